import CorpusProbe


public let places: [Place] = [
  Place("parserDelegate", rule: "strong_delegate", decidedBy: .program, repaired: #"  weak var delegate: StatementParserDelegate?"#) { probe in
    let b = BankImport()
    probe.watch(b)
    b.run("a;1")
  },
  Place("payee", rule: "stored_closure_cycle", decidedBy: .text, repaired: #"    handlers["payee"] = { [weak self] in self?.setPayee($0) }"#) { probe in
    let c = CardImport()
    probe.watch(c)
    c.prepare()
  },
  Place("field", decidedBy: .program) { probe in
    let c = CardImport()
    probe.watch(c)
    c.run("a;1")
  },
  Place("totals", decidedBy: .text) { probe in
    let c = CardImport()
    probe.watch(c)
    _ = c.totals(["1"])
  },
  Place("normalise", decidedBy: .text) { probe in
    let n = PayeeNormaliser()
    probe.watch(n)
    _ = n.normalise("a")
  },
  Place("shorten", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let n = PayeeNormaliser()
    probe.watch(n)
    _ = n.shorten("a")
  },
]
