import Foundation

final class Slot {
  var action: (() -> Void)?
  var transform: (String) -> String = { $0 }
}

final class Clipboard {
  private let first = Slot()
  private var second: Slot?
  private(set) var text = ""

  func fill() {
    let slot = Slot()
    slot.action = { self.text = "filled" } //@ fill
    second = slot
  }

  func move() {
    let slot = Slot()
    slot.action = { self.text = "moved" } //@ move
    first.action = slot.action
  }

  func compose() {
    let old = first.transform
    first.transform = { old($0) + "!" } //@ compose
    text = first.transform("a")
  }

  func composeText() {
    let old = first.transform
    first.transform = { old($0) + self.text } //@ composeText
  }

  func runAndDrop() {
    let slot = Slot()
    slot.action = { self.text = "run" } //@ drop
    second = slot
    slot.action?()
    second = nil
  }

  func swapActions() {
    let slot = Slot()
    slot.action = { self.text = "swapped" } //@ swap
    swap(&slot.action, &first.action)
  }

  func replace() {
    first.action = { self.text = "old" } //@ replaced
    first.action = { print("new") }
  }
}
