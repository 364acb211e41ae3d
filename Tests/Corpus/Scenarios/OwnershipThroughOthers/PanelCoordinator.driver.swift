import CorpusProbe

public let places: [Place] = [
  Place("settings", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let coordinator = PanelCoordinator()
    probe.watch(coordinator)
    coordinator.openSettings()
  },
  Place("help", decidedBy: .program) { probe in
    let coordinator = PanelCoordinator()
    probe.watch(coordinator)
    coordinator.openHelp()
  },
  Place("about", decidedBy: .program) { probe in
    let coordinator = PanelCoordinator()
    let window = PanelWindow()
    probe.watch(coordinator)
    coordinator.openAbout(in: window)
  },
  Place("inspector", decidedBy: .program) { probe in
    let coordinator = PanelCoordinator()
    let window = PanelWindow()
    probe.watch(coordinator)
    coordinator.parentWindow = window
    coordinator.openInspector()
  },
  Place("palette", rule: "stored_closure_cycle", decidedBy: .program, capture: "panel") { probe in
    let coordinator = PanelCoordinator()
    probe.watch(coordinator.host.window)
    func open() {
      coordinator.openPalette()
      let panels = Mirror(reflecting: coordinator.host.window).descendant("panels") as? [Panel]
      panels.map { $0.forEach(probe.watch) }
    }
    open()
  },
]
