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
  Place("chart", decidedBy: .program) { probe in
    let monitor = BatteryMonitor()
    probe.watch(monitor)
    monitor.chart()
  },
  Place("warn", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let monitor = BatteryMonitor()
    probe.watch(monitor)
    monitor.warn()
  },
]
