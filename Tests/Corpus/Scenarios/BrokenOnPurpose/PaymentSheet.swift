enum PaymentState {
  case idle
  case confirming(amount: Int, answer: (Bool) -> Void)
  case done(String)
}

final class PaymentSheet {
  private(set) var state = PaymentState.idle
  private var attempts = 0

  func pay(_ amount: Int) {
    state = .confirming(amount: amount) { ok in  //@ pay
      self.attempts += 1
      self.state = ok ? .done("paid") : .idle
    }
    confirm()
  }

  private func confirm() {
    if case .confirming(let amount, let answer) = state { answer(amount < 100) }
  }
}

final class DepositSheet {
  private(set) var state = PaymentState.idle
  private var attempts = 0

  func pay(_ amount: Int) {
    state = .confirming(amount: amount) { ok in  //@ deposit
      self.attempts += 1
      print(ok ? "paid" : "idle")
    }
    confirm()
  }

  private func confirm() {
    if case .confirming(let amount, let answer) = state { answer(amount < 100) }
  }
}
