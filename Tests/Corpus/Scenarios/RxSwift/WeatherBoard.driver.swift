import CorpusProbe

public let places: [Place] = [
  Place("temperature", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = WeatherBoardViewController(service: .shared)
    probe.watch(screen)
    screen.bindTemperature()
  },
  Place("wind", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = WeatherBoardViewController(service: .shared)
    probe.watch(screen)
    screen.bindWind()
  },
  Place("warnings", decidedBy: .text) { probe in
    let screen = WeatherBoardViewController(service: .shared)
    probe.watch(screen)
    screen.bindWarnings()
    StationService.shared.warnings.onNext("Storm")
  },
  Place("opening", decidedBy: .text) { probe in
    let screen = WeatherBoardViewController(service: .shared)
    probe.watch(screen)
    screen.rememberOpening()
  },
  Place(
    "reload", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "      .bind(onNext: { [weak self] in self?.reload() })"
  ) { probe in
    let screen = WeatherBoardViewController(service: .shared)
    probe.watch(screen)
    screen.bindButton()
  },
  Place("unit", decidedBy: .text) { probe in
    let screen = WeatherBoardViewController(service: .shared)
    probe.watch(screen)
    screen.bindTitle()
  },
]
