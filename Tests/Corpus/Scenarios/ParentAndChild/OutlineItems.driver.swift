import CorpusProbe

@MainActor
private func build(_ probe: Probe, _ watched: (OutlineDocument) -> AnyObject?) {
  let document = OutlineDocument()
  document.build()
  if let object = watched(document) { probe.watch(object) }
}

public let places: [Place] = [
  Place("itemParent", decidedBy: .text) { probe in build(probe) { $0.root } },
  Place("folderParent", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  weak var parent: FolderNode?") { probe in
    build(probe) { $0.folder }
  },
  Place("nextToken", decidedBy: .program) { probe in
    if let token = Tokenizer().tokens("to be or not") { probe.watch(token) }
  },
  Place("previousSlide", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var previous: Slide?") { probe in
    build(probe) { $0.deck.first }
  },
  Place("dependents", decidedBy: .program) { probe in build(probe) { $0.sheet.cells["total"] } },
  Place("formula", decidedBy: .text) { probe in build(probe) { $0.sheet } },
]
