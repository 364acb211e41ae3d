import UIKit

protocol Device: AnyObject {
  var name: String { get }
  func turn(on: Bool)
}

final class DeviceRegistry {
  static let shared = DeviceRegistry()
  private var devices: [String: Device] = [:]
  func register(_ device: Device) { devices[device.name] = device }
  func unregister(named name: String) { devices[name] = nil }
  func all(on: Bool) { devices.values.forEach { $0.turn(on: on) } }
}

final class Lamp: Device {
  let name: String
  private(set) var isOn = false
  init(name: String) { self.name = name }
  func turn(on: Bool) { isOn = on }
  func join() {
    DeviceRegistry.shared.register(self) //@ lamp
  }
  func leave() { DeviceRegistry.shared.unregister(named: name) }
}

final class Blind: Device {
  let name: String
  private(set) var position = 0
  init(room: String) { name = room + ".blind" }
  func turn(on: Bool) { position = on ? 100 : 0 }
  func join() {
    DeviceRegistry.shared.register(self) //@ blind
  }
  func leave(room: String) { DeviceRegistry.shared.unregister(named: room) }
}

final class Rule {
  let matches: (Int) -> Bool
  let action: () -> Void
  init(matches: @escaping (Int) -> Bool, action: @escaping () -> Void) {
    self.matches = matches
    self.action = action
  }
}

final class Thermostat {
  private(set) var target = 20
  private var rules: [Rule] = []
  private let lamp = Lamp(name: "status")

  func addNightRule() {
    rules.append(Rule(
      matches: { $0 > 22 },
      action: { self.target = 17 } //@ night
    ))
  }

  func addSignalRule() {
    let lamp = lamp
    rules.append(Rule(
      matches: { $0 < 15 },
      action: { lamp.turn(on: true) } //@ signal
    ))
  }

  func evaluate(_ temperature: Int) {
    let active = rules.filter { $0.matches(temperature) && self.target > 0 }
    active.forEach { $0.action() }
  }
}

final class RoomViewController: UIViewController {
  let thermostat = Thermostat()
  private let slider = UISlider()
  override func viewDidLoad() {
    super.viewDidLoad()
    slider.addTarget(self, action: #selector(changed), for: .valueChanged) //@ slider
  }
  @objc private func changed() { thermostat.evaluate(Int(slider.value * 30)) }
}

final class Home {
  func visitLamp() -> Lamp {
    let lamp = Lamp(name: "hall")
    lamp.join()
    DeviceRegistry.shared.all(on: true)
    lamp.leave()
    return lamp
  }

  func visitBlind() -> Blind {
    let blind = Blind(room: "kitchen")
    blind.join()
    DeviceRegistry.shared.all(on: false)
    blind.leave(room: "kitchen")
    return blind
  }

  func run() {
    _ = visitLamp()
    _ = visitBlind()
    let room = RoomViewController()
    room.loadViewIfNeeded()
    room.thermostat.addNightRule()
    room.thermostat.addSignalRule()
    room.thermostat.evaluate(24)
  }
}
