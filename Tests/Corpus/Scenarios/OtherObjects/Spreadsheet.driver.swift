import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("mirror", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  private weak var mirror: Cell?") { probe in
    let first = Cell("A1"), second = Cell("A2")
    probe.watch(first)
    second.mirror(first)
    second.write(2)
  },
  Place("chart", decidedBy: .program) { probe in
    let sheet = Sheet()
    let chart = Chart(sheet: sheet)
    probe.watch(chart)
    probe.watch(sheet)
    sheet.set(1, at: "A1")
  },
  Place("sum", decidedBy: .program) { probe in
    let sheet = Sheet()
    probe.watch(sheet)
    probe.watch(sheet["A1"])
    sheet.sum("A3", "A1", "A2")
    _ = sheet["A3"].value
  },
  Place("running", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { probe in
    let sheet = Sheet()
    probe.watch(sheet["B1"])
    sheet.accumulate("B1", "A1")
    _ = sheet["B1"].value
  },
  Place("percentage", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let sheet = Sheet()
    probe.watch(sheet)
    sheet.percentage("B2", of: "A2")
    _ = sheet["B2"].value
  },
  Place("autosave", decidedBy: .program) { probe in
    let sheet = Sheet()
    let autosave = Autosave(sheet: sheet)
    probe.watch(autosave)
    autosave.begin()
    sheet.set(1, at: "A1")
    autosave.end()
  },
]
