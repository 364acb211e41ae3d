import UIKit

struct ChartPoint {
  let x: Double
  let y: Double
}

final class ChartAxis {
  private let chart: ChartView  //@ axisChart
  var labels: [String] = []

  init(chart: ChartView) { self.chart = chart }
  func layout() { labels = chart.points.map { "\(Int($0.x))" } }
}

final class ChartLegend {
  private unowned let chart: ChartView  //@ legendChart
  var onToggle: ((Bool) -> Void)?
  init(chart: ChartView) { self.chart = chart }
  var title: String { "\(chart.points.count) points" }
}

final class ChartReport {
  private unowned let chart: ChartView  //@ reportChart
  init(chart: ChartView) { self.chart = chart }
  func text() -> String { chart.points.map { "\($0.x);\($0.y)" }.joined(separator: "\n") }
}

final class ChartView: UIView {
  var points: [ChartPoint] = []
  private(set) var axes: [ChartAxis] = []
  private(set) lazy var legend = ChartLegend(chart: self)

  func addAxis() {
    let axis = ChartAxis(chart: self)
    axis.layout()
    axes.append(axis)
  }

  func forEachVisible(_ body: (ChartPoint) -> Void) { points.forEach(body) }
  func makeReport() -> ChartReport { ChartReport(chart: self) }
}

final class DashboardController: UIViewController {
  private let chart = ChartView()
  private(set) var isFiltered = false
  private(set) var sum = 0.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    chart.points = [ChartPoint(x: 1, y: 2), ChartPoint(x: 2, y: 5)]
  }

  func enableFilter() {
    chart.legend.onToggle = { isOn in  //@ filter
      self.isFiltered = isOn
      self.chart.setNeedsDisplay()
    }
  }

  func total() {
    chart.forEachVisible { self.sum += $0.y }  //@ total
  }

  func printReport() -> String { chart.makeReport().text() }
}

final class DashboardTab {
  func open() {
    let dashboard = DashboardController()
    dashboard.loadViewIfNeeded()
    dashboard.enableFilter()
    dashboard.total()
    _ = dashboard.printReport()
  }

  func export() -> String {
    let report = reportOfLastWeek()
    return report.text()
  }

  func preview() -> String {
    let chart = ChartView()
    chart.addAxis()
    return chart.legend.title
  }

  private func reportOfLastWeek() -> ChartReport {
    let chart = ChartView()
    chart.points = [ChartPoint(x: 7, y: 1)]
    return chart.makeReport()
  }
}
