import Foundation

protocol Cancelling: AnyObject {
  func cancel()
}

final class EventBus {
  nonisolated(unsafe) static let main = EventBus()

  private final class Token: Cancelling {
    private weak var bus: EventBus?
    private let id: Int
    init(_ bus: EventBus, _ id: Int) { (self.bus, self.id) = (bus, id) }
    func cancel() { bus?.handlers[id] = nil }
    deinit { cancel() }
  }

  private var handlers: [Int: (Any) -> Void] = [:]
  private var last = 0

  func subscribe<Event>(_ type: Event.Type, _ handler: @escaping (Event) -> Void) -> Cancelling {
    last += 1
    handlers[last] = { if let event = $0 as? Event { handler(event) } }
    return Token(self, last)
  }

  func post<Event>(_ event: Event) { handlers.values.forEach { $0(event) } }
}

extension Cancelling {
  func store(in list: inout [Cancelling]) { list.append(self) }
}

struct OrderPlaced { let id: Int }
struct OrderShipped { let id: Int }

final class OrderPage {
  private var tokens: [Cancelling] = []
  private var shipped: Cancelling?
  private(set) var ids: [Int] = []

  func followPlaced() {
    EventBus.main.subscribe(OrderPlaced.self) { event in //@ placed
      self.ids.append(event.id)
    }
    .store(in: &tokens)
  }

  func followPlacedWeakly() {
    EventBus.main
      .subscribe(OrderPlaced.self) { [weak self] in self?.ids.append($0.id) } //@ weakly
      .store(in: &tokens)
  }

  func followShipped() {
    shipped = EventBus.main.subscribe(OrderShipped.self, add) //@ shipped
  }

  func followBriefly() {
    let token = EventBus.main.subscribe(OrderPlaced.self) { self.ids.append($0.id) } //@ briefly
    EventBus.main.post(OrderPlaced(id: 1))
    token.cancel()
  }

  func followDropped() {
    _ = EventBus.main.subscribe(OrderPlaced.self) { self.ids.append($0.id) } //@ dropped
  }

  private func add(_ event: OrderShipped) { ids.append(event.id) }
}
