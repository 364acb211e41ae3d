import CorpusProbe

@MainActor private func card(_ probe: Probe) {
  let bank = BankCoordinator()
  probe.watch(bank.showCard())
  bank.back()
}

public let places: [Place] = [
  Place("balance", rule: "subscription_cycle", decidedBy: .text) { probe in
    let bank = BankCoordinator()
    probe.watch(bank.showBalance())
    bank.back()
  },
  Place("transactions", decidedBy: .text) { probe in
    let bank = BankCoordinator()
    probe.watch(bank.showTransactions())
    bank.back()
  },
  Place("active", decidedBy: .text) { card($0) },
  Place("blocked", decidedBy: .text) { card($0) },
  Place(
    "expire", rule: "subscription_cycle", decidedBy: .text,
    repaired: "    token = NotificationCenter.default.addObserver(forName: .sessionDidExpire, object: nil, queue: nil) { [weak self] in self?.expire($0) }"
  ) { probe in
    let bank = BankCoordinator()
    bank.signIn()
    probe.watch(bank.sessionGuard!)
    bank.signOut()
  },
]
