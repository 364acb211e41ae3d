import Foundation

enum PaymentState {
  case idle
  case waiting(onTimeout: () -> Void)
  case failed(retry: () -> Void)
  case paid(receipt: String)
}

protocol PaymentGateway {
  func charge(_ amount: Int, completion: @escaping (Result<String, any Error>) -> Void)
}

struct DeclinedError: Error {}

struct CardGateway: PaymentGateway {
  func charge(_ amount: Int, completion: @escaping (Result<String, any Error>) -> Void) {
    DispatchQueue.main.async { completion(.success("R-\(amount)")) }
  }
}

struct VoucherGateway: PaymentGateway {
  func charge(_ amount: Int, completion: @escaping (Result<String, any Error>) -> Void) {
    DispatchQueue.main.async { completion(.failure(DeclinedError())) }
  }
}

final class CardPayment {
  private(set) var state = PaymentState.idle
  private let gateway: any PaymentGateway = CardGateway()
  private var attempts = 0

  func pay(_ amount: Int) {
    state = .waiting(onTimeout: { self.attempts += 1 }) //@ cardTimeout
    gateway.charge(amount) { result in
      self.state = .paid(receipt: (try? result.get()) ?? "none")
    }
  }
}

final class VoucherPayment {
  private(set) var state = PaymentState.idle
  private let gateway: any PaymentGateway = VoucherGateway()

  func pay(_ amount: Int) {
    gateway.charge(amount) { _ in
      self.state = .failed(retry: { self.pay(amount) }) //@ voucherRetry
    }
  }
}

final class InvoicePayment {
  private(set) var state = PaymentState.idle
  private let gateway: any PaymentGateway = VoucherGateway()

  func pay(_ amount: Int) {
    gateway.charge(amount) { _ in //@ invoiceCharge
      self.state = .failed(retry: { [weak self] in self?.pay(amount) })
    }
  }
}

final class PaymentSteps {
  private lazy var handlers: [String: () -> Void] = [
    "authorize": authorize, //@ authorizeStep
  ]
  private(set) var log: [String] = []

  func run(_ step: String) { handlers[step]?() }
  private func authorize() { log.append("authorized") }
}

final class RefundSteps {
  private lazy var labels: [String] = ["check", "refund"].map { self.prefix + $0 } //@ labels
  private let prefix = "refund."
  private(set) var log: [String] = []

  func run() { labels.forEach { self.log.append($0) } }
}

enum LedgerEvent {
  case note(String)
  case confirmation(() -> Void)
}

final class Ledger {
  private var events: [LedgerEvent] = []
  private(set) var confirmed = 0

  func record(_ amount: Int) {
    events.append(.note("\(amount)"))
    events.append(.confirmation { self.confirmed += 1 }) //@ ledger
  }

  func confirmAll() {
    for case .confirmation(let confirm) in events { confirm() }
  }
}

final class Checkout {
  let ledger = Ledger()
  let card = CardPayment()
  let voucher = VoucherPayment()
  let invoice = InvoicePayment()
  let steps = PaymentSteps()
  let refunds = RefundSteps()

  func payAll() {
    steps.run("authorize")
    card.pay(1200)
    voucher.pay(300)
    invoice.pay(80)
    refunds.run()
    ledger.record(1580)
    ledger.confirmAll()
  }
}
