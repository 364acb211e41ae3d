import CorpusProbe
import UIKit

@MainActor
private func edit(_ probe: Probe, _ watched: (EditorController) -> AnyObject) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let controller = EditorController()
  probe.watch(watched(controller))
  navigation.pushViewController(controller, animated: false)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("addShape", rule: "stored_closure_cycle", decidedBy: .program) { probe in edit(probe) { $0.canvas } },
  Place("insertText", decidedBy: .program) { probe in edit(probe) { $0.buffer } },
  Place("swapPages", decidedBy: .program) { probe in edit(probe) { $0.sorter } },
  Place("renamed", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let drawing: Drawing") { probe in
    probe.watch(DrawingBrowser().copy(named: "Harbour"))
  },
  Place("exported", decidedBy: .program) { probe in
    let drawing = Drawing()
    probe.watch(drawing)
    _ = DrawingBrowser().export(drawing)
  },
]
