import Foundation

final class EventToken {
  private let onCancel: () -> Void
  init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }
  deinit { onCancel() }
}

final class EventCenter {
  static let shared = EventCenter()
  private var handlers: [Int: (String) -> Void] = [:]
  private var next = 0

  func on(_ handler: @escaping (String) -> Void) -> EventToken {
    next += 1
    let key = next
    handlers[key] = handler
    return EventToken { [weak self] in self?.handlers[key] = nil }
  }

  func send(_ event: String) { handlers.values.forEach { $0(event) } }
}
