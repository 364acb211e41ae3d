import CorpusProbe

public let places: [Place] = [
  Place("target", rule: "target_cycle", decidedBy: .text) { probe in
    let timer = TeaTimer()
    probe.watch(timer)
    timer.startTarget()
  },
  Place("block", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let timer = TeaTimer()
    probe.watch(timer)
    timer.startBlock()
  },
  Place("weakBlock", decidedBy: .text) { probe in
    let timer = TeaTimer()
    probe.watch(timer)
    timer.startWeakBlock()
  },
  Place("oneShot", decidedBy: .text) { probe in
    let timer = TeaTimer()
    probe.watch(timer)
    timer.startOneShot()
  },
  Place("countdown", decidedBy: .text) { probe in
    let timer = TeaTimer()
    probe.watch(timer)
    timer.countdown(from: 3)
  },
  Place("link", rule: "target_cycle", decidedBy: .text) { probe in
    let timer = TeaTimer()
    probe.watch(timer)
    timer.animate()
  }
]
