import CorpusProbe

@MainActor private func read(_ probe: Probe, _ isWatched: (AnyObject) -> Bool) {
  _ = ReadingRoom().read { if isWatched($0) { probe.watch($0) } }
}

public let places: [Place] = [
  Place("document", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let document: AnnotatedDocument") { read($0) { ($0 as? AnnotatedDocument)?.title == "Emma" } },
  Place("margin", decidedBy: .program) { read($0) { ($0 as? AnnotatedDocument)?.title == "Persuasion" } },
  Place("size", rule: "stored_closure_cycle", decidedBy: .program) { read($0) { $0 is FontSettings } },
  Place("dark", decidedBy: .program) { read($0) { $0 is ThemeSettings } },
  Place("indicator", decidedBy: .program) { read($0) { $0 is ReadingPosition } },
  Place("selection", rule: "stored_closure_cycle", decidedBy: .program) { read($0) { $0 is Shelf } },
]
