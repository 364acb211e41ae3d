import UIKit

struct ChartPoint {
  let x: Double
  let y: Double
}

final class AxisFormatter {
  private let format: (Double) -> String
  init(_ format: @escaping (Double) -> String) { self.format = format }
  func text(for value: Double) -> String { format(value) }
}

final class ChartAxis {
  var formatter: AxisFormatter?
  private(set) var labels: [String] = []
  func layout(_ values: [Double]) { labels = values.map { formatter?.text(for: $0) ?? "\($0)" } }
}

final class ChartMarker {
  var chart: ChartView?  //@ marker
  var offset = 0.0
}

final class ChartLegend {
  weak var chart: ChartView?  //@ legend
  var titles: [String] = []
}

final class ChartView: UIView {
  let xAxis = ChartAxis()
  let yAxis = ChartAxis()
  var marker: ChartMarker?
  var legend: ChartLegend?
  private(set) var points: [ChartPoint] = []
  var onSelect: ((ChartPoint) -> Void)?

  func attachMarker() {
    let marker = ChartMarker()
    marker.chart = self
    self.marker = marker
  }

  func attachLegend() {
    let legend = ChartLegend()
    legend.chart = self
    self.legend = legend
  }

  func plot(_ points: [ChartPoint]) {
    self.points = points
    xAxis.layout(points.map { $0.x })
    yAxis.layout(points.map { $0.y })
  }

  func tap(_ index: Int) { onSelect?(points[index]) }
}

final class StatisticsViewController: UIViewController {
  let chart = ChartView()
  let caption = UILabel()
  private let unit = "km"
  private let calendar = Calendar.current

  func showDistances(_ values: [Double]) {
    chart.yAxis.formatter = AxisFormatter { value in "\(value) \(self.unit)" }  //@ distances
    chart.plot(values.enumerated().map { index, value in ChartPoint(x: Double(index), y: value) })
  }

  func showDays(_ values: [Double]) {
    let calendar = calendar
    chart.xAxis.formatter = AxisFormatter { value in  //@ days
      calendar.shortWeekdaySymbols[Int(value) % 7]
    }
    chart.plot(values.enumerated().map { index, value in ChartPoint(x: Double(index), y: value) })
  }

  func explainSelection() {
    chart.onSelect = { [unowned chart, caption] point in  //@ selection
      caption.text = chart.yAxis.formatter?.text(for: point.y) ?? "\(point.y)"
    }
  }

  func markSelection() {
    let chart = chart
    chart.onSelect = { point in  //@ offset
      chart.marker?.offset = point.x
    }
  }
}

final class ReportSession {
  private(set) var screen: StatisticsViewController?

  func open() -> StatisticsViewController {
    let screen = StatisticsViewController()
    self.screen = screen
    return screen
  }

  func end() { screen = nil }
}
