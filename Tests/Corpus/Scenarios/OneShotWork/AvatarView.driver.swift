import CorpusProbe

private func view(_ probe: Probe) -> AvatarView {
  let view = AvatarView()
  probe.watch(view)
  return view
}

public let places: [Place] = [
  Place("load", decidedBy: .program) { probe in
    view(probe).load("ada")
  },
  Place("follow", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    view(probe).follow("ada")
    probe.wait(0.05)
  },
  Place("prefetch", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    view(probe).prefetch("ada")
    probe.wait(0.05)
  },
  Place("privately", decidedBy: .program) { probe in
    view(probe).loadPrivately("ada")
  },
]
