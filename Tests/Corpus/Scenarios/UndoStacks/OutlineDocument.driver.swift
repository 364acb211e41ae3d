import CorpusProbe


public let places: [Place] = [
  Place("parent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: #"  weak var parent: OutlineNode?"#) { probe in
    let root = OutlineNode(title: "a")
    probe.watch(root)
    root.add(OutlineNode(title: "b"))
  },
  Place("page", decidedBy: .program) { probe in
    let page = FootnotePage()
    probe.watch(page)
    page.append("n")
  },
  Place("rename", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let d = OutlineDocument()
    probe.watch(d)
    d.rename(0, to: "x")
  },
  Place("insert", decidedBy: .program) { probe in
    let d = OutlineDocument()
    probe.watch(d)
    d.insert("x")
  },
  Place("replaceAll", decidedBy: .program) { probe in
    let d = OutlineDocument()
    probe.watch(d)
    d.replaceAll(with: ["x"])
  },
]
