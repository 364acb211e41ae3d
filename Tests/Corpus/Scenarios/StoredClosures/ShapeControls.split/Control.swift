import Foundation

class Control {
  private var actions: [() -> Void] = []
  func register(_ action: @escaping () -> Void) { actions.append(action) }
  func perform(_ action: @escaping () -> Void) { register(action) }
  func press() { actions.forEach { $0() } }
}

class ImmediateControl: Control {
  override func perform(_ action: @escaping () -> Void) { action() }
}

class QueuedControl: Control {
  override func perform(_ action: @escaping () -> Void) { DispatchQueue.main.async(execute: action) }
}
