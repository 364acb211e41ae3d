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

  var level = 1.0 {
    didSet {
      observers.forEach { $0.levelDidChange(to: level) }
      boxes.forEach { $0.observer?.levelDidChange(to: level) }
    }
  }

  func add(_ observer: LevelObserver) { observers.append(observer) }

  func addBoxed(_ observer: LevelObserver) { boxes.append(ObserverBox(observer)) }

  func remove(_ observer: LevelObserver) { observers.removeAll { $0 === observer } }
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
}
