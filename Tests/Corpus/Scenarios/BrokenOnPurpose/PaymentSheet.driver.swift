import CorpusProbe

public let places: [Place] = [
  Place("pay", decidedBy: .program) { probe in
    let sheet = PaymentSheet()
    probe.watch(sheet)
    sheet.pay(10)
  },
  Place("deposit", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let sheet = DepositSheet()
    probe.watch(sheet)
    sheet.pay(10)
  },
]
