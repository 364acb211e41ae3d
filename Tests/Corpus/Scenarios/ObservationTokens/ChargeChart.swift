import Foundation

final class Charger {
  private var callbacks: [ObjectIdentifier: (Double) -> Void] = [:]

  var level = 1.0 {
    didSet { callbacks.values.forEach { $0(level) } }
  }

  func observe<Owner: AnyObject>(_ owner: Owner, _ callback: @escaping (Owner, Double) -> Void) {
    let id = ObjectIdentifier(owner)
    callbacks[id] = { [weak self, weak owner] level in
      guard let owner = owner else {
        self?.callbacks[id] = nil
        return
      }
      callback(owner, level)
    }
  }
}

final class ChargeChart {
  private let charger = Charger()
  private(set) var history: [Double] = []

  func chart() {
    charger.observe(self) { chart, level in  //@ chart
      chart.history.append(level)
    }
    charger.level = 0.6
  }

  func warn() {
    charger.observe(self) { _, level in  //@ warn
      if level < 0.2 { self.history.removeAll() }
    }
    charger.level = 0.1
  }
}
