import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: @escaping (CompassView) -> Void) {
  let sensor = HeadingSensor()
  func show() {
    let view = CompassView(shared: sensor)
    probe.watch(view)
    use(view)
    sensor.emit(3)
  }
  show()
  sensor.emit(4)
  sensor.calibrate()
  probe.wait(0.06)
}

public let places: [Place] = [
  Place("needle", decidedBy: .program) { drive($0) { $0.showNeedle() } },
  Place("north", rule: "unowned_capture", decidedBy: .run) { drive($0) { $0.showNorth() } },
  Place("calibrate", rule: "unowned_capture", decidedBy: .program) { drive($0) { $0.calibrate() } },
  Place("shared", decidedBy: .text) { drive($0) { $0.calibrateShared() } },
]
