import Foundation

extension Notification.Name {
  static let accountChanged = Notification.Name("accountChanged")
}

final class Subscription {
  private let onEnd: () -> Void
  init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

final class EventBus<Event> {
  private var handlers: [UUID: (Event) -> Void] = [:]

  func subscribe(_ handler: @escaping (Event) -> Void) -> Subscription {
    let id = UUID()
    handlers[id] = handler
    return Subscription { [weak self] in  //@ endSubscription
      self?.handlers[id] = nil
    }
  }

  func publish(_ event: Event) { handlers.values.forEach { $0(event) } }
}

enum OrderEvent {
  case placed(id: Int, total: Double)
  case cancelled(id: Int)
}

enum Events {
  static let orders = EventBus<OrderEvent>()
}

final class RevenueProjection {
  private var subscription: Subscription?
  private(set) var total = 0.0

  func start() {
    subscription = Events.orders.subscribe { event in  //@ revenue
      if case .placed(_, let total) = event { self.total += total }
    }
  }
}

final class OrderCounter {
  private var subscription: Subscription?
  private(set) var open = 0

  func start() {
    subscription = Events.orders.subscribe { event in  //@ counter
      switch event {
      case .placed: self.open += 1
      case .cancelled: self.open -= 1
      }
    }
  }

  func finish() -> Int {
    subscription = nil
    return open
  }
}

final class AccountCache {
  private var token: NSObjectProtocol?
  private var entries = ["me": "Ann"]

  init() {
    token = NotificationCenter.default.addObserver(forName: .accountChanged, object: nil, queue: nil) { _ in  //@ accountCache
      self.entries.removeAll()
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class AccountBadge {
  private var token: NSObjectProtocol?
  private(set) var isStale = false

  func show() {
    token = NotificationCenter.default.addObserver(forName: .accountChanged, object: nil, queue: nil) { _ in  //@ accountBadge
      self.isStale = true
    }
  }

  func hide() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class Backoffice {
  private(set) var revenue: RevenueProjection? = RevenueProjection()
  private(set) var counter: OrderCounter? = OrderCounter()
  private(set) var badge: AccountBadge? = AccountBadge()

  func trade() {
    Events.orders.publish(.placed(id: 1, total: 20))
    Events.orders.publish(.cancelled(id: 1))
  }

  func closeDay() -> Int {
    let open = counter?.finish() ?? 0
    badge?.hide()
    badge = nil
    counter = nil
    revenue = nil
    return open
  }
}
