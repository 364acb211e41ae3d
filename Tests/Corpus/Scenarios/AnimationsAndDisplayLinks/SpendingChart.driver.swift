import UIKit
import CorpusProbe

public let places: [Place] = [
  Place("grow", rule: "unbounded_self_capture", decidedBy: .text, repaired: "    class P { weak var bar: BarLayer?; func step() { bar?.frames += 1 } }; let proxy = P(); proxy.bar = self; link = CADisplayLink(target: proxy, selector: Selector(P.step))") { p in
    let flow = BudgetFlow()
    flow.month.showBars()
    p.watch(flow.month.bars!)
    p.wait(0.03)
    flow.month.clear()
  },
  Place("spin", decidedBy: .program) { p in
    let flow = BudgetFlow()
    flow.month.showPie()
    p.watch(flow.month.pie!)
    p.wait(0.03)
    flow.month.clear()
  },
  Place("legend", rule: "unowned_capture", decidedBy: .program, repaired: "    UIView.animate(withDuration: 0.2, animations: { self.legend.alpha = 1 }) { [weak self] _ in guard let self else { return }") { p in
    let flow = BudgetFlow()
    let chart = flow.openChart()
    p.watch(chart)
    chart.revealLegend()
    flow.navigation.popViewController(animated: true)
  },
  Place("note", decidedBy: .program) { p in
    let flow = BudgetFlow()
    let chart = flow.openChart()
    p.watch(chart)
    chart.revealNote()
    flow.navigation.popViewController(animated: true)
  },
  Place("sum", decidedBy: .text) { p in
    let flow = BudgetFlow()
    let chart = flow.openChart()
    p.watch(chart)
    _ = chart.sum([1, 2])
    flow.navigation.popViewController(animated: true)
  },
]
