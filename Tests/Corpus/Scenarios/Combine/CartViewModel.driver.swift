import CorpusProbe

public let places: [Place] = [
  Place("total", rule: "subscription_cycle", decidedBy: .text) { probe in
    let cart = CartViewModel()
    probe.watch(cart)
    cart.bindTotal()
    cart.items = [CartItem(price: 2, count: 3)]
  },
  Place("discounted", decidedBy: .text) { probe in
    let cart = CartViewModel()
    probe.watch(cart)
    cart.bindTotalAfterDiscount()
    cart.items = [CartItem(price: 2, count: 3)]
  },
  Place("busy", rule: "subscription_cycle", decidedBy: .text) { probe in
    let cart = CartViewModel()
    probe.watch(cart)
    cart.bindCoupon()
    cart.coupon = "SAVE10"
  },
  Place("quiet", decidedBy: .text) { probe in
    let cart = CartViewModel()
    probe.watch(cart)
    cart.bindCouponQuietly()
    cart.coupon = "SAVE10"
  },
  Place("check", decidedBy: .text) { probe in
    let cart = CartViewModel()
    probe.watch(cart)
    cart.checkCoupon { _ in }
  },
]
