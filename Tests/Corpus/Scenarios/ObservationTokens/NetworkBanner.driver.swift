import CorpusProbe

public let places: [Place] = [
  Place("neverEnded", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let banner = NetworkBanner()
    probe.watch(banner)
    banner.appear()
    Reachability.shared.change(to: true)
  },
  Place("ended", decidedBy: .program) { probe in
    let toolbar = Toolbar()
    toolbar.open()
    probe.watch(toolbar.button!)
    toolbar.close()
  },
  Place("weakly", decidedBy: .program) { probe in
    let dot = StatusDot()
    probe.watch(dot)
    dot.appear()
    Reachability.shared.change(to: true)
  },
]
