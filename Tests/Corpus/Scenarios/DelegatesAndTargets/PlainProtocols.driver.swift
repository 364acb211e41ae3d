import CorpusProbe

public let places: [Place] = [
  Place("handler", rule: "stored_closure_cycle", decidedBy: .program, capture: "handler", repaired: "  func set(_ handler: RowHandler) { onTap = { [weak object = handler as AnyObject] in (object as? any RowHandler)?.tapped() } }") { probe in
    let list = RowList()
    probe.watch(list)
    list.fill()
  },
  Place("copied", decidedBy: .program) { probe in
    let sheet = Sheet()
    probe.watch(sheet)
    sheet.fill()
  },
]
