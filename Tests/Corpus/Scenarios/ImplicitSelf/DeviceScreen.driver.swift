import CorpusProbe

private func screen(_ probe: Probe) -> DeviceScreen {
  let screen = DeviceScreen(radio: Radio())
  probe.watch(screen)
  return screen
}

public let places: [Place] = [
  Place(
    "lost", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "        radio.onLost = { [weak self] in self?.redraw() }; let base = {"
  ) { probe in
    screen(probe).didLose()
  },
  Place("tune", decidedBy: .program) { probe in
    screen(probe).tune()
  },
  Place("collect", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = screen(probe)
    screen.collect()
    screen.radio.receive(1)
  },
  Place("forward", decidedBy: .text) { probe in
    let screen = screen(probe)
    screen.forward()
    screen.radio.receive(1)
  },
  Place("follow", decidedBy: .run) { probe in
    let screen = screen(probe)
    screen.follow()
    screen.radio.receive(1)
  },
  Place("inspect", decidedBy: .text) { probe in
    screen(probe).inspect()
  },
]
