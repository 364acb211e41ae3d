import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("countdown", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let c = SnoozeCountdown()
    probe.watch(c)
    c.start()
  },
  Place("badge", decidedBy: .text) { probe in
    let c = DueBadge()
    probe.watch(c)
    c.start()
  },
  Place("flash", decidedBy: .text) { probe in
    let c = DueBadge()
    probe.watch(c)
    c.flash()
  },
  Place("digest", rule: "stored_closure_cycle", decidedBy: .text, repaired: #"    let item = DispatchWorkItem { [weak self] in self?.deliver() }"#) { probe in
    let d = DigestJob(pending: [])
    probe.watch(d)
    d.schedule()
  },
  Place("alarm", decidedBy: .text) { probe in
    let d = AlarmJob()
    probe.watch(d)
    d.schedule()
  },
]
