import CorpusProbe

@MainActor private func run<Model: AnyObject>(_ probe: Probe, _ type: Model.Type) {
  Wallet().run { if $0 is Model { probe.watch($0) } }
}

public let places: [Place] = [
  Place("balance", rule: "subscription_cycle", decidedBy: .program) { run($0, BalanceModel.self) },
  Place("lines", decidedBy: .program) { run($0, HistoryModel.self) },
  Place("fiat", rule: "subscription_cycle", decidedBy: .text) { run($0, FiatModel.self) },
  Place("fee", decidedBy: .text) { run($0, FeeModel.self) },
  Place("address", rule: "subscription_cycle", decidedBy: .text) { run($0, AddressBook.self) },
  Place("locked", decidedBy: .program) { run($0, LockModel.self) },
]
