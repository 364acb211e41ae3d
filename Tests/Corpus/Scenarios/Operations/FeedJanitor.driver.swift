import CorpusProbe
import Foundation

@MainActor private func drive(_ probe: Probe, _ start: (FeedJanitor) -> Operation) {
  let janitor = FeedJanitor()
  probe.watch(start(janitor))
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("cleanUp", rule: "stored_closure_cycle", decidedBy: .text, capture: "operation") { drive($0) { $0.cleanUp() } },
  Place("trim", decidedBy: .text) { drive($0) { $0.trim() } },
]
