import CorpusProbe

public let places: [Place] = [
  Place("fetch", decidedBy: .program) { probe in
    let desk = WeatherDesk(service: WeatherService())
    probe.watch(desk)
    probe.watch(desk.service)
    desk.prepare()
  },
  Place("record", decidedBy: .program) { probe in
    let desk = WeatherDesk(service: WeatherService())
    let station = Station()
    probe.watch(desk)
    probe.watch(desk.service)
    probe.watch(station)
    desk.connect(station)
  },
  Place(
    "log", rule: "stored_method_reference_cycle", decidedBy: .program, capture: "station",
    repaired: "    station.onReading = { [weak station] in station?.log($0) }"
  ) { probe in
    let desk = WeatherDesk(service: WeatherService())
    let station = Station()
    probe.watch(station)
    desk.keepLog(of: station)
  },
  Place(
    "calibrate", rule: "stored_method_reference_cycle", decidedBy: .program, capture: "service",
    repaired: "    service.transform = { [weak service] in service?.normalized($0) ?? gone() }"
  ) { probe in
    let desk = WeatherDesk(service: WeatherService())
    probe.watch(desk.service)
    desk.calibrate()
  },
  Place("refresh", decidedBy: .text) { probe in
    let desk = WeatherDesk(service: WeatherService())
    probe.watch(desk)
    desk.scheduleRefresh()
  },
  Place(
    "warning", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "    onWarning = { [weak self] in self?.countWarning() }"
  ) { probe in
    let desk = WeatherDesk(service: WeatherService())
    probe.watch(desk)
    desk.watchWarnings()
  },
]
