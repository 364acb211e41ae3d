import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("total", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = CheckoutScreen(basket: Basket(pricing: Pricing()))
    probe.watch(screen)
    screen.bindTotal()
    screen.basket.add(Line(name: "Pen", price: 2))
  },
  Place("count", decidedBy: .program) { probe in
    let screen = CheckoutScreen(basket: Basket(pricing: Pricing()))
    probe.watch(screen)
    screen.bindCount()
    screen.basket.add(Line(name: "Pen", price: 2))
  },
  Place("limit", decidedBy: .program) { probe in
    let screen = CheckoutScreen(basket: Basket(pricing: Pricing()))
    probe.watch(screen)
    screen.bindLimit()
  },
  Place("limitTitle", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = CheckoutScreen(basket: Basket(pricing: Pricing()))
    probe.watch(screen)
    screen.bindLimitTitle()
  },
  Place("refresh", decidedBy: .program) { probe in
    let screen = CheckoutScreen(basket: Basket(pricing: Pricing()))
    probe.watch(screen)
    screen.refreshTotal()
  }
]
