import Foundation

struct Message {
  let topic: String
  let body: String
}

final class Broker {
  static let shared = Broker()
  private var handlers: [String: [String: (Message) -> Void]] = [:]

  func subscribe(_ name: String, to topic: String, handler: @escaping (Message) -> Void) {
    handlers[topic, default: [:]][name] = handler
  }

  func unsubscribe(_ name: String, from topic: String) { handlers[topic]?[name] = nil }

  func publish(_ message: Message) {
    for handler in (handlers[message.topic] ?? [:]).values { handler(message) }
  }
}

final class BillingService {
  private var invoices: [String] = []

  init() {
    Broker.shared.subscribe("billing", to: "orders") { message in  //@ billing
      self.invoices.append(message.body)
    }
  }

  deinit { Broker.shared.unsubscribe("billing", from: "orders") }
}

final class ShippingService {
  private var parcels: [String] = []

  func open() {
    Broker.shared.subscribe("shipping", to: "orders") { message in  //@ shipping
      self.parcels.append(message.body)
    }
  }

  func close() { Broker.shared.unsubscribe("shipping", from: "orders") }
}

final class AuditService {
  private var trail: [String] = []

  func open() {
    Broker.shared.subscribe("audit", to: "payments") { message in  //@ audit
      self.trail.append(message.topic)
    }
  }

  func close() { Broker.shared.unsubscribe("audit", from: "orders") }
}

final class StockService {
  private var levels: [String: Int] = [:]

  func open() { Broker.shared.subscribe("stock", to: "orders", handler: reserve) }  //@ stock
  func close() { Broker.shared.unsubscribe("stock", from: "orders") }

  func reopen() {
    close()
    open()
  }

  private func reserve(_ message: Message) { levels[message.body, default: 10] -= 1 }
}

final class MailService {
  private let broker = Broker()
  private let outbox = Outbox()

  func open() {
    broker.subscribe("mail", to: "orders", handler: outbox.append)  //@ mail
  }

  func deliver(_ body: String) { broker.publish(Message(topic: "orders", body: body)) }
}

final class Outbox {
  private var letters: [Message] = []
  func append(_ message: Message) { letters.append(message) }
}

final class ShopDay {
  func run() {
    let billing = BillingService()
    let shipping = ShippingService()
    let audit = AuditService()
    let stock = StockService()
    let mail = MailService()
    shipping.open()
    audit.open()
    stock.open()
    mail.open()
    Broker.shared.publish(Message(topic: "orders", body: "book"))
    mail.deliver("book")
    stock.close()
    stock.reopen()
    audit.close()
    shipping.close()
    _ = billing
  }
}
