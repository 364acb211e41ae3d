import CorpusProbe

public let places: [Place] = [
  Place("later", rule: "unowned_capture", decidedBy: .text) { probe in
    let station = Station()
    probe.watch(station)
    station.measureLater()
  },
  Place("soon", decidedBy: .text) { probe in
    let station = Station()
    probe.watch(station)
    station.measureSoon()
  },
  Place("prepare", decidedBy: .text) { probe in
    let station = Station()
    probe.watch(station)
    station.prepare()
    _ = station.describe()
  },
  Place("reader", rule: "unowned_capture", decidedBy: .text) { probe in
    let reader = { () -> () -> Int in
      let station = Station()
      probe.watch(station)
      return station.reader()
    }()
    _ = reader()
  },
  Place("holding", decidedBy: .text) { probe in
    let reader = { () -> () -> Int in
      let station = Station()
      probe.watch(station)
      return station.readerWithStation()
    }()
    _ = reader()
  },
  Place("total", decidedBy: .text) { probe in
    let station = Station()
    probe.watch(station)
    _ = station.total()
  },
  Place("station", rule: "unowned_property", decidedBy: .program, repaired: "  private let station: Station") { probe in
    let report = makeReport()
    probe.watch(report)
    _ = report.text()
  }
]
