import Foundation

protocol MessageHandler: AnyObject {
  associatedtype Message
  func receive(_ message: Message)
}

struct AnyConsumer<Message> {
  let deliver: (Message) -> Void

  init<Handler: MessageHandler>(_ handler: Handler) where Handler.Message == Message {
    deliver = handler.receive  //@ deliver
  }
}

final class Broker<Message> {
  private var consumers: [String: [AnyConsumer<Message>]] = [:]
  var filters: [String: (Message) -> Bool] = [:]

  func attach(_ consumer: AnyConsumer<Message>, to topic: String) {
    consumers[topic, default: []].append(consumer)
  }

  func publish(_ message: Message, on topic: String) {
    guard filters[topic]?(message) ?? true else { return }
    consumers[topic]?.forEach { $0.deliver(message) }
  }
}

final class Envelope {
  let payload: String
  var isAcknowledged = false
  var acknowledge: (() -> Void)?
  init(payload: String) { self.payload = payload }
}

final class AuditTrail: MessageHandler {
  private(set) var entries: [String] = []
  func receive(_ message: Envelope) { entries.append(message.payload) }
}

final class OrderWorker: MessageHandler {
  let broker: Broker<Envelope>
  private(set) var handled = 0
  private var paused = false
  private var replies: [UUID: (String) -> Void] = [:]
  private(set) var lastReply = ""

  init(broker: Broker<Envelope>) { self.broker = broker }

  func start() {
    broker.attach(AnyConsumer(self), to: "orders")  //@ worker
  }

  func filter() {
    broker.filters["orders"] = accepts  //@ filter
  }

  func receive(_ message: Envelope) {
    handled += 1
    message.acknowledge?()
  }

  func ask(_ question: String) {
    let id = UUID()
    replies[id] = { self.lastReply = $0 }  //@ reply
    answer(id, "ok: \(question)")
  }

  private func answer(_ id: UUID, _ text: String) {
    replies.removeValue(forKey: id)?(text)
  }

  private func accepts(_ message: Envelope) -> Bool {
    !paused && !message.payload.isEmpty
  }
}

final class OrderService {
  let broker = Broker<Envelope>()
  let audit = AuditTrail()
  private(set) lazy var worker = OrderWorker(broker: broker)

  func audited() {
    broker.attach(AnyConsumer(audit), to: "orders")
    broker.publish(Envelope(payload: "42"), on: "orders")
  }

  func open() {
    worker.start()
    worker.filter()
    worker.ask("stock?")
  }

  func place(_ order: String) -> Envelope {
    let envelope = Envelope(payload: order)
    envelope.acknowledge = { envelope.isAcknowledged = true }  //@ acknowledge
    worker.receive(envelope)
    return envelope
  }
}
