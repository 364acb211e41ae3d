import CorpusProbe
import UIKit

@MainActor private func read(_ probe: Probe, _ open: (ReaderCoordinator) -> Void) {
  let coordinator = ReaderCoordinator()
  open(coordinator)
  probe.watch(coordinator.window.presentedViewController!)
  coordinator.close()
}

public let places: [Place] = [
  Place("marginCell", rule: "stored_closure_cycle", decidedBy: .text) { read($0) { $0.openMargin() } },
  Place("indexCell", decidedBy: .text, capture: "tint") { read($0) { $0.openIndex() } },
  Place("indexApplied", decidedBy: .text) { read($0) { $0.openIndex() } },
  Place("refresh", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    store.onChange = { [weak self] in self?.text = $0.map(\\.note).joined() }") { read($0) { $0.openEditor() } },
]
