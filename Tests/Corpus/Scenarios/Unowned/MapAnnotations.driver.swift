import CorpusProbe

private let pin = MapPin(name: "Cafe", latitude: 1, longitude: 2)

public let places: [Place] = [
  Place("cluster", rule: "strong_delegate", decidedBy: .program, repaired: "  private unowned let delegate: ClusterDelegate") { probe in
    let tab = ExploreTab()
    probe.watch(tab.screen!.map)
    tab.screen!.map.enableClusters()
    tab.screen!.map.add(pin)
    tab.close()
  },
  Place("tiles", decidedBy: .program) { probe in
    let tab = ExploreTab()
    probe.watch(tab.screen!.map)
    probe.watch(tab.screen!.map.tiles)
    tab.screen!.map.add(pin)
    tab.close()
  },
  Place("callout", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    map.calloutProvider = { [weak self] in self?.makeCallout($0) ?? UIView() }") { probe in
    let tab = ExploreTab()
    probe.watch(tab.screen!)
    tab.screen!.showCallouts()
    tab.screen!.map.add(pin)
    _ = tab.screen!.map.select(0)
    tab.close()
  },
  Place("details", rule: "unowned_capture", decidedBy: .program) { probe in
    let tab = ExploreTab()
    probe.watch(tab.screen!)
    tab.pick(pin)
    _ = tab.leaveMap()
  },
  Place("region", decidedBy: .program) { probe in
    let tab = ExploreTab()
    probe.watch(tab.screen!)
    tab.screen!.trackRegion()
    tab.screen!.map.regionDidChange?()
    tab.close()
  },
]
