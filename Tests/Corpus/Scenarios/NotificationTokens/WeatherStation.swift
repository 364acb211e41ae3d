import Foundation

extension Notification.Name {
  static let weatherChanged = Notification.Name("weatherChanged")
  static let unitsChanged = Notification.Name("unitsChanged")
}

final class WeatherCard {
  private var token: NSObjectProtocol?
  private(set) var temperature = 0.0

  func show() {
    token = NotificationCenter.default.addObserver(forName: .weatherChanged, object: nil, queue: nil) { note in  //@ card
      self.temperature = note.userInfo?["temperature"] as? Double ?? 0
    }
  }

  deinit { token.map(NotificationCenter.default.removeObserver) }
}

final class WeatherMap {
  private var token: NSObjectProtocol?
  private(set) var redraws = 0

  func show() {
    token = NotificationCenter.default.addObserver(forName: .weatherChanged, object: nil, queue: nil) { [weak self] _ in  //@ map
      self?.redraws += 1
    }
  }

  deinit { token.map(NotificationCenter.default.removeObserver) }
}

final class ForecastList {
  private var tokens: [NSObjectProtocol] = []
  private(set) var lines: [String] = []

  func appear() {
    let center = NotificationCenter.default
    tokens.append(center.addObserver(forName: .weatherChanged, object: nil, queue: nil) { _ in  //@ forecast
      self.lines.append("weather")
    })
    tokens.append(center.addObserver(forName: .unitsChanged, object: nil, queue: nil) { _ in
      self.lines.append("units")
    })
  }

  func disappear() {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    tokens = []
  }
}

final class UnitLabel {
  private(set) var isMetric = true

  func bind() {
    NotificationCenter.default.addObserver(forName: .unitsChanged, object: nil, queue: nil, using: toggle)  //@ unit
  }

  private func toggle(_ note: Notification) { isMetric.toggle() }
}

final class FirstReading {
  private(set) var value: Double?
  private var token: NSObjectProtocol?

  func wait() {
    token = NotificationCenter.default.addObserver(forName: .weatherChanged, object: nil, queue: nil) { note in  //@ first
      self.value = note.userInfo?["temperature"] as? Double
      self.token.map(NotificationCenter.default.removeObserver)
      self.token = nil
    }
  }
}

final class WeatherScreen {
  func open() {
    let card = WeatherCard()
    card.show()
    let map = WeatherMap()
    map.show()
    let list = ForecastList()
    list.appear()
    UnitLabel().bind()
    FirstReading().wait()
    NotificationCenter.default.post(name: .weatherChanged, object: nil, userInfo: ["temperature": 12.5])
    list.disappear()
  }
}
