import CorpusProbe

public let places: [Place] = [
  Place("route", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    probe.watch(MapWindow().showRoute())
  },
  Place("weather", decidedBy: .program) { probe in
    probe.watch(MapWindow().showWeather())
  },
  Place("level", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    probe.watch(MapWindow().measure())
  },
  Place("samples", decidedBy: .program) { probe in
    probe.watch(MapWindow().record())
  },
]
