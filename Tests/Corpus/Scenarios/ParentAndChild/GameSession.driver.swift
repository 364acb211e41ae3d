import CorpusProbe

private func session(_ probe: Probe) -> GameSession {
  let session = GameSession()
  probe.watch(session)
  return session
}

public let places: [Place] = [
  Place(
    "session", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "    private unowned let session: GameSession"
  ) { probe in
    session(probe).begin()
  },
  Place("announcer", decidedBy: .program) { probe in
    session(probe).announce()
  },
  Place("referee", decidedBy: .program) { probe in
    _ = session(probe).judge()
  },
  Place("replay", decidedBy: .program) { probe in
    session(probe).save()
  },
]
