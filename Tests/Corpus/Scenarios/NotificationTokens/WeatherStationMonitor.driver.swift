import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("wind", rule: "subscription_cycle", decidedBy: .program) { probe in
    let station = WeatherStation()
    station.powerOn()
    probe.watch(station.wind!)
    station.report()
    station.powerOff()
  },
  Place("rain", decidedBy: .program) { probe in
    let station = WeatherStation()
    station.powerOn()
    probe.watch(station.rain!)
    station.report()
    station.powerOff()
  },
  Place("loss", rule: "subscription_cycle", decidedBy: .text) { probe in
    let station = WeatherStation()
    station.powerOn()
    probe.watch(station.loss!)
    station.powerOff()
  },
  Place("pressure", decidedBy: .program) { probe in
    let station = WeatherStation()
    station.powerOn()
    probe.watch(station.pressure!)
    station.report()
    station.powerOff()
  },
  Place("humidity", rule: "unowned_capture", decidedBy: .program) { probe in
    let station = WeatherStation()
    station.powerOnHumidity()
    probe.watch(station.humidity!)
    station.report()
    station.powerOff()
  },
]
