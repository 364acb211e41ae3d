import CorpusProbe

public let places: [Place] = [
  Place("total", decidedBy: .text) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    checkout.showTotal()
    checkout.cart.add("Tea")
  },
  Place("coupon", rule: "nested_closure_strong_self", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    checkout.acceptCoupons()
    checkout.cart.apply("SPRING")
    probe.wait(0.03)
  },
  Place("shipping", rule: "nested_closure_strong_self", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    checkout.estimateShipping()
  },
]
