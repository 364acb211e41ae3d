import CorpusProbe

private func door(_ probe: Probe) -> DoorMachine {
  let door = DoorMachine()
  probe.watch(door)
  return door
}

public let places: [Place] = [
  Place("opened", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    door(probe).install()
  },
  Place("history", decidedBy: .program) { probe in
    door(probe).installCounting()
  },
  Place("simulated", decidedBy: .program) { probe in
    _ = door(probe).simulate()
  },
  Place("relock", decidedBy: .program) { probe in
    door(probe).relock()
  },
]
