import CorpusProbe

@MainActor private func use(_ probe: Probe, _ step: (WalletSession) -> Void, _ part: (WalletSession) -> AnyObject?) {
  let session = WalletSession()
  step(session)
  probe.watch(part(session)!)
  session.logOut()
  probe.wait(0.06)
}

public let places: [Place] = [
  Place("sign", decidedBy: .program) { use($0, { _ = $0.signer?.sign("hello") }, { $0.signer }) },
  Place("submit", rule: "unowned_capture", decidedBy: .program) { use($0, { $0.transfer() }, { $0.form }) },
  Place("sum", decidedBy: .text) { use($0, { $0.showBalance() }, { $0.balance }) },
  Place("ticker", rule: "unowned_capture", decidedBy: .text) { use($0, { $0.showPrice() }, { $0.ticker }) },
  Place("confirm", decidedBy: .text) { use($0, { $0.confirm() }, { $0.confirmations }) },
]
