import CorpusProbe

public let places: [Place] = [
  Place("cancelledBefore", rule: "subscription_cycle", decidedBy: .program) { probe in
    let model = SearchModel()
    probe.watch(model)
    model.begin()
  },
  Place("cancelledAfter", decidedBy: .program) { probe in
    let model = SearchModel()
    probe.watch(model)
    model.beginAndEnd()
  },
  Place("filledByLoop", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let owner = BarOwner()
    probe.watch(owner)
    owner.fill()
  },
  Place("shownOnce", decidedBy: .program) { probe in
    let owner = BarOwner()
    probe.watch(owner)
    owner.show()
  },
  Place("clearedBefore", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let owner = SlotOwner()
    probe.watch(owner)
    owner.begin()
  },
  Place("takenOutOfCopy", decidedBy: .program) { probe in
    let panel = KeyPanel()
    probe.watch(panel)
    panel.show()
  },
  Place("copiedWhole", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let log = KeyLog()
    probe.watch(log)
    log.open()
    log.close()
  },
]
