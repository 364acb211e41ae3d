import Foundation

struct StoredEvent {
  let stream: String
  let version: Int
  let payload: [String: String]
}

final class EventStore {
  private var events: [StoredEvent] = []
  private var subscribers: [UUID: (StoredEvent) -> Void] = [:]

  func append(_ event: StoredEvent) {
    events.append(event)
    subscribers.values.forEach { $0(event) }
  }

  @discardableResult
  func subscribe(_ handler: @escaping (StoredEvent) -> Void) -> UUID {
    let id = UUID()
    subscribers[id] = handler
    return id
  }

  func unsubscribe(_ id: UUID) { subscribers[id] = nil }

  func replay(stream: String, into apply: (StoredEvent) -> Void) {
    events.filter { $0.stream == stream }.forEach(apply)
  }
}

class Projection {
  let store: EventStore
  init(store: EventStore) { self.store = store }
}

final class BalanceProjection: Projection {
  private(set) var balance = 0

  func rebuild() {
    balance = 0
    store.replay(stream: "account", into: apply) //@ rebuild
  }

  func follow() {
    store.subscribe { event in //@ balance
      self.apply(event)
    }
  }

  private func apply(_ event: StoredEvent) {
    balance += Int(event.payload["amount"] ?? "") ?? 0
  }
}

final class OrderProjection: Projection {
  private(set) var open: Set<String> = []
  private var subscription: UUID?

  func start() {
    subscription = store.subscribe { event in //@ orders
      if event.stream == "order" { self.open.insert(event.payload["id"] ?? "") }
    }
  }

  func stop() {
    if let subscription { store.unsubscribe(subscription) }
    subscription = nil
  }
}

final class ShipmentProjection: Projection {
  private(set) var count = 0
  private var subscription = UUID()

  func start() {
    store.subscribe { event in //@ shipments
      if event.stream == "shipment" { self.count += 1 }
    }
  }

  func stop() { store.unsubscribe(subscription) }
}

final class AuditTrail {
  private(set) var lines: [String] = []
  func follow(_ store: EventStore) {
    store.subscribe { [weak self] event in //@ audit
      self?.lines.append("\(event.stream)#\(event.version)")
    }
  }
}

final class Ledger {
  let store = EventStore()
  private(set) var balance: BalanceProjection?
  private(set) var orders: OrderProjection?
  private(set) var shipments: ShipmentProjection?
  private(set) var audit: AuditTrail?

  func openBalance(live: Bool) {
    let projection = BalanceProjection(store: store)
    projection.rebuild()
    if live { projection.follow() }
    balance = projection
  }

  func openReports() {
    orders = OrderProjection(store: store)
    shipments = ShipmentProjection(store: store)
    audit = AuditTrail()
    orders?.start()
    shipments?.start()
    audit?.follow(store)
    store.append(StoredEvent(stream: "order", version: 1, payload: ["id": "7"]))
  }

  func closeReports() {
    orders?.stop()
    shipments?.stop()
    orders = nil
    shipments = nil
    audit = nil
    balance = nil
  }
}
