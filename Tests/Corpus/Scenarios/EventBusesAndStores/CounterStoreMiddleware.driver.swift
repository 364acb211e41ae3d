import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("base", decidedBy: .text) { probe in
    let store = CartStore()
    probe.watch(store)
    store.dispatch(.add("a"))
  },
  Place("limit", decidedBy: .text) { probe in
    let store = CartStore()
    probe.watch(store)
    store.installLimit(3)
    store.dispatch(.add("a"))
  },
  Place("record", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let checkout = Checkout()
    checkout.runLogged()
    probe.watch(checkout.store)
    probe.watch(checkout.logger!)
  },
  Place("badge", decidedBy: .program) { probe in
    let checkout = Checkout()
    checkout.run()
    probe.watch(checkout.store)
    probe.watch(checkout.badge!)
  },
  Place("mirror", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let store = CartStore()
    probe.watch(store)
    store.installMirror()
    store.dispatch(.add("a"))
  },
]
