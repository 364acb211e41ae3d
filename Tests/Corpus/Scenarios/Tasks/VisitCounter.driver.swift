import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (VisitCounter) -> Void) {
  let controller = VisitCounter()
  probe.watch(controller)
  start(controller)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("visits", rule: "subscription_cycle", decidedBy: .program) { drive($0) { $0.countVisits() } },
  Place("guests", decidedBy: .program) { drive($0) { $0.countGuests() } },
]
