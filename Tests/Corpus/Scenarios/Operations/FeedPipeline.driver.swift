import CorpusProbe
import Foundation

@MainActor private func drive(_ probe: Probe, _ start: (FeedPipeline) -> Operation) {
  let pipeline = FeedPipeline()
  probe.watch(start(pipeline))
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("fetch", rule: "stored_closure_cycle", decidedBy: .text, capture: "parse") { drive($0) { $0.load([1, 2]) } },
  Place("later", decidedBy: .text) { drive($0) { $0.loadLater([1, 2]) } },
  Place("parsed", rule: "stored_closure_cycle", decidedBy: .program, capture: "parse") { drive($0) { $0.parse([1, 2]) } },
  Place("quiet", decidedBy: .program) { drive($0) { $0.parseQuietly([1, 2]) } },
]
