import Dispatch
import Foundation

final class DeviceBus {
  static let shared = DeviceBus()
  final class Ticket {
    fileprivate let id: Int
    fileprivate weak var bus: DeviceBus?
    fileprivate init(id: Int, bus: DeviceBus) { (self.id, self.bus) = (id, bus) }
    deinit { bus?.handlers[id] = nil }
  }

  private var handlers: [Int: (String) -> Void] = [:]
  private var next = 0

  func on(_ handler: @escaping (String) -> Void) -> Ticket {
    next += 1
    handlers[next] = handler
    return Ticket(id: next, bus: self)
  }

  func publish(_ event: String) { handlers.values.forEach { $0(event) } }
}

final class LampTile {
  private var ticket: DeviceBus.Ticket?
  private(set) var isOn = false

  func attach() {
    ticket = DeviceBus.shared.on { event in  //@ lamp
      self.isOn = event == "lamp.on"
    }
  }
}

final class BlindTile {
  private var ticket: DeviceBus.Ticket?
  private(set) var level = 0

  func attach() {
    ticket = DeviceBus.shared.on { event in  //@ blind
      self.level += event.hasPrefix("blind") ? 1 : 0
    }
  }

  func detach() { ticket = nil }
}

final class MeterPoller {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var watts = 0

  func start() {
    source.schedule(deadline: .now(), repeating: .milliseconds(5))
    source.setEventHandler {  //@ meter
      self.watts += 10
    }
    source.resume()
  }
}

final class DoorPoller {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var checks = 0

  func start() {
    source.schedule(deadline: .now(), repeating: .milliseconds(5))
    source.setEventHandler { [weak self] in  //@ door
      self?.checks += 1
    }
    source.resume()
  }

  deinit { source.cancel() }
}

final class WallSwitch {
  var onFlip: (() -> Void)?
  func flip() { onFlip?() }
}

final class MotionSensor {
  var onMotion: (() -> Void)?
  func trigger() { onMotion?() }
}

final class LightGroup {
  private(set) var switches: [WallSwitch] = []
  private(set) var isOn = false

  func pair(_ control: WallSwitch) { switches.append(control) }
  func toggle() { isOn.toggle() }
}

final class Dashboard {
  private(set) var group: LightGroup?
  private(set) var sensor: MotionSensor?
  private(set) var lamp: LampTile?
  private(set) var blind: BlindTile?
  private(set) var meter: MeterPoller?
  private(set) var door: DoorPoller?

  func addLamp() {
    lamp = LampTile()
    lamp?.attach()
    DeviceBus.shared.publish("lamp.on")
  }

  func addBlind() {
    blind = BlindTile()
    blind?.attach()
    DeviceBus.shared.publish("blind.up")
  }

  func addMeter() {
    meter = MeterPoller()
    meter?.start()
  }

  func addDoor() {
    door = DoorPoller()
    door?.start()
  }

  func pairSwitch() {
    let group = LightGroup()
    let control = WallSwitch()
    control.onFlip = {  //@ flip
      group.toggle()
    }
    group.pair(control)
    control.flip()
    self.group = group
  }

  func pairSensor() {
    let group = LightGroup()
    let sensor = MotionSensor()
    sensor.onMotion = {  //@ motion
      group.toggle()
    }
    sensor.trigger()
    self.group = group
    self.sensor = sensor
  }

  func leave() {
    blind?.detach()
    (lamp, blind, meter, door) = (nil, nil, nil, nil)
    (group, sensor) = (nil, nil)
  }
}

final class HomeScene {
  private var dashboard: Dashboard?

  func appear() {
    let dashboard = Dashboard()
    dashboard.addLamp()
    dashboard.addBlind()
    dashboard.addMeter()
    dashboard.addDoor()
    dashboard.pairSwitch()
    dashboard.pairSensor()
    self.dashboard = dashboard
  }

  func disappear() {
    dashboard?.leave()
    dashboard = nil
  }
}
