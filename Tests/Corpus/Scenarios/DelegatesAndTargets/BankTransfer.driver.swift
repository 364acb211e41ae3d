import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("serviceDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: TransferServiceDelegate?") { probe in
    let screen = BankingSession().openTransfer()
    probe.watch(screen.model)
    screen.model.trackService()
  },
  Place("limitDelegate", decidedBy: .program) { probe in
    let screen = BankingSession().openTransfer()
    probe.watch(screen.model)
    screen.model.trackLimits()
  },
  Place("completion", decidedBy: .program) { probe in
    probe.watch(BankingSession().payRent())
  },
  Place("retry", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = BankingSession().openTransfer()
    probe.watch(screen.model)
    screen.model.payWithRetry(5)
  },
  Place("change", decidedBy: .text) { probe in
    probe.watch(BankingSession().openTransfer())
  },
]
