import CorpusProbe

public let places: [Place] = [
  Place("sample", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let sampler = SensorSampler()
    probe.watch(sampler)
    sampler.begin()
    probe.wait(0.05)
  },
  Place("calibrate", decidedBy: .text) { probe in
    let sampler = SensorSampler()
    probe.watch(sampler)
    _ = sampler.calibrate()
  },
  Place("preview", rule: "subscription_cycle", decidedBy: .text) { probe in
    let sampler = SensorSampler()
    probe.watch(sampler)
    sampler.preparePreview()
  },
  Place("announce", decidedBy: .text) { probe in
    let sampler = SensorSampler()
    probe.watch(sampler)
    sampler.announce()
  },
]
