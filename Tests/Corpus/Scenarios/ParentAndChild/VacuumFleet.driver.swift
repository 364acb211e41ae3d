import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ object: (HomeScreen) -> AnyObject?) {
  let screen = HomeScreen()
  screen.load()
  probe.watch(object(screen)!)
  screen.unload()
}

public let places: [Place] = [
  Place("vacuumDock", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var dock: Dock?") { visit($0) { $0.dock } },
  Place("layerFloor", decidedBy: .program) { visit($0) { $0.floor } },
  Place("advance", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    vacuum.onState = { [weak self] in self?.advance($0) }") { visit($0) { $0.plan } },
  Place("testRun", decidedBy: .program) { visit($0) { $0.test } },
  Place("battery", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    FleetLog.shared.add { [weak self] in guard let self else { return \"\" }; return") { visit($0) { $0.battery } },
]
