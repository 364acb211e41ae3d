import Foundation

final class KeyStore {
  private var keys: [String: String] = [:]
  func key(for account: String) -> String { keys[account, default: "key-\(account)"] }
}

final class Signer {
  private let store: KeyStore
  private(set) lazy var sign: (String) -> String = { [unowned self] text in  //@ sign
    "\(text):\(self.store.key(for: "main"))"
  }
  init(store: KeyStore) { self.store = store }
}

final class Broadcaster {
  private var waiting: [(Bool) -> Void] = []
  func send(_ payload: String, completion: @escaping (Bool) -> Void) {
    waiting.append(completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      let ready = self.waiting
      self.waiting = []
      ready.forEach { $0(true) }
    }
  }
}

final class TransferForm {
  private let broadcaster: Broadcaster
  private(set) var status = "draft"
  init(broadcaster: Broadcaster) { self.broadcaster = broadcaster }

  func submit(_ signer: Signer) {
    broadcaster.send(signer.sign("transfer")) { [unowned self] accepted in  //@ submit
      self.status = accepted ? "sent" : "failed"
    }
  }
}

final class BalanceView {
  private let amounts = [3, 5, 8]
  private(set) var total = 0

  func refresh() {
    amounts.forEach { [unowned self] amount in  //@ sum
      self.total += amount
    }
  }
}

final class PriceTicker {
  private var latest = 0.0
  func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [unowned self] in  //@ ticker
      self.latest = 42
    }
  }
}

final class Confirmations {
  private let broadcaster: Broadcaster
  private(set) var count = 0
  init(broadcaster: Broadcaster) { self.broadcaster = broadcaster }

  func await(_ hash: String) {
    broadcaster.send(hash) { [weak self] _ in  //@ confirm
      self?.count += 1
    }
  }
}

final class WalletSession {
  private let broadcaster = Broadcaster()
  private(set) var signer: Signer? = Signer(store: KeyStore())
  private(set) var form: TransferForm?
  private(set) var balance: BalanceView?
  private(set) var ticker: PriceTicker?
  private(set) var confirmations: Confirmations?

  func transfer() {
    guard let signer else { return }
    form = TransferForm(broadcaster: broadcaster)
    form?.submit(signer)
  }
  func showBalance() {
    balance = BalanceView()
    balance?.refresh()
  }
  func showPrice() {
    ticker = PriceTicker()
    ticker?.start()
  }
  func confirm() {
    confirmations = Confirmations(broadcaster: broadcaster)
    confirmations?.await("0xabc")
  }
  func logOut() {
    (signer, form, balance, ticker, confirmations) = (nil, nil, nil, nil, nil)
  }
}
