import CorpusProbe
import UIKit

private func viewer(_ probe: Probe, _ use: (DiffViewController) -> Void) {
  let controller = DiffViewController()
  controller.loadViewIfNeeded()
  probe.watch(controller)
  use(controller)
}

public let places: [Place] = [
  Place("provider", rule: "stored_closure_cycle", decidedBy: .text) { probe in viewer(probe) { $0.useSource() } },
  Place("copying", decidedBy: .text) { probe in viewer(probe) { $0.useCopyingSource() } },
  Place("flash", rule: "stored_closure_cycle", decidedBy: .text, capture: "cell") { probe in
    let controller = DiffViewController()
    controller.loadViewIfNeeded()
    controller.useFlashingSource()
    let table = controller.view.subviews.compactMap { $0 as? UITableView }.first
    for cell in table?.visibleCells ?? [] { probe.watch(cell) }
  },
  Place("sort", decidedBy: .text) { probe in viewer(probe) { $0.sortLines() } },
  Place("wrap", rule: "stored_closure_cycle", decidedBy: .text) { probe in viewer(probe) { $0.addWrapButton() } },
  Place("fold", decidedBy: .text) { probe in viewer(probe) { $0.addFoldButton() } },
]
