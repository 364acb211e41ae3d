import CorpusProbe

public let places: [Place] = [
  Place("failing", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = FirmwareScreen()
    probe.watch(screen.update)
    screen.begin([])
  },
  Place("deferred", decidedBy: .text) { probe in
    let screen = FirmwareScreen()
    probe.watch(screen.settings)
    screen.beginSettings([])
  },
  Place("awaited", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = FirmwareScreen()
    probe.watch(screen.backup)
    screen.beginBackup([])
    probe.wait(0.05)
  },
]
