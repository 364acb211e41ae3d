import CorpusProbe

private func room(_ probe: Probe, _ use: (EscapeRoom) -> Void) {
  let room = EscapeRoom(name: "Vault")
  probe.watch(room)
  use(room)
}

public let places: [Place] = [
  Place("trophy", rule: "unowned_capture", decidedBy: .program) { probe in
    let venue = Venue()
    do {
      let room = venue.open("Vault")
      probe.watch(room)
      venue.finish(room, team: "Owls")
    }
    _ = venue.wall()
  },
  Place("lock", decidedBy: .program) { probe in room(probe) { $0.prepareLock(); $0.tryCode("4711") } },
  Place("hint", rule: "unowned_capture", decidedBy: .program) { probe in
    room(probe) { $0.receiveHints() }
    Venue().closingTime()
  },
  Place("countdown", rule: "unowned_capture", decidedBy: .text) { probe in
    room(probe) { $0.startCountdown() }
    probe.wait(0.05)
  },
  Place("intro", decidedBy: .text) { probe in room(probe) { $0.playIntro() } },
  Place("penalty", decidedBy: .text) { probe in room(probe) { _ = $0.score() } },
]
