import CorpusProbe

@MainActor private func train<Model: AnyObject>(_ probe: Probe, _ type: Model.Type) {
  let store = PlanStore()
  let screen = TrainingScreen(store: store)
  screen.appear()
  screen.models.forEach { if $0 is Model { probe.watch($0) } }
  probe.wait(0.03)
  screen.disappear()
}

public let places: [Place] = [
  Place("total", rule: "subscription_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.total = $0 }") { train($0, WeekModel.self) },
  Place("badge", decidedBy: .program) { train($0, BadgeModel.self) },
  Place("samples", rule: "subscription_cycle", decidedBy: .text) { train($0, HeartModel.self) },
  Place("pulse", rule: "subscription_cycle", decidedBy: .text, repaired: "      .sink(receiveValue: { [weak self] in self?.update($0) })") { train($0, PulseModel.self) },
  Place("sync", decidedBy: .program) { train($0, SyncModel.self) },
  Place("rest", decidedBy: .text) { train($0, RestModel.self) },
]
