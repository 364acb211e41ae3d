import CorpusProbe

public let places: [Place] = [
  Place("begin", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let machine = LoginMachine()
    probe.watch(machine)
    machine.begin()
  },
  Place("weakly", decidedBy: .text) { probe in
    let machine = LoginMachine()
    probe.watch(machine)
    machine.beginWeakly()
  },
  Place("fail", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let machine = LoginMachine()
    probe.watch(machine)
    machine.fail()
  },
  Place("pause", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let machine = LoginMachine()
    probe.watch(machine)
    machine.pause()
  },
  Place("probe", decidedBy: .text) { probe in
    let machine = LoginMachine()
    probe.watch(machine)
    _ = machine.describe()
  }
]
