import CorpusProbe

private func day(_ probe: Probe, _ part: (Storefront) -> AnyObject) {
  let store = Storefront()
  probe.watch(part(store))
  store.open()
  store.sell()
  store.close()
}

public let places: [Place] = [
  Place("cart", decidedBy: .program) { probe in day(probe) { $0.cart } },
  Place("orders", rule: "unbounded_self_capture", decidedBy: .program) { probe in day(probe) { $0.orders } },
  Place("prices", decidedBy: .text) { probe in day(probe) { $0.prices } },
  Place("stock", rule: "subscription_cycle", decidedBy: .program) { probe in day(probe) { $0.stock } },
  Place("banner", decidedBy: .program) { probe in day(probe) { $0.banner } },
]
