import CorpusProbe

public let places: [Place] = [
  Place(
    "parent", rule: "mutual_ownership_cycle", decidedBy: .text,
    repaired: "  private(set) weak var parent: OutlineNode?"
  ) { probe in
    let root = OutlineNode(title: "Book")
    probe.watch(root)
    root.insert(OutlineNode(title: "Chapter"))
  },
  Place("folder", decidedBy: .text) { probe in
    let root = FolderNode(title: "Home")
    probe.watch(root)
    root.insert(FolderNode(title: "Documents"))
  },
]
