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
