import CorpusProbe


public let places: [Place] = [
  Place("hold", rule: "unowned_capture", decidedBy: .text) { probe in
    do {
      let a = Arpeggiator()
      probe.watch(a)
      a.hold(3)
    }
    probe.wait(0.2)
  },
  Place("releaseAll", decidedBy: .text) { probe in
    let a = Arpeggiator()
    probe.watch(a)
    _ = a.releaseAll()
  },
  Place("loopback", rule: "stored_closure_cycle", decidedBy: .text, capture: "port") { probe in
    let bay = MidiPatchbay()
    let p = bay.addLoopback("a")
    probe.watch(p)
    p.receive(.noteOff(1))
    bay.removeAll()
  },
  Place("through", decidedBy: .text) { probe in
    let bay = MidiPatchbay()
    let s = MidiPort(name: "s")
    probe.watch(s)
    let p = bay.addThrough(from: "a", to: s)
    probe.watch(p)
    p.receive(.noteOff(1))
    bay.removeAll()
  },
  Place("transpose", decidedBy: .text) { probe in
    let bay = MidiPatchbay()
    let p = bay.addTranspose("a", by: 2)
    probe.watch(p)
    p.receive(.noteOn(1, velocity: 2))
    bay.removeAll()
  },
]
