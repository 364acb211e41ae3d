import CorpusProbe
import UIKit

@MainActor
private func show<Controller: UIViewController>(_ probe: Probe, _ controller: Controller, _ use: (Controller) -> Void) {
  let flow = NotesFlow()
  probe.watch(controller)
  flow.open(controller)
  use(controller)
  flow.back()
}

@MainActor
private func tap(_ title: String, on controller: UIViewController) {
  (controller.presentedViewController as? UIAlertController)?.simulateTap(on: title)
}

public let places: [Place] = [
  Place("delete", decidedBy: .program) { probe in
    show(probe, NotesController()) {
      $0.confirmDelete()
      tap("Cancel", on: $0)
    }
  },
  Place("color", decidedBy: .program) { probe in
    show(probe, NotesController()) {
      $0.chooseColor()
      ($0.presentedViewController as? ColorSheet)?.redButton.simulateTap()
    }
  },
  Place("noteColor", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    show(probe, NoteController()) {
      $0.chooseColor()
      ($0.presentedViewController as? ColorSheet)?.redButton.simulateTap()
    }
  },
  Place("field", decidedBy: .text) { probe in
    show(probe, RenameController()) {
      $0.rename()
      tap("Save", on: $0)
    }
  },
  Place("discard", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = NotesFlow()
    flow.draft()
    probe.watch(flow.navigation.topViewController!)
    flow.back()
  },
  Place("share", decidedBy: .program) { probe in
    let flow = NotesFlow()
    flow.share()
    let controller = flow.navigation.topViewController!
    probe.watch(controller)
    (controller.presentedViewController as? UIActivityViewController)?.simulateCompletion()
    flow.back()
  },
]
