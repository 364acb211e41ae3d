import CorpusProbe

private func filled(_ probe: Probe, _ fill: (OutlineNode) -> Void) {
  let root = OutlineNode("root")
  probe.watch(root)
  fill(root)
}

public let places: [Place] = [
  Place("heading", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var parent: OutlineNode?") { probe in
    filled(probe) { Editor.makeHeadings(in: $0) }
  },
  Place("footnote", decidedBy: .program) { probe in filled(probe) { Editor.makeFootnotes(in: $0) } },
  Place("count", decidedBy: .program) { probe in
    let document = OutlineDocument()
    probe.watch(document)
    _ = document.count()
  },
  Place("track", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let document = OutlineDocument()
    probe.watch(document)
    document.trackChanges()
    document.root.rename("top")
  },
  Place("renumber", rule: "stored_closure_cycle", decidedBy: .program, capture: "list") { probe in
    let list = Importer.numbered(["a", "b"])
    probe.watch(list)
    list.rename("steps")
  },
  Place("bullets", decidedBy: .program) { probe in
    let list = Importer.bulleted(["a", "b"])
    probe.watch(list)
    list.rename("points")
  },
]
