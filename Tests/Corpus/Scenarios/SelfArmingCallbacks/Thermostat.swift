import Foundation

final class Thermostat {
  private var target = 20.0
  private var isHeating = false
  private var failures = 0
  private var refreshItem: DispatchWorkItem?
  private var boostItem: DispatchWorkItem?

  func reconnect(after delay: Double = 0.005) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {  //@ reconnect
      self.failures += 1
      self.reconnect(after: min(delay * 2, 0.02))
    }
  }

  func handshake(after delay: Double = 0.005) {
    guard delay < 0.04 else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {  //@ handshake
      self.failures += 1
      self.handshake(after: delay * 2)
    }
  }

  func heat() {
    isHeating = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {  //@ heat
      self.cool()
    }
  }

  private func cool() {
    isHeating = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {
      self.heat()
    }
  }

  func scheduleRefresh() {
    let item = DispatchWorkItem {  //@ refresh
      self.target += 0.5
      self.scheduleRefresh()
    }
    refreshItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  func scheduleBoost() {
    let item = DispatchWorkItem {  //@ boost
      self.target += 1
      self.scheduleBoost()
    }
    boostItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  func holiday() {
    refreshItem?.cancel()
    boostItem?.cancel()
    boostItem = nil
  }
}

final class Household {
  private let thermostats: [Thermostat]
  init(_ thermostats: [Thermostat]) { self.thermostats = thermostats }
  func leave() { thermostats.forEach { $0.holiday() } }
}
