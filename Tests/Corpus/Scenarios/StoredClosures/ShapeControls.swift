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

final class ShapeEditor {
  private let plain = Control()
  private let immediate = ImmediateControl()
  private let queued = QueuedControl()
  private(set) var sides = 3
  private lazy var all: [Control] = [plain, immediate, queued]

  func usePlain() { plain.perform { self.sides += 1 } } //@ plain
  func useImmediate() { immediate.perform { self.sides += 1 } } //@ immediate
  func useQueued() { queued.perform { self.sides += 1 } } //@ queued
  func useInherited() { immediate.register { self.sides += 1 } } //@ inherited

  func useAll() {
    all.forEach { control in
      control.register { [unowned self] in sides += 1 } //@ all
    }
  }

  func useOwn(_ control: Control) {
    control.register { self.sides += 1 } //@ own
  }
}
