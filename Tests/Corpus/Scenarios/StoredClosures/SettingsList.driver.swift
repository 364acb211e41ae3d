import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (GeneralSettings) -> Void) {
  let flow = SettingsFlow()
  let screen = flow.open()
  probe.watch(screen)
  use(screen)
  flow.close()
}

public let places: [Place] = [
  Place("sounds", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    run(probe) { $0.addSounds(); $0.select(0, 0) }
  },
  Place("region", decidedBy: .program) { probe in
    run(probe) { $0.addRegion(); _ = $0.sections[0].rows[0].detail?() }
  },
  Place("about", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    add(SettingRow(title: \"About\", select: { [weak self] in self?.countTap() }), to: \"More\")") { probe in
    run(probe) { $0.addAbout(); $0.select(0, 0) }
  },
  Place("legal", decidedBy: .program) { probe in
    run(probe) { $0.addLegal(); $0.select(0, 0) }
  },
  Place("hidden", decidedBy: .text) { probe in
    run(probe) { _ = $0.firstTitle(matching: "Log") }
  },
]
