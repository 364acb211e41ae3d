import UIKit

final class BarLayer: UIView {
  private var link: CADisplayLink?
  private(set) var frames = 0

  func grow() {
    link = CADisplayLink(target: self, selector: #selector(step))  //@ grow
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step() { frames += 1 }

  deinit { link?.invalidate() }
}

final class PieLayer: UIView {
  private var link: CADisplayLink?
  private(set) var angle = 0

  func spin() {
    link = CADisplayLink(target: self, selector: #selector(step))  //@ spin
    link?.add(to: .main, forMode: .common)
  }

  func halt() {
    link?.invalidate()
    link = nil
  }

  @objc private func step() { angle += 6 }
}

final class ChartScreen: UIViewController {
  private let legend = UILabel()
  private let note = UILabel()
  private(set) var animations = 0

  func revealLegend() {
    UIView.animate(withDuration: 0.2, animations: { self.legend.alpha = 1 }) { [unowned self] _ in  //@ legend
      self.animations += 1
    }
  }

  func revealNote() {
    UIView.animate(withDuration: 0.2, animations: { self.note.alpha = 1 }) { [weak self] _ in  //@ note
      self?.animations += 1
    }
  }

  func sum(_ amounts: [Double]) -> Double {
    amounts.reduce(0) { [unowned self] total, amount in  //@ sum
      total + amount * Double(self.animations + 1)
    }
  }
}

final class MonthView: UIView {
  private(set) var bars: BarLayer?
  private(set) var pie: PieLayer?

  func showBars() {
    let bars = BarLayer()
    addSubview(bars)
    bars.grow()
    self.bars = bars
  }

  func showPie() {
    let pie = PieLayer()
    addSubview(pie)
    pie.spin()
    self.pie = pie
  }

  func clear() {
    pie?.halt()
    subviews.forEach { $0.removeFromSuperview() }
    (bars, pie) = (nil, nil)
  }
}

final class BudgetFlow {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let month = MonthView()

  func openChart() -> ChartScreen {
    let chart = ChartScreen()
    navigation.pushViewController(chart, animated: true)
    return chart
  }

  func tapLegend() {
    openChart().revealLegend()
    navigation.popViewController(animated: true)
  }

  func tapNote() {
    openChart().revealNote()
    navigation.popViewController(animated: true)
  }
}

extension BudgetFlow {
  func peek() -> Double {
    month.showBars()
    month.showPie()
    month.clear()
    let total = openChart().sum([12, 30])
    navigation.popViewController(animated: true)
    return total
  }
}
