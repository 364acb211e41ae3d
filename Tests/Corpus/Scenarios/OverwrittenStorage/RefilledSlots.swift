import Combine
import Foundation

/// Emptied first, filled afterwards: full at the end.
final class SearchModel {
  private let text = CurrentValueSubject<String, Never>("")
  private var bag = Set<AnyCancellable>()
  private(set) var count = 0

  func begin() {
    bag.forEach { $0.cancel() }
    text.sink { _ in self.count += 1 }.store(in: &bag)  //@ cancelledBefore
  }

  func beginAndEnd() {
    text.sink { _ in self.count += 1 }.store(in: &bag)  //@ cancelledAfter
    bag.forEach { $0.cancel() }
    bag.removeAll()
  }
}

final class Bar {
  private var items: [() -> Void] = []

  func setItems(_ new: [() -> Void]) {
    items.removeAll()
    for item in new { items.append(item) }
  }

  func showOnce(_ item: @escaping () -> Void) {
    items.append(item)
    for item in items { item() }
    items.removeAll()
  }
}

final class BarOwner {
  private let bar = Bar()
  private(set) var count = 0

  func fill() { bar.setItems([{ self.count += 1 }]) }  //@ filledByLoop
  func show() { bar.showOnce { self.count += 1 } }  //@ shownOnce
}

final class Slot {
  private var item: (() -> Void)?

  func set(_ new: @escaping () -> Void) {
    clear()
    item = new
  }

  private func clear() { item = nil }
}

final class SlotOwner {
  private let slot = Slot()
  private(set) var count = 0

  func begin() { slot.set { self.count += 1 } }  //@ clearedBefore
}

/// Takes handlers out of a copy, and puts the copy in place of the list.
final class KeyPanel {
  private var handlers: [String: [() -> Void]] = [:]
  private(set) var title = "panel"

  func open() {
    handlers["return", default: []].append { self.title = "found" }  //@ takenOutOfCopy
  }

  func show() {
    open()
    close()
  }

  func close() {
    var remaining: [String: [() -> Void]] = [:]
    for (key, list) in handlers { remaining[key] = list }
    for (key, list) in handlers {
      for index in list.indices.reversed() { remaining[key]?.remove(at: index) }
    }
    handlers = remaining
  }
}

/// Puts a whole copy in place of the list.
final class KeyLog {
  private var handlers: [() -> Void] = []
  private(set) var title = "log"

  func open() {
    handlers.append { self.title = "found" }  //@ copiedWhole
  }

  func close() {
    let remaining = handlers
    handlers = remaining
  }
}
