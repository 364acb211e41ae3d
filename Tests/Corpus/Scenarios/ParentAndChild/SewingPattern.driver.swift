import CorpusProbe

private func table(_ probe: Probe, _ use: (SewingTable, Pattern) -> Void) {
  let table = SewingTable()
  table.begin("Dress")
  probe.watch(table.pattern!)
  use(table, table.pattern!)
  table.clear()
}

public let places: [Place] = [
  Place("pattern", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var pattern: Pattern?") { probe in
    table(probe) { table, _ in table.addBodice() }
  },
  Place("from", decidedBy: .program) { probe in
    let front = PatternPiece(name: "front"), back = PatternPiece(name: "back")
    probe.watch(front)
    _ = front.sew(to: back, allowance: 1).title
  },
  Place("resize", rule: "stored_closure_cycle", decidedBy: .program) { probe in table(probe) { $1.resize(to: 1.2) } },
  Place("rename", decidedBy: .program) { probe in table(probe) { $1.rename("Skirt") } },
  Place("cutter", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: CutterDelegate?") { probe in
    table(probe) { table, _ in probe.watch(table); table.cutAll() }
  },
  Place("plan", decidedBy: .program) { probe in table(probe) { _, _ in } },
]
