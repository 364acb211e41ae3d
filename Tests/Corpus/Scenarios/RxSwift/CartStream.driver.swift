import CorpusProbe
import Foundation
import CorpusRxSwift

public let places: [Place] = [
  Place("total", decidedBy: .program) { probe in
    let store = Shop.shared.scene.store
    let model = CartViewModel(store: store)
    probe.watch(model)
    model.bindTotal()
    store.add("book")
  },
  Place("coupon", rule: "subscription_cycle", decidedBy: .program) { probe in
    let store = Shop.shared.scene.store
    let model = CartViewModel(store: store)
    probe.watch(model)
    model.bindCoupon()
    store.coupon.onNext("SPRING")
  },
  Place("checkout", decidedBy: .program) { probe in
    let store = Shop.shared.scene.store
    let model = CartViewModel(store: store)
    probe.watch(model)
    model.bindCheckout()
    store.checkout.onNext(())
  },
  Place("badge", decidedBy: .program) { probe in
    let store = Shop.shared.scene.store
    let badge = CartBadge()
    probe.watch(badge)
    badge.attach(store)
    store.add("book")
    badge.detach()
  },
  Place("analytics", rule: "subscription_cycle", decidedBy: .program, repaired: "      .subscribe(onNext: { [weak self] in self?.record($0) })") { probe in
    let store = Shop.shared.scene.store
    let analytics = CartAnalytics()
    probe.watch(analytics)
    analytics.attach(store)
    store.add("book")
  },
  Place("sync", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let store = Shop.shared.scene.store
    let sync = CartSync()
    probe.watch(sync)
    sync.start(store)
    store.coupon.onNext("SPRING")
  },
]
