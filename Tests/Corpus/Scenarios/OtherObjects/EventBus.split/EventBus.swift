public final class EventBus {
  private var handlers: [ObjectIdentifier: (String) -> Void] = [:]

  func subscribe(_ token: Token, _ handler: @escaping (String) -> Void) {
    handlers[ObjectIdentifier(token)] = handler
  }

  func unsubscribe(_ token: Token) { handlers[ObjectIdentifier(token)] = nil }
  func post(_ event: String) { handlers.values.forEach { $0(event) } }
}
