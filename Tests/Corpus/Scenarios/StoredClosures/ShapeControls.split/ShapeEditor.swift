import Foundation

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
