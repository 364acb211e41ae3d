import Combine
import Foundation

enum WalletEvent {
  case received(amount: Int, from: String)
  case sent(amount: Int)
  case locked
}

final class EventToken {
  private let cancellation: () -> Void
  init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }
  deinit { cancellation() }
}

final class EventBus<Event> {
  private var handlers: [UUID: (Event) -> Void] = [:]

  func subscribe(_ handler: @escaping (Event) -> Void) -> EventToken {
    let id = UUID()
    handlers[id] = handler
    return EventToken { [weak self] in self?.handlers[id] = nil }
  }
  func publish(_ event: Event) { handlers.values.forEach { $0(event) } }
}

extension Notification.Name {
  static let walletPriceChanged = Notification.Name("walletPriceChanged")
}

final class BalanceModel {
  private var token: EventToken?
  private(set) var balance = 0

  func start(_ bus: EventBus<WalletEvent>) {
    token = bus.subscribe { event in  //@ balance
      if case .received(let amount, _) = event { self.balance += amount }
    }
  }
  func stop() { token = nil }
}

final class HistoryModel {
  private var tokens: [EventToken] = []
  private(set) var lines: [String] = []

  func start(_ bus: EventBus<WalletEvent>) {
    tokens.append(bus.subscribe { event in  //@ lines
      self.lines.append("\(event)")
    })
  }
  func stop() { tokens.removeAll() }
}

final class FiatModel {
  private(set) var rate = 1.0

  func start() {
    _ = NotificationCenter.default.addObserver(forName: .walletPriceChanged, object: nil, queue: nil) { notification in  //@ fiat
      self.rate = notification.userInfo?["rate"] as? Double ?? self.rate
    }
  }
}

final class FeeModel: NSObject {
  private(set) var fee = 0.1

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(priceChanged), name: .walletPriceChanged, object: nil)  //@ fee
  }
  @objc func priceChanged(_ notification: Notification) { fee *= 1.1 }
}

final class AddressBook {
  private(set) var known: Set<String> = []
  private let recent = PassthroughSubject<String, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    recent
      .map { address in self.known.contains(address) ? nil : address }  //@ address
      .compactMap { $0 }
      .sink { [weak self] address in self?.known.insert(address) }
      .store(in: &subscriptions)
  }
  func use(_ address: String) { recent.send(address) }
}

final class LockModel {
  private var token: EventToken?
  private(set) var isLocked = false

  func start(_ bus: EventBus<WalletEvent>) {
    token = bus.subscribe { [weak self] event in  //@ locked
      if case .locked = event { self?.lock() }
    }
  }
  private func lock() { isLocked = true }
}

final class Wallet {
  static let events = EventBus<WalletEvent>()
  private let bus = Wallet.events

  func run(visit: (AnyObject) -> Void) {
    let balance = BalanceModel(), history = HistoryModel(), fiat = FiatModel(), fee = FeeModel()
    let book = AddressBook(), lock = LockModel()
    [balance, history, fiat, fee, book, lock].forEach(visit)
    balance.start(bus)
    history.start(bus)
    fiat.start()
    fee.start()
    book.start()
    lock.start(bus)
    book.use("0x01")
    bus.publish(.received(amount: 5, from: "0x01"))
    bus.publish(.locked)
    NotificationCenter.default.post(name: .walletPriceChanged, object: nil, userInfo: ["rate": 2.0])
    history.stop()
  }
}
