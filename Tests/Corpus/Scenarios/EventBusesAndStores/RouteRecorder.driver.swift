import CorpusProbe

@MainActor private func ride(_ probe: Probe, _ open: (RideScreen) -> AnyObject?) {
  let screen = RideScreen()
  probe.watch(open(screen)!)
  probe.wait(0.03)
  screen.close()
}

public let places: [Place] = [
  Place("track", rule: "subscription_cycle", decidedBy: .program) { probe in
    ride(probe) { $0.showTrack(); return $0.track }
  },
  Place("elevation", decidedBy: .program) { probe in
    ride(probe) { $0.showElevation(); return $0.elevation }
  },
  Place("banner", rule: "unowned_capture", decidedBy: .program) { probe in
    ride(probe) { $0.showBanner(); return $0.banner }
  },
  Place("stopwatch", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    ride(probe) { $0.showStopwatch(); return $0.stopwatch }
  },
  Place("split", decidedBy: .program) { probe in
    ride(probe) { $0.showSplits(); return $0.split }
  },
]
