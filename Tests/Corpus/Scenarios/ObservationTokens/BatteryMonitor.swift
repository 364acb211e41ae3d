import Foundation

protocol LevelObserver: AnyObject {
  func levelDidChange(to level: Double)
}

final class ObserverBox {
  weak var observer: LevelObserver?
  init(_ observer: LevelObserver) { self.observer = observer }
}

final class Battery {
  private var observers: [LevelObserver] = []
  private var boxes: [ObserverBox] = []
  private var callbacks: [ObjectIdentifier: (Double) -> Void] = [:]

  var level = 1.0 {
    didSet {
      observers.forEach { $0.levelDidChange(to: level) }
      boxes.forEach { $0.observer?.levelDidChange(to: level) }
      callbacks.values.forEach { $0(level) }
    }
  }

  func add(_ observer: LevelObserver) { observers.append(observer) }

  func addBoxed(_ observer: LevelObserver) { boxes.append(ObserverBox(observer)) }

  func remove(_ observer: LevelObserver) { observers.removeAll { $0 === observer } }

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

final class BatteryMonitor: LevelObserver {
  private let battery = Battery()
  private(set) var history: [Double] = []

  func levelDidChange(to level: Double) { history.append(level) }

  func record() {
    battery.add(self)  //@ record
    battery.level = 0.9
  }

  func recordBoxed() {
    battery.addBoxed(self)  //@ boxed
    battery.level = 0.8
  }

  func calibrate() {
    battery.add(self)  //@ calibrate
    battery.level = 0.7
    battery.remove(self)
  }

  func chart() {
    battery.observe(self) { monitor, level in  //@ chart
      monitor.history.append(level)
    }
    battery.level = 0.6
  }

  func warn() {
    battery.observe(self) { _, level in  //@ warn
      if level < 0.2 { self.history.removeAll() }
    }
    battery.level = 0.1
  }
}
