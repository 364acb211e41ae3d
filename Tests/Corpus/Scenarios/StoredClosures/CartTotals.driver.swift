import UIKit
import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ use: (CartScreen) -> Void) {
  let flow = ShopFlow()
  let cart = flow.showCart()
  probe.watch(cart)
  use(cart)
  flow.closeCart()
}

public let places: [Place] = [
  Place("lines", rule: "stored_closure_cycle", decidedBy: .program) { p in visit(p) { $0.bindLines() } },
  Place("errors", decidedBy: .program) { p in visit(p) { $0.bindErrors() } },
  Place("coupon", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    coupon.onSubmit = { [weak self] in self?.applyCoupon($0) }") { p in visit(p) { $0.bindCoupon() } },
  Place("shipping", decidedBy: .text) { p in visit(p) { $0.bindShipping() } },
  Place("greeting", decidedBy: .text) { p in visit(p) { $0.greet() } },
]
