import CorpusProbe
import UIKit

@MainActor private func show(_ probe: Probe, _ controller: NoteController) {
  probe.watch(controller)
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(controller, animated: true)
  probe.wait(0.03)
  navigation.popToRootViewController(animated: true)
}

@MainActor private func write(_ probe: Probe, _ use: (RichNoteController) -> Void) {
  let controller = RichNoteController(store: NoteStore())
  use(controller)
  show(probe, controller)
}

public let places: [Place] = [
  Place("compact", decidedBy: .text) { probe in
    let store = NoteStore()
    probe.watch(store)
    store.compact()
  },
  Place("quickAutosave", rule: "unbounded_self_capture", decidedBy: .text) { show($0, QuickNoteController(store: NoteStore())) },
  Place("longAutosave", decidedBy: .text) { show($0, LongNoteController(store: NoteStore())) },
  Place("titleFormat", decidedBy: .text) { write($0) { $0.run("title") } },
  Place("textDelegate", decidedBy: .text) { write($0) { $0.attach() } },
  Place("italic", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    commands[\"italic\"] = { [weak self] in self?.makeItalic() }") {
    write($0) { $0.addItalic(); $0.run("italic") }
  },
]
