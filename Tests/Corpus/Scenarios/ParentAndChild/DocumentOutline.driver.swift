import CorpusProbe

public let places: [Place] = [
  Place("previous", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "weak var previous: Page?") { probe in
    let outline = DocumentOutline()
    outline.paginate(["Cover", "Contents", "One"])
    probe.watch(outline.first!)
  },
  Place("nest", decidedBy: .program) { probe in
    let outline = DocumentOutline()
    outline.read([Heading(level: 1, title: "One"), Heading(level: 2, title: "Two"), Heading(level: 2, title: "Three")])
    outline.sections.forEach(probe.watch)
    outline.sections.flatMap(\.sections).forEach(probe.watch)
  },
  Place("adopt", rule: "target_cycle", decidedBy: .program, repaired: "_ = section") { probe in
    let outline = DocumentOutline()
    outline.readLoose(["One", "Two"])
    outline.loose.forEach(probe.watch)
  },
]
