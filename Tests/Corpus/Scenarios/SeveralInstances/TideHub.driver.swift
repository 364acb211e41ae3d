import CorpusProbe

public let places: [Place] = [
  Place("buoy", decidedBy: .run) { probe in
    let harbour = Harbour()
    probe.watch(harbour.buoy)
    harbour.open()
    TideHub.shared.rise(1)
    harbour.close()
  },
  Place("pier", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let pier = Pier()
    probe.watch(pier)
    pier.build()
    TideHub.shared.rise(1)
  },
  Place("ferry", decidedBy: .program) { probe in
    let ferry = Ferry()
    probe.watch(ferry)
    ferry.cross()
  },
]
