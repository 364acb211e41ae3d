import Foundation

final class Observation {
  private let cancellation: () -> Void

  init(cancellation: @escaping () -> Void) { self.cancellation = cancellation }

  func cancel() { cancellation() }
}

final class Reachability {
  static let shared = Reachability()
  private var handlers: [UUID: (Bool) -> Void] = [:]

  @discardableResult
  func observe<Observer: AnyObject>(for observer: Observer, _ handler: @escaping (Bool) -> Void) -> Observation {
    let key = UUID()
    handlers[key] = { [weak self, weak observer] isOnline in
      guard observer != nil else {
        self?.handlers.removeValue(forKey: key)
        return
      }
      handler(isOnline)
    }
    return Observation { [weak self] in self?.handlers.removeValue(forKey: key) }
  }

  func change(to isOnline: Bool) { handlers.values.forEach { $0(isOnline) } }
}

/// Asks whether it observes already, and never ends it.
final class NetworkBanner {
  private var observation: Observation?
  private(set) var isShown = false

  func appear() {
    guard observation == nil else { return }
    observation = Reachability.shared.observe(for: self) { isOnline in  //@ neverEnded
      self.isShown = !isOnline
    }
  }
}

/// Ends it when it disappears.
final class SyncButton {
  private var observation: Observation?
  private(set) var isEnabled = false

  func appear() {
    guard observation == nil else { return }
    observation = Reachability.shared.observe(for: self) { isOnline in  //@ ended
      self.isEnabled = isOnline
    }
  }

  func disappear() {
    observation?.cancel()
    observation = nil
  }
}

/// Holds its observer weakly.
final class StatusDot {
  private var observation: Observation?
  private(set) var isGreen = false

  func appear() {
    if observation != nil { return }
    observation = Reachability.shared.observe(for: self) { [weak self] isOnline in  //@ weakly
      self?.isGreen = isOnline
    }
  }
}

final class Toolbar {
  private(set) var button: SyncButton?

  func open() {
    let button = SyncButton()
    button.appear()
    self.button = button
  }

  func close() {
    button?.disappear()
    button = nil
  }
}
