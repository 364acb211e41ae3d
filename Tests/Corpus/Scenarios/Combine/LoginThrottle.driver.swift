import CorpusProbe

public let places: [Place] = [
  Place("failures", decidedBy: .text) { probe in
    let throttle = LoginThrottle()
    probe.watch(throttle)
    throttle.countFailures()
    throttle.fail()
  },
  Place("lock", rule: "subscription_cycle", decidedBy: .text) { probe in
    let throttle = LoginThrottle()
    probe.watch(throttle)
    throttle.lockOut()
    throttle.fail()
  },
]
