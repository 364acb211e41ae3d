import UIKit
import CorpusProbe

public let places: [Place] = [
  Place("transferParent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var parent: Coordinator?") { p in
    let app = BankApp()
    p.watch(app.accounts!)
    app.accounts?.openTransfer()
    app.signOut()
  },
  Place("limitsParent", decidedBy: .program) { p in
    let app = BankApp()
    p.watch(app.accounts!)
    app.accounts?.openLimits()
    app.signOut()
  },
  Place("confirm", decidedBy: .program) { p in
    let app = BankApp()
    let card = app.accounts!.openCard()
    p.watch(card)
    card.confirmBlock()
    (card.presentedViewController as? UIAlertController)?.simulateTap(on: "Block")
    app.accounts?.closeCard()
    app.signOut()
  },
  Place("pin", rule: "stored_closure_cycle", decidedBy: .text) { p in
    let app = BankApp()
    let card = app.accounts!.openCard()
    p.watch(card)
    card.prepareSheet()
    app.accounts?.closeCard()
    app.signOut()
  },
  Place("block", decidedBy: .text) { p in
    let app = BankApp()
    p.watch(app.accounts!)
    let card = app.accounts!.openCard()
    card.onBlock?()
    app.accounts?.closeCard()
    app.signOut()
  },
]
