import CorpusProbe

private func screen(_ probe: Probe) -> TideScreen {
  let screen = TideScreen()
  probe.watch(screen)
  return screen
}

public let places: [Place] = [
  Place("reload", decidedBy: .program) { probe in
    screen(probe).reload()
  },
  Place("warm", decidedBy: .program) { probe in
    screen(probe).warmUp()
  },
  Place("record", decidedBy: .program) { probe in
    screen(probe).record()
  },
  Place("repeated", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    screen(probe).repeatLast()
    probe.wait(0.03)
  },
  Place("next", decidedBy: .program) { probe in
    let screen = screen(probe)
    Task { @MainActor in _ = await screen.next() }
  },
]
