import CorpusProbe
import CorpusUIKit

@MainActor private func show(_ probe: Probe, _ work: (RiderMapController) -> Void) {
  let map = RiderMapController()
  probe.watch(map)
  map.loadViewIfNeeded()
  work(map)
}

public let places: [Place] = [
  Place("target", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let target: RiderMapController") { probe in show(probe) { $0.forwardTaps() } },
  Place("layers", decidedBy: .text) { probe in show(probe) { _ in } },
  Place("done", decidedBy: .text) { probe in show(probe) { $0.navigationItem.rightBarButtonItem?.simulateTap() } },
  Place("recenter", rule: "stored_closure_cycle", decidedBy: .text) { probe in show(probe) { $0.enableRecenter() } },
  Place("skip", rule: "stored_closure_cycle", decidedBy: .text) { probe in show(probe) { $0.buildMenu() } },
  Place("confirm", decidedBy: .text) { probe in
    show(probe) {
      $0.confirmSkip()
      ($0.presentedViewController as? UIAlertController)?.simulateTap(on: "Skip")
    }
  },
]
