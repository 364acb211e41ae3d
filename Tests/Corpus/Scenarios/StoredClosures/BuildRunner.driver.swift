import CorpusProbe
import Foundation

@MainActor private func drive(_ probe: Probe, _ start: (BuildRunner) -> Void) {
  let runner = BuildRunner()
  probe.watch(runner)
  start(runner)
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("output", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.followOutput() } },
  Place("errors", decidedBy: .text) { drive($0) { $0.skipErrors() } },
  Place("once", decidedBy: .text) { drive($0) { $0.readOnce() } },
  Place("compiler", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.prepare() } },
  Place("linker", decidedBy: .text) { drive($0) { _ = $0.prepareLinker() } },
  Place("cancel", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.allowCancelling() } },
  Place("pause", decidedBy: .text) { drive($0) { $0.allowPausing() } },
  Place("filter", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.showRunning() } },
  Place("count", decidedBy: .text) { drive($0) { _ = $0.countRunning(["a", "b"]) } },
]
