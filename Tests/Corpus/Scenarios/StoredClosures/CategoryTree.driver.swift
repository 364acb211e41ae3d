import CorpusProbe

private func makeTree() -> CategoryTree {
  CategoryTree(root: Category("Shop", [Category("Shoes"), Category("Hats", [Category("Caps")])]))
}

public let places: [Place] = [
  Place(
    "header", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "lazy var header: () -> String = { [weak self] in guard let self else { return gone() }; return"
  ) { probe in
    let tree = makeTree()
    probe.watch(tree)
    print(tree.header())
  },
  Place("footer", decidedBy: .text) { probe in
    let tree = makeTree()
    probe.watch(tree)
    print(tree.footer)
  },
  Place("collect", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let tree = makeTree()
    probe.watch(tree)
    tree.collect()
  },
  Place("again", decidedBy: .text) { probe in
    let tree = makeTree()
    probe.watch(tree)
    tree.collectAgain()
  },
  Place("depth", decidedBy: .text) { probe in
    let tree = makeTree()
    probe.watch(tree)
    _ = tree.depth()
  },
]
