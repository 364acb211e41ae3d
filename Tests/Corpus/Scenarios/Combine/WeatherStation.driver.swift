import CorpusProbe

public let places: [Place] = [
  Place(
    "headline", rule: "subscription_cycle", decidedBy: .text, repaired: ".sink { [weak self] in self?.headline = $0 }"
  ) { probe in
    let station = WeatherStation()
    probe.watch(station)
    station.showHeadline()
    station.measure(21)
  },
  Place("label", decidedBy: .program) { probe in
    let station = WeatherStation()
    probe.watch(station)
    station.showLabel()
    station.measure(21)
  },
  Place("caption", decidedBy: .text) { probe in
    let station = WeatherStation()
    probe.watch(station)
    station.showCaption()
    station.measure(21)
  },
  Place(
    "formatted", rule: "stored_method_reference_cycle", decidedBy: .text, repaired: #".map { [weak self] in self?.format($0) ?? "" }"#
  ) { probe in
    let station = WeatherStation()
    probe.watch(station)
    station.showFormatted()
    station.measure(21)
  },
  Place("placeholder", decidedBy: .text) { probe in
    let station = WeatherStation()
    probe.watch(station)
    station.showPlaceholder()
  },
  Place("test", decidedBy: .text) { probe in
    let station = WeatherStation()
    probe.watch(station)
    _ = station.test([1, 2])
  },
]
