import CorpusProbe

private func settings(_ probe: Probe) -> VolumeSettings {
  let settings = VolumeSettings()
  probe.watch(settings)
  return settings
}

public let places: [Place] = [
  Place("level", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    settings(probe).trackLevel()
  },
  Place("balance", decidedBy: .program) { probe in
    settings(probe).trackBalance()
  },
  Place("echo", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    settings(probe).addEcho()
  },
  Place("trial", decidedBy: .program) { probe in
    settings(probe).tryEcho()
  },
]
