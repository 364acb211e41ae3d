import CorpusProbe

public let places: [Place] = [
  Place("chain", decidedBy: .text) { probe in
    let leaf = Scope(saved: SavedScope(parent: SavedScope(parent: SavedScope())))
    probe.watch(leaf)
    _ = Scope.root(of: leaf)
  },
  Place("linked", rule: "mutual_ownership_cycle", decidedBy: .text) { probe in
    let leaf = LinkedScope(saved: SavedScope(parent: SavedScope()))
    probe.watch(leaf)
    _ = leaf.parent
  },
  Place("pruned", decidedBy: .text) { probe in
    let root = Branch("root", [Branch("one", [Branch("two")]), Branch("three")])
    probe.watch(root)
    _ = prune(root, keeping: "t")
  },
  Place("survivors", decidedBy: .text) { probe in
    let root = Branch("root", [Branch("one"), Branch("two")])
    probe.watch(root)
    _ = prune(root, keeping: "o")
  },
]
