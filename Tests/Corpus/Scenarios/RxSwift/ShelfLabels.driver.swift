import CorpusProbe

public let places: [Place] = [
  Place(
    "kept", rule: "stored_method_reference_cycle", decidedBy: .program, repaired: ".map { [weak self] _ in ShelfLabel(remove: { [weak self] in self?.stop() }) }"
  ) { probe in
    let printer = LabelPrinter()
    probe.watch(printer)
    printer.keepLast()
  },
  Place("counted", decidedBy: .program) { probe in
    let printer = LabelPrinter()
    probe.watch(printer)
    printer.countLabels()
  },
  Place("accepted", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let board = LabelBoard()
    probe.watch(board)
    board.show()
  },
]
