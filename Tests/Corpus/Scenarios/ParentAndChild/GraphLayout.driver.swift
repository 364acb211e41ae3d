import CorpusProbe

private func layout(_ probe: Probe, _ use: (ForceLayout) -> Void) {
  let graph = Graph()
  _ = graph.add("only")
  let layout = ForceLayout(graph: graph)
  probe.watch(layout)
  use(layout)
  layout.step()
}

public let places: [Place] = [
  Place("neighbours", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let graph = Graph()
    let first = graph.add("a"), second = graph.add("b")
    probe.watch(first)
    graph.relate(first, second)
  },
  Place("source", decidedBy: .program) { probe in
    let graph = Graph()
    let first = graph.add("a"), second = graph.add("b")
    probe.watch(first)
    graph.link(first, second)
  },
  Place("parent", decidedBy: .text) { probe in
    let root = TreeNode(label: "root"), leaf = TreeNode(label: "leaf")
    probe.watch(root)
    root.add(leaf)
  },
  Place("peers", decidedBy: .program) { probe in
    let cluster = Cluster()
    for node in cluster.connect(3) { probe.watch(node) }
    cluster.dissolve()
  },
  Place("gravity", rule: "stored_closure_cycle", decidedBy: .text) { probe in layout(probe) { $0.addGravity() } },
  Place("jitter", decidedBy: .text) { probe in layout(probe) { $0.addJitter(0.2) } },
]
