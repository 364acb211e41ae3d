import CorpusProbe

private func model(_ probe: Probe, _ use: (StationViewModel) -> Void) {
  let model = StationViewModel()
  probe.watch(model)
  use(model)
  DockService.shared.docks.accept([Dock(id: 1, bikes: 3)])
  DockService.shared.alerts.onNext("Strike")
  probe.wait(0.03)
}

private func controller(_ probe: Probe, _ use: (StationViewController) -> Void) {
  let controller = StationViewController()
  controller.loadViewIfNeeded()
  probe.watch(controller)
  use(controller)
}

public let places: [Place] = [
  Place("docks", rule: "stored_closure_cycle", decidedBy: .text) { probe in model(probe) { $0.followDocks() } },
  Place("alerts", rule: "stored_closure_cycle", decidedBy: .text, repaired: "      .subscribe(onNext: { [weak self] in self?.show($0) })") { probe in
    model(probe) { $0.followAlerts() }
  },
  Place("clear", decidedBy: .text) { probe in model(probe) { $0.clearBannerOnMove() } },
  Place("reserve", decidedBy: .program) { probe in model(probe) { $0.reserve(1) } },
  Place("tap", decidedBy: .program) { probe in controller(probe) { $0.bindTitle() } },
  Place("banner", rule: "stored_closure_cycle", decidedBy: .text) { probe in controller(probe) { $0.bindBanner() } },
]
