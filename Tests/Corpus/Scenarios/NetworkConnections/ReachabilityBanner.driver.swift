import CorpusProbe

public let places: [Place] = [
  Place("inline", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let banner = InlineBanner()
    probe.watch(banner)
    banner.start()
    probe.wait(0.02)
  },
  Place("floating", decidedBy: .program) { probe in
    let banner = FloatingBanner()
    probe.watch(banner)
    banner.start()
    probe.wait(0.02)
    banner.stop()
  },
  Place("restarting", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let banner = RestartingBanner()
    probe.watch(banner)
    banner.start()
    probe.wait(0.02)
    banner.reset()
  },
  Place("state", decidedBy: .text) { probe in
    let client = StatusClient()
    probe.watch(client)
    client.connect()
    probe.wait(0.02)
    client.close()
  },
  Place("receive", decidedBy: .program) { probe in
    let client = StatusClient()
    probe.watch(client)
    client.connect()
    client.receiveNext()
    probe.wait(0.02)
    client.close()
  },
  Place("news", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let client = NewsClient()
    probe.watch(client)
    client.connect()
    probe.wait(0.02)
  },
]
