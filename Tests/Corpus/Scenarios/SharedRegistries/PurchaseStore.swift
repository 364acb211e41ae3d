import Foundation

protocol PaymentObserver: AnyObject {
  func paymentQueue(_ queue: PaymentQueue, didFinish product: String)
}

final class PaymentQueue {
  static let shared = PaymentQueue()
  private var observers: [any PaymentObserver] = []
  private var completions: [String: (Bool) -> Void] = [:]
  private var restoreHandlers: [([String]) -> Void] = []
  private var finished: [String] = []

  func add(_ observer: any PaymentObserver) { observers.append(observer) }
  func remove(_ observer: any PaymentObserver) { observers.removeAll { $0 === observer } }

  func buy(_ product: String, completion: @escaping (Bool) -> Void) {
    completions[product] = completion
    DispatchQueue.main.async { self.finish(product) }
  }

  func restore(_ handler: @escaping ([String]) -> Void) {
    restoreHandlers.append(handler)
    restoreHandlers.forEach { $0(finished) }
  }

  private func finish(_ product: String) {
    finished.append(product)
    completions.removeValue(forKey: product)?(true)
    observers.forEach { $0.paymentQueue(self, didFinish: product) }
  }
}

enum PaywallState {
  case idle
  case confirming(proceed: () -> Void)
  case failed(retry: () -> Void)
}

final class Paywall {
  private(set) var state = PaywallState.idle
  private var owned: Set<String> = []

  func buy(_ product: String) {
    PaymentQueue.shared.buy(product) { success in  //@ buy
      if success { self.owned.insert(product) }
    }
  }

  func restore() {
    PaymentQueue.shared.restore { products in  //@ restore
      self.owned.formUnion(products)
    }
  }

  func ask(for product: String) {
    state = .confirming(proceed: { self.owned.insert(product) })  //@ proceed
  }

  func confirm() {
    guard case .confirming(let proceed) = state else { return }
    state = .idle
    proceed()
  }

  func fail(_ product: String) {
    state = .failed(retry: { self.buy(product) })  //@ retry
  }

  func retry() {
    if case .failed(let retry) = state { retry() }
  }
}

final class ReceiptLogger: PaymentObserver {
  private var lines: [String] = []

  init() {
    PaymentQueue.shared.add(self)  //@ logger
  }

  deinit { PaymentQueue.shared.remove(self) }

  func paymentQueue(_ queue: PaymentQueue, didFinish product: String) { lines.append(product) }
}

final class Confetti: PaymentObserver {
  private var bursts = 0

  func start() {
    PaymentQueue.shared.add(self)  //@ confetti
  }

  func stop() { PaymentQueue.shared.remove(self) }

  func paymentQueue(_ queue: PaymentQueue, didFinish product: String) { bursts += 1 }
}

final class PurchaseScene {
  func run() {
    let logger = ReceiptLogger(), confetti = Confetti(), paywall = Paywall()
    confetti.start()
    paywall.ask(for: "coins")
    paywall.confirm()
    paywall.buy("coins")
    paywall.restore()
    paywall.fail("gems")
    paywall.retry()
    confetti.stop()
    withExtendedLifetime(logger) {}
  }
}
