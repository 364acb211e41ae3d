import CorpusProbe

private func account(_ probe: Probe) -> LedgerAccount {
  let account = LedgerAccount()
  probe.watch(account)
  return account
}

public let places: [Place] = [
  Place("deposit", decidedBy: .program) { probe in
    account(probe).deposit(10)
  },
  Place("batch", decidedBy: .program) { probe in
    account(probe).importBatch()
  },
  Place("transfer", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    account(probe).transfer(10)
  },
  Place("audit", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    account(probe).enableAudit()
  },
  Place("reconcile", decidedBy: .program) { probe in
    account(probe).reconcile()
  },
]
