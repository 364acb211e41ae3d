import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("rebuild", decidedBy: .program) { probe in
    let ledger = Ledger()
    ledger.openBalance(live: false)
    probe.watch(ledger.balance!)
    ledger.closeReports()
  },
  Place("balance", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let ledger = Ledger()
    ledger.openBalance(live: true)
    probe.watch(ledger.balance!)
    ledger.closeReports()
  },
  Place("orders", decidedBy: .program) { probe in
    let ledger = Ledger()
    ledger.openReports()
    probe.watch(ledger.orders!)
    ledger.closeReports()
  },
  Place("shipments", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let ledger = Ledger()
    ledger.openReports()
    probe.watch(ledger.shipments!)
    ledger.closeReports()
  },
  Place("audit", decidedBy: .program) { probe in
    let ledger = Ledger()
    ledger.openReports()
    probe.watch(ledger.audit!)
    ledger.closeReports()
  },
]
