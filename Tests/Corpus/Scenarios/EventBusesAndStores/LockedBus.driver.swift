import CorpusProbe

public let places: [Place] = [
  Place("add", decidedBy: .program) { probe in
    let bus = LockedBus()
    probe.watch(bus)
    bus.add(4) { print($0) }
  },
  Place("count", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let bus = LockedBus()
    probe.watch(bus)
    bus.countMessages()
  },
  Place("locked", decidedBy: .program) { probe in
    let bus = LockedBus()
    probe.watch(bus)
    bus.countLocked()
    bus.send("a")
  },
  Place("rename", decidedBy: .program) { probe in
    let bus = LockedBus()
    probe.watch(bus)
    bus.rename()
  },
  Place("log", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let bus = LockedBus()
    probe.watch(bus)
    bus.log()
  }
]
