import CorpusProbe

@MainActor private func coupons(_ probe: Probe) {
  let screen = CheckoutScreen()
  screen.showCoupons()
  probe.watch(screen.coupons!)
  screen.close()
}

public let places: [Place] = [
  Place("shipping", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = CheckoutScreen()
    screen.showTotal()
    probe.watch(screen.total!)
    screen.close()
  },
  Place(
    "badge", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "      .sink { [weak self] in self?.count = $0 }"
  ) { probe in
    let screen = CheckoutScreen()
    screen.showBadge()
    probe.watch(screen.badge!)
    screen.close()
  },
  Place("coupon", decidedBy: .text) { coupons($0) },
  Place("estimate", decidedBy: .program) { coupons($0) },
  Place("stock", decidedBy: .program) { probe in
    let screen = CheckoutScreen()
    screen.showStock()
    probe.watch(screen.stock!)
    screen.close()
  },
]
