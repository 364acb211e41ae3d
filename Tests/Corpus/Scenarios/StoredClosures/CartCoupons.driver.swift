import CorpusProbe

public let places: [Place] = [
  Place("lines", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    model.events.lineChanged = { [weak self] in self?.recordLine($0) }") { probe in
    let flow = ShopFlow()
    let cart = flow.showCart()
    probe.watch(cart)
    cart.listenForLines()
    cart.model.add(CartLine(sku: "a", quantity: 1, price: 2))
    flow.finish()
  },
  Place("total", decidedBy: .program) { probe in
    let flow = ShopFlow()
    let cart = flow.showCart()
    probe.watch(cart)
    probe.watch(cart.totalLabel)
    cart.listenForTotal()
    cart.model.add(CartLine(sku: "a", quantity: 1, price: 2))
    flow.finish()
  },
  Place("copied", decidedBy: .program) { probe in
    let flow = ShopFlow()
    _ = flow.previewCart()
    probe.watch(flow.cart!)
    flow.finish()
  },
  Place("coupon", decidedBy: .program) { probe in
    let flow = ShopFlow()
    let checkout = flow.showCheckout()
    probe.watch(checkout)
    checkout.enterCoupon()
    flow.finish()
  },
  Place("shipping", rule: "stored_closure_cycle", decidedBy: .program, capture: "form") { probe in
    let flow = ShopFlow()
    let checkout = flow.showCheckout()
    checkout.enterShipping()
    probe.watch(checkout.shipping!)
    flow.finish()
  },
]
