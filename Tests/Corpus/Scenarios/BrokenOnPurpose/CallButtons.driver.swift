import CorpusProbe

public let places: [Place] = [
  Place("accept", decidedBy: .text) { probe in
    let buttons = CallButtons()
    probe.watch(buttons)
    buttons.prepare()
    buttons.accept()
  },
  Place("hold", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let buttons = CallButtons()
    probe.watch(buttons)
    buttons.announce()
    buttons.hangUp()
  },
]
