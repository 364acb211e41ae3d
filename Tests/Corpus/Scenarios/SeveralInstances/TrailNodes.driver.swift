import CorpusProbe

public let places: [Place] = [
  Place("ahead", decidedBy: .program) { probe in
    let node = TrailNode("gate", next: TrailNode("bridge"))
    probe.watch(node)
    node.notifyAhead()
  },
  Place("behind", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let node = TrailNode("gate", next: TrailNode("bridge"))
    probe.watch(node)
    node.notifyBehind()
  },
  Place("hop", decidedBy: .program) { probe in
    let trail = Trail()
    probe.watch(trail)
    probe.watch(trail.head)
    trail.extend(["bridge", "hut"])
    trail.head.next.map(probe.watch)
  },
  Place("summit", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let trail = Trail()
    probe.watch(trail)
    trail.closeRound()
  },
]
