import Foundation

enum BreakerState { case closed, open, halfOpen }

final class CircuitBreaker {
  static let payments = CircuitBreaker()
  var onTrip: (() -> Void)?
  var onProbe: (() -> Void)?
  var onReset: (() -> Void)?
  private(set) var state = BreakerState.closed
  private var failures = 0

  func fail() {
    failures += 1
    if failures > 2 {
      state = .open
      onTrip?()
    }
  }

  func reset() {
    failures = 0
    state = .closed
    onReset?()
  }
}

final class Transport {
  private var attempts = 0

  func send(_ body: String, completion: @escaping (Bool) -> Void) {
    attempts += 1
    let succeeded = attempts > 2
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { completion(succeeded) }
  }
}

final class PaymentClient {
  private let breaker = CircuitBreaker()
  private let transport = Transport()
  private let lock = NSLock()
  private(set) var log: [String] = []
  private(set) var isSuspended = false

  func pay(_ amount: Int) {
    func attempt(_ left: Int) {
      transport.send("pay \(amount)") { succeeded in  //@ attempt
        if succeeded {
          self.note("paid \(amount)")
        } else if left > 0 {
          attempt(left - 1)
        }
      }
    }
    attempt(3)
  }

  func probeWhenHalfOpen() {
    func ping() {
      note("ping")
      isSuspended = false
    }
    breaker.onProbe = ping  //@ ping
  }

  func suspendOnTrip() {
    CircuitBreaker.payments.onTrip = { [unowned self] in  //@ trip
      self.isSuspended = true
    }
  }

  func resumeOnReset() {
    breaker.onReset = { [unowned self] in  //@ reset
      self.isSuspended = false
    }
    breaker.reset()
  }

  func note(_ line: String) {
    lock.withLock { log.append(line) }
  }

  func scheduleRetry() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [unowned self] in  //@ retry
      self.pay(1)
    }
  }
}

final class Checkout {
  private var client: PaymentClient? = PaymentClient()
  var current: PaymentClient? { client }

  func submit() {
    client?.probeWhenHalfOpen()
    client?.suspendOnTrip()
    client?.resumeOnReset()
    client?.pay(25)
  }

  func cancel() {
    client = nil
    (0..<3).forEach { _ in CircuitBreaker.payments.fail() }
  }

  func abandonWhileRetrying() {
    client?.scheduleRetry()
    client = nil
  }
}
