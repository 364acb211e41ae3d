import CorpusProbe

public let places: [Place] = [
  Place("confirm", decidedBy: .program) { probe in
    let dialog = StampPrinter.ask()
    probe.watch(dialog)
    dialog.confirm("PAID")
  },
  Place("cancel", rule: "stored_closure_cycle", decidedBy: .program, capture: "dialog") { probe in
    let dialog = StampPrinter.askAgain()
    probe.watch(dialog)
    dialog.cancel()
  },
  Place("help", decidedBy: .program) { probe in
    let dialog = StampPrinter.explain()
    probe.watch(dialog)
    dialog.help()
  },
  Place(
    "warn", rule: "stored_method_reference_cycle", decidedBy: .program, capture: "dialog",
    repaired: "dialog.onCancel = { [weak dialog] in dialog?.hide() }"
  ) { probe in
    let dialog = StampPrinter.warn()
    probe.watch(dialog)
    dialog.cancel()
  },
]
