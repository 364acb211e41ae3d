import Foundation

enum Phase {
  case idle
  case waiting(resume: () -> Void)
  case heating(until: Double)
}

struct Rule {
  let hour: Int
  let action: () -> Void
}

final class Thermostat {
  private(set) var phase = Phase.idle
  private(set) var target = 19.0
  private(set) var temperature = 17.0

  func waitForWindow() {
    phase = .waiting {  //@ window
      self.target -= 1
    }
  }

  func resume() {
    guard case .waiting(let action) = phase else { return }
    phase = .heating(until: target)
    action()
  }
}

final class Boiler {
  private(set) var phase = Phase.idle
  private(set) var pressure = 1.5

  func waitForApproval() {
    phase = .waiting {  //@ approval
      self.pressure += 0.1
    }
  }

  func approve() {
    if case .waiting(let action) = phase { action() }
  }
}

final class Scheduler {
  private var rules: [Rule] = []

  func add(_ rule: Rule) { rules.append(rule) }

  func run(hour: Int) {
    for rule in rules where rule.hour == hour { rule.action() }
  }
}

final class NightProgram {
  private let scheduler = Scheduler()
  private(set) var isOff = false

  func install() {
    scheduler.add(Rule(hour: 23, action: turnOff))  //@ night
    scheduler.run(hour: 23)
  }

  private func turnOff() { isOff = true }
}

final class MorningProgram {
  private let scheduler = Scheduler()
  private let valve = Valve()

  func install() {
    scheduler.add(Rule(hour: 6, action: valve.open))  //@ morning
    scheduler.run(hour: 6)
  }
}

final class Valve {
  private(set) var isOpen = false
  func open() { isOpen = true }
}

final class RoomSensor {
  private var task: Task<Void, Never>?
  private(set) var readings = 0

  func start() {
    task = Task { [weak self] in  //@ room
      guard let self else { return }
      while !Task.isCancelled {
        self.readings += 1
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
    }
  }

  deinit { task?.cancel() }
}

final class HumiditySensor {
  private var task: Task<Void, Never>?
  private(set) var readings = 0

  func start() {
    task = Task { [weak self] in  //@ humidity
      while !Task.isCancelled {
        guard let self else { return }
        self.readings += 1
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
    }
  }

  deinit { task?.cancel() }
}

final class HeatingApp {
  private(set) var room: RoomSensor?
  private(set) var humidity: HumiditySensor?
  private(set) var thermostat: Thermostat?
  private(set) var boiler: Boiler?
  private(set) var night: NightProgram?
  private(set) var morning: MorningProgram?

  func askApproval() {
    boiler = Boiler()
    boiler?.waitForApproval()
    boiler?.approve()
  }

  func openWindow() {
    thermostat = Thermostat()
    thermostat?.waitForWindow()
    thermostat?.resume()
  }

  func useNight() {
    night = NightProgram()
    night?.install()
  }

  func useMorning() {
    morning = MorningProgram()
    morning?.install()
  }

  func watchRoom() {
    room = RoomSensor()
    room?.start()
  }

  func watchHumidity() {
    humidity = HumiditySensor()
    humidity?.start()
  }

  func unload() { (thermostat, boiler, night, morning, room, humidity) = (nil, nil, nil, nil, nil, nil) }
}

final class HomeTab {
  private var app: HeatingApp?

  func select() {
    let app = HeatingApp()
    app.askApproval()
    app.openWindow()
    app.useNight()
    app.useMorning()
    app.watchRoom()
    app.watchHumidity()
    self.app = app
  }

  func deselect() {
    app?.unload()
    app = nil
  }
}
