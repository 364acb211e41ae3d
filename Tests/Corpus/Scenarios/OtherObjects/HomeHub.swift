import Foundation

final class Device {
  let name: String
  var room: Room?  //@ room
  private(set) var isOn = false

  init(name: String) { self.name = name }

  func toggle() { isOn.toggle() }
}

final class Room {
  let name: String
  unowned let hub: HomeHub  //@ hub
  private(set) var devices: [Device] = []

  init(name: String, hub: HomeHub) {
    self.name = name
    self.hub = hub
  }

  func install(_ device: Device) {
    device.room = self
    devices.append(device)
    hub.log("\(device.name) in \(name)")
  }
}

final class HomeHub {
  private(set) var rooms: [Room] = []
  private var entries: [String] = []

  func addRoom(_ name: String) -> Room {
    let room = Room(name: name, hub: self)
    rooms.append(room)
    return room
  }

  func log(_ entry: String) { entries.append(entry) }
}

final class AutomationCenter {
  static let shared = AutomationCenter()
  private var routines: [String: () -> Void] = [:]

  func register(_ name: String, routine: @escaping () -> Void) { routines[name] = routine }
  func unregister(_ name: String) { routines[name] = nil }
  func run(_ name: String) { routines[name]?() }
}

final class Thermostat {
  var target = 20.0
  var onReached: (() -> Void)?

  func measure(_ value: Double) { if value >= target { onReached?() } }
}

final class Boiler {
  var thermostat: Thermostat?
  private(set) var isBurning = true

  func stop() { isBurning = false }
}

final class WallSwitch {
  var onPress: (() -> Void)?
  func press() { onPress?() }
}

final class EveningPanel {
  private let hub: HomeHub
  private var lamps: [Device]

  init(hub: HomeHub, lamps: [Device]) {
    self.hub = hub
    self.lamps = lamps
  }

  deinit { AutomationCenter.shared.unregister("evening") }

  func armEvening() {
    AutomationCenter.shared.register("evening") {  //@ evening
      self.lamps.forEach { $0.toggle() }
    }
  }

  func startParty() {
    AutomationCenter.shared.register("party") {  //@ party
      self.lamps.forEach { $0.toggle() }
      self.hub.log("party")
    }
    AutomationCenter.shared.run("party")
  }

  func endParty() { AutomationCenter.shared.unregister("party") }
}

final class Installer {
  func heating() -> Boiler {
    let boiler = Boiler()
    let thermostat = Thermostat()
    thermostat.onReached = { boiler.stop() }  //@ heating
    boiler.thermostat = thermostat
    return boiler
  }

  func hallway() -> WallSwitch {
    let lamp = Device(name: "Hallway")
    let wallSwitch = WallSwitch()
    wallSwitch.onPress = { lamp.toggle() }  //@ hallway
    return wallSwitch
  }

  func party(in hub: HomeHub) -> EveningPanel {
    let panel = EveningPanel(hub: hub, lamps: [Device(name: "Disco")])
    panel.startParty()
    panel.endParty()
    return panel
  }
}
