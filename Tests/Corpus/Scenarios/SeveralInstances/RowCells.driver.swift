import CorpusProbe

public let places: [Place] = [
  Place("toggle", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { probe in
    let table = RowTable()
    RowBuilder(table: table).addToggle()
    probe.watch(table.cells[0])
  },
  Place("radio", decidedBy: .program) { probe in
    let table = RowTable()
    RowBuilder(table: table).addRadio()
    table.cells.forEach { probe.watch($0) }
  },
  Place("chevron", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { probe in
    let table = RowTable()
    RowBuilder(table: table).addDisclosure()
    table.cells.forEach { probe.watch($0) }
  },
  Place("hint", decidedBy: .program) { probe in
    let table = RowTable()
    RowBuilder(table: table).addHint()
    table.cells.forEach { probe.watch($0) }
  },
  Place("back", decidedBy: .program) { probe in
    let builder = RowBuilder(table: RowTable())
    probe.watch(builder)
    builder.addBack()
  },
]
