import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("discard", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let e = InvoiceEditorController()
    probe.watch(e)
    e.prepareDiscard()
  },
  Place("note", decidedBy: .program) { probe in
    let e = InvoiceEditorController()
    probe.watch(e)
    e.askForNote()
    (e.presentedViewController as? UIAlertController)?.simulateTap(on: "OK")
  },
  Place("save", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let e = InvoiceEditorController()
    probe.watch(e)
    e.addSaveButton()
  },
  Place("cancel", decidedBy: .program) { probe in
    let e = InvoiceEditorController()
    probe.watch(e)
    e.addCancelButton()
  },
  Place("line", decidedBy: .program) { probe in
    let e = InvoiceEditorController()
    probe.watch(e)
    e.addLineButton()
  },
  Place("keyboard", rule: "subscription_cycle", decidedBy: .program, repaired: #"      using: { [weak self] in self?.keyboardWillShow($0) })"#) { probe in
    let e = InvoiceEditorController()
    probe.watch(e)
    e.followKeyboard()
  },
]
