import CorpusProbe
import RxCocoa
import UIKit

@MainActor
private func run(_ probe: Probe, _ watched: (FlightFlow, FlightSearchController) -> AnyObject) {
  let flow = FlightFlow()
  let controller = flow.makeController()
  probe.watch(watched(flow, controller))
  controller.loadViewIfNeeded()
  controller.field.simulateTyping("zrh")
  flow.searchModel.query.accept("osl")
  flow.statistics.query.accept("osl")
  probe.wait(0.04)
  flow.finish()
}

public let places: [Place] = [
  Place("search", decidedBy: .text, capture: "service") { probe in run(probe) { flow, _ in flow.searchModel } },
  Place("searches", rule: "subscription_cycle", decidedBy: .text) { probe in run(probe) { flow, _ in flow.statistics } },
  Place("alerts", decidedBy: .text) { probe in run(probe) { flow, _ in flow.alerts } },
  Place("show", rule: "subscription_cycle", decidedBy: .text, repaired: "      .subscribe(onNext: { [weak self] in self?.show($0) })") { probe in
    run(probe) { _, controller in controller }
  },
  Place("ticks", decidedBy: .program) { probe in run(probe) { flow, _ in flow.ticker } },
]
