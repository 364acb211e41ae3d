import CorpusProbe

private func panel(_ probe: Probe) -> RoomPanel {
  let panel = RoomPanel()
  probe.watch(panel)
  return panel
}

public let places: [Place] = [
  Place("lamp", rule: "stored_closure_cycle", decidedBy: .program, capture: "lamp") { probe in
    let panel = panel(probe)
    panel.addLamp()
    panel.lamps.forEach(probe.watch)
  },
  Place("master", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    panel(probe).addMaster()
  },
  Place("twin", decidedBy: .program) { probe in
    let lamp = LampWidget()
    probe.watch(lamp)
    panel(probe).addTwin(of: lamp)
  },
  Place("pair", rule: "stored_closure_cycle", decidedBy: .program, capture: "right") { probe in
    let panel = panel(probe)
    panel.addPair()
    panel.children.forEach(probe.watch)
  },
  Place("across", rule: "stored_closure_cycle", decidedBy: .program, capture: "left") { probe in
    let panel = panel(probe)
    panel.addPair()
    panel.children.forEach(probe.watch)
  },
  Place("counter", decidedBy: .text) { probe in
    panel(probe).addCounter()
  },
]
