import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("expiry", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let monitor = SessionMonitor()
    probe.watch(monitor)
    monitor.watchExpiry()
  },
  Place("renewal", decidedBy: .text) { probe in
    let monitor = SessionMonitor()
    probe.watch(monitor)
    monitor.watchRenewal()
  },
  Place("once", decidedBy: .run) { probe in
    let monitor = SessionMonitor()
    probe.watch(monitor)
    monitor.watchOnce()
    NotificationCenter.default.post(name: .sessionRenewed, object: nil)
  },
  Place("while", decidedBy: .text) { probe in
    let monitor = SessionMonitor()
    probe.watch(monitor)
    monitor.watchWhile { NotificationCenter.default.post(name: .sessionExpired, object: nil) }
  }
]
