import Foundation

final class Sensor {
  let name: String
  var onReading: ((Double) -> Void)?
  private(set) var last = 0.0

  init(name: String) { self.name = name }

  func report(_ value: Double) {
    last = value
    onReading?(value)
  }
}

final class Relay {
  private var listeners: [(Bool) -> Void] = []
  private(set) var isOn = false

  func addListener(_ listener: @escaping (Bool) -> Void) { listeners.append(listener) }

  func set(_ on: Bool) {
    isOn = on
    listeners.forEach { $0(on) }
  }
}

final class HeatingZone {
  let sensor: Sensor
  let relay = Relay()
  var target = 20.5
  private(set) var switches = 0

  init(room: String) { sensor = Sensor(name: room + "/temperature") }

  func regulate() {
    sensor.onReading = { value in  //@ regulate
      self.relay.set(value < self.target)
    }
  }

  func countSwitches() {
    relay.addListener { [weak self] on in  //@ countSwitches
      guard let self, on else { return }
      self.switches += 1
    }
  }

  func boost(for sensors: [Sensor]) {
    sensors.forEach { sensor in  //@ boost
      self.target = max(self.target, sensor.last + 1)
    }
  }
}

final class VentilationUnit {
  let sensor = Sensor(name: "co2")
  let relay = Relay()
  private var level = 0

  func start() {
    sensor.onReading = { value in  //@ ventilate
      self.level = value > 900 ? 2 : 1
      self.relay.set(self.level > 1)
    }
  }

  func stop() {
    sensor.onReading = nil
    relay.set(false)
  }
}

final class Awning {
  private let motor = Relay()
  private var movements: [Date] = []

  init() {
    motor.addListener { _ in  //@ awning
      self.movements.append(Date())
    }
  }

  func extend() { motor.set(true) }
  func retract() { motor.set(false) }
}

final class House {
  private(set) var zones: [HeatingZone] = []
  private(set) var ventilation: VentilationUnit?
  private(set) var awning: Awning?

  func addZone(_ room: String) -> HeatingZone {
    let zone = HeatingZone(room: room)
    zones.append(zone)
    return zone
  }

  func arrive() {
    let unit = VentilationUnit()
    unit.start()
    unit.sensor.report(1100)
    ventilation = unit
  }

  func openTerrace() {
    awning = Awning()
    awning?.extend()
  }

  func leave() {
    ventilation?.stop()
    ventilation = nil
    awning?.retract()
    awning = nil
    zones.removeAll()
  }
}
