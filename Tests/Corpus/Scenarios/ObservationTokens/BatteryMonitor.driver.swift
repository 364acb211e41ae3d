import CorpusProbe

public let places: [Place] = [
  Place("record", rule: "target_cycle", decidedBy: .program, repaired: "battery.addBoxed(self)") { probe in
    let monitor = BatteryMonitor()
    probe.watch(monitor)
    monitor.record()
  },
  Place("boxed", decidedBy: .program) { probe in
    let monitor = BatteryMonitor()
    probe.watch(monitor)
    monitor.recordBoxed()
  },
  Place("calibrate", decidedBy: .program) { probe in
    let monitor = BatteryMonitor()
    probe.watch(monitor)
    monitor.calibrate()
  },
]
