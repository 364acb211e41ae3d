import Foundation

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
