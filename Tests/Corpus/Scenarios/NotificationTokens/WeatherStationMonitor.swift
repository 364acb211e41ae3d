import Foundation

extension Notification.Name {
  static let windChanged = Notification.Name("windChanged")
  static let rainChanged = Notification.Name("rainChanged")
  static let stationLost = Notification.Name("stationLost")
}

final class ObserverBag {
  private var tokens: [any NSObjectProtocol] = []
  func add(_ token: any NSObjectProtocol) { tokens.append(token) }
  func clear() {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    tokens.removeAll()
  }
  deinit { clear() }
}

final class WindMonitor {
  private(set) var gusts = 0
  private let bag = ObserverBag()
  func start() {
    bag.add(NotificationCenter.default.addObserver(forName: .windChanged, object: nil, queue: nil) { _ in //@ wind
      self.gusts += 1
    })
  }
}

final class RainMonitor {
  private(set) var drops = 0
  private let bag = ObserverBag()
  func start() {
    bag.add(NotificationCenter.default.addObserver(forName: .rainChanged, object: nil, queue: nil) { _ in //@ rain
      self.drops += 1
    })
  }
  func stop() { bag.clear() }
}

final class LossMonitor {
  private(set) var isLost = false
  private var token: (any NSObjectProtocol)?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .stationLost, object: nil, queue: nil) { _ in //@ loss
      self.isLost = true
    }
  }

  func stop() {
    NotificationCenter.default.removeObserver(self, name: .stationLost, object: nil)
  }
}

final class PressureMonitor {
  private(set) var readings: [Double] = []
  private let bag = ObserverBag()
  func start() {
    bag.add(NotificationCenter.default.addObserver(forName: .windChanged, object: nil, queue: nil) { [unowned self] _ in //@ pressure
      self.readings.append(1013)
    })
  }
}

final class HumidityMonitor {
  private(set) var readings = 0
  private var token: (any NSObjectProtocol)?
  func start() {
    token = NotificationCenter.default.addObserver(forName: .rainChanged, object: nil, queue: nil) { [unowned self] _ in //@ humidity
      self.readings += 1
    }
  }
}

final class WeatherStation {
  private(set) var wind: WindMonitor?
  private(set) var rain: RainMonitor?
  private(set) var loss: LossMonitor?
  private(set) var pressure: PressureMonitor?
  private(set) var humidity: HumidityMonitor?

  func powerOn() {
    wind = WindMonitor()
    wind?.start()
    rain = RainMonitor()
    rain?.start()
    loss = LossMonitor()
    loss?.start()
    pressure = PressureMonitor()
    pressure?.start()
  }

  func powerOnHumidity() {
    humidity = HumidityMonitor()
    humidity?.start()
  }

  func report() {
    NotificationCenter.default.post(name: .windChanged, object: nil)
    NotificationCenter.default.post(name: .rainChanged, object: nil)
  }

  func powerOff() {
    rain?.stop()
    loss?.stop()
    wind = nil
    rain = nil
    loss = nil
    pressure = nil
    humidity = nil
    report()
  }
}
