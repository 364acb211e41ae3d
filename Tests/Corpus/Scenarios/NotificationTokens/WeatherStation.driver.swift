import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("card", rule: "subscription_cycle", decidedBy: .text) { probe in
    let c = WeatherCard()
    probe.watch(c)
    c.show()
  },
  Place("map", decidedBy: .text) { probe in
    let c = WeatherMap()
    probe.watch(c)
    c.show()
  },
  Place("forecast", decidedBy: .program) { probe in
    let c = ForecastList()
    probe.watch(c)
    c.appear()
    c.disappear()
  },
  Place("unit", rule: "unbounded_self_capture", decidedBy: .text, repaired: #"    NotificationCenter.default.addObserver(forName: .unitsChanged, object: nil, queue: nil) { [weak self] in self?.toggle($0) }"#) { probe in
    let c = UnitLabel()
    probe.watch(c)
    c.bind()
  },
  Place("first", decidedBy: .program) { probe in
    let c = FirstReading()
    probe.watch(c)
    c.wait()
    NotificationCenter.default.post(name: .weatherChanged, object: nil, userInfo: ["temperature": 12.5])
  },
]
