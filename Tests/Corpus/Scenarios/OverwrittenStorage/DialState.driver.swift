import CorpusProbe

public let places: [Place] = [
  Place("answered", decidedBy: .run) { probe in
    let dial = Dial()
    probe.watch(dial)
    dial.ring()
    dial.answer()
  },
  Place("held", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let dial = HeldDial()
    probe.watch(dial)
    dial.ring()
    dial.hold()
  },
]
