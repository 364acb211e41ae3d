import Foundation

final class Subscription {
  private var undo: (() -> Void)?
  init(_ undo: @escaping () -> Void) { self.undo = undo }
  func end() {
    undo?()
    undo = nil
  }
  deinit { end() }
}

final class Emitter<Event> {
  private var handlers: [UUID: (Event) -> Void] = [:]

  func on(_ handler: @escaping (Event) -> Void) -> Subscription {
    let id = UUID()
    handlers[id] = handler
    return Subscription { [weak self] in self?.handlers[id] = nil }
  }

  func emit(_ event: Event) { handlers.values.forEach { $0(event) } }
}
