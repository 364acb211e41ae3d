import Foundation

enum Reading {
  case temperature(Double)
  case humidity(Double)
}

final class Sensor {
  let id: String
  var onReading: ((Reading) -> Void)?
  private var interval: TimeInterval = 60
  init(id: String) { self.id = id }
  func emit(_ reading: Reading) { onReading?(reading) }
  func calibrate(_ step: (TimeInterval) -> TimeInterval) { interval = step(interval) }
}

final class Vent {
  private(set) var opening = 0.0
  let sensor = Sensor(id: "vent")
  func set(_ value: Double) { opening = value }
}

final class BenchController {
  private let sensor = Sensor(id: "bench")
  private(set) var log: [Reading] = []

  func watchMoisture() {
    let handler = record
    sensor.onReading = handler  //@ record
    sensor.emit(.humidity(0.4))
  }

  private func record(_ reading: Reading) { log.append(reading) }
}

final class SeedTray {
  private let sensor = Sensor(id: "tray")
  private var factor = 1.5

  func calibrate() {
    sensor.calibrate(adjusted)  //@ adjusted
  }

  private func adjusted(_ interval: TimeInterval) -> TimeInterval { interval * factor }
}

final class RoofController {
  private var vents: [Vent] = []

  func install(_ count: Int) {
    for _ in 0..<count { vents.append(makeVent()) }
  }

  private func makeVent() -> Vent {
    let vent = Vent()
    vent.sensor.onReading = { reading in  //@ vent
      if case .temperature(let degrees) = reading { vent.set(degrees > 30 ? 1 : 0) }
    }
    return vent
  }

  var first: Vent? { vents.first }
}

final class IrrigationPlan {
  private var timer: Timer?
  private(set) var pulses = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ pulse
      self.pulses += 1
    }
  }
}

final class FrostGuard {
  private var timer: Timer?
  private(set) var checks = 0

  func arm() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in  //@ frost
      self.checks += 1
      if self.checks == 3 { timer.invalidate() }
    }
  }
}

final class Greenhouse {
  private(set) var bench: BenchController? = BenchController()
  private(set) var tray: SeedTray? = SeedTray()
  private(set) var roof: RoofController? = RoofController()
  private(set) var plan: IrrigationPlan?
  private(set) var frost: FrostGuard?

  func warmUp() {
    roof?.install(2)
    bench?.watchMoisture()
    tray?.calibrate()
  }

  func night() {
    frost = FrostGuard()
    frost?.arm()
  }

  func day() {
    plan = IrrigationPlan()
    plan?.start()
  }

  func shutDown() {
    bench = nil
    tray = nil
    roof = nil
    plan = nil
    frost = nil
  }
}
