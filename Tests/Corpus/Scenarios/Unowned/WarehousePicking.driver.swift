import CorpusProbe


public let places: [Place] = [
  Place("list", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: #"  private unowned let list: PickList"#) { probe in
    let l = PickList(order: "1")
    probe.watch(l)
    l.add("a")
    l.add("b")
  },
  Place("hub", rule: "unowned_capture", decidedBy: .program) { probe in
    do {
      let s = PickStation()
      probe.watch(s)
      s.listenToHub()
    }
    ScannerHub.shared.deliver("1")
  },
  Place("hand", decidedBy: .program) { probe in
    let s = PickStation()
    probe.watch(s)
    s.listenToHand()
  },
  Place("bigTote", rule: "stored_closure_cycle", decidedBy: .text, capture: "tote") { probe in
    let t = PickStation().bigTote()
    probe.watch(t)
    let l = PickList(order: "1")
    l.add("a")
    t.put(l.tasks[0])
    t.put(l.tasks[0])
  },
  Place("smallTote", decidedBy: .program) { probe in
    let t = PickStation().smallTote()
    probe.watch(t)
    let l = PickList(order: "1")
    l.add("a")
    t.put(l.tasks[0])
    t.put(l.tasks[0])
  },
]
