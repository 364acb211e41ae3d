import Foundation

enum Topic { case cartChanged, orderPlaced, orderPaid, priceUpdated, stockLow }

struct DomainEvent {
  let topic: Topic
  let amount: Int
}

final class EventBus {
  static let shared = EventBus()
  typealias Handler = (DomainEvent) -> Void
  private var handlers: [Topic: [UUID: Handler]] = [:]

  func on(_ topic: Topic, _ handler: @escaping Handler) -> UUID {
    let id = UUID()
    handlers[topic, default: [:]][id] = handler
    return id
  }

  func once(_ topic: Topic, _ handler: @escaping Handler) {
    let id = UUID()
    handlers[topic, default: [:]][id] = { event in
      self.off(topic, id)
      handler(event)
    }
  }

  func off(_ topic: Topic, _ id: UUID) { handlers[topic]?[id] = nil }

  func emit(_ topic: Topic, _ amount: Int) {
    let event = DomainEvent(topic: topic, amount: amount)
    for handler in (handlers[topic] ?? [:]).values { handler(event) }
  }
}

final class CartProjection {
  private(set) var total = 0
  private var token: UUID?

  func start() {
    token = EventBus.shared.on(.cartChanged) { event in  //@ cart
      self.total += event.amount
    }
  }

  func stop() {
    if let token { EventBus.shared.off(.cartChanged, token) }
    token = nil
  }
}

final class OrderProjection {
  private(set) var count = 0
  private var token: UUID?

  func start() {
    token = EventBus.shared.on(.orderPlaced) { _ in  //@ orders
      self.count += 1
    }
  }

  func stop() {
    if let token { EventBus.shared.off(.orderPaid, token) }
    token = nil
  }
}

final class PriceProjection {
  private(set) var latest: [Int] = []
  private var token: UUID?

  func start() {
    token = EventBus.shared.on(.priceUpdated) { [weak self] event in  //@ prices
      self?.latest.append(event.amount)
    }
  }

  deinit {
    if let token { EventBus.shared.off(.priceUpdated, token) }
  }
}

final class StockAlarm {
  private(set) var isRaised = false
  private var token: UUID?

  func start() {
    token = EventBus.shared.on(.stockLow) { event in  //@ stock
      self.isRaised = event.amount < 3
    }
  }

  deinit {
    if let token { EventBus.shared.off(.stockLow, token) }
  }
}

final class WelcomeBanner {
  private(set) var text = ""

  func arm() {
    EventBus.shared.once(.orderPaid) { event in  //@ banner
      self.text = "Thanks for \(event.amount)"
    }
  }
}

final class Storefront {
  let cart = CartProjection()
  let orders = OrderProjection()
  let prices = PriceProjection()
  let stock = StockAlarm()
  let banner = WelcomeBanner()

  func open() {
    cart.start()
    orders.start()
    prices.start()
    stock.start()
    banner.arm()
  }

  func sell() {
    EventBus.shared.emit(.cartChanged, 20)
    EventBus.shared.emit(.orderPlaced, 20)
    EventBus.shared.emit(.orderPaid, 20)
    EventBus.shared.emit(.stockLow, 2)
  }

  func close() {
    cart.stop()
    orders.stop()
  }
}

func runDay() {
  let store = Storefront()
  store.open()
  store.sell()
  store.close()
}
