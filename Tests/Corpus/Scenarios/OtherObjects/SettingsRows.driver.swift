import CorpusProbe

public let places: [Place] = [
  Place("sound", rule: "stored_closure_cycle", decidedBy: .program, capture: "sound") { probe in
    let row = SettingsRows.makeSoundRow()
    probe.watch(row)
    row.select()
  },
  Place("vibration", decidedBy: .program) { probe in
    let rows = SettingsRows.makeRows()
    probe.watch(rows[1])
    rows[1].select()
  },
  Place("all", decidedBy: .program) { probe in
    let rows = SettingsRows.makeRows()
    rows.forEach { probe.watch($0) }
    rows[2].select()
  },
  Place("reset", decidedBy: .program) { probe in
    let rows = SettingsRows.makeRows()
    let reset = SettingsRows.makeResetRow(for: rows)
    rows.forEach { probe.watch($0) }
    probe.watch(reset)
    reset.select()
  },
]
