import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("endSubscription", decidedBy: .text) { probe in
    let bus = EventBus<Int>()
    probe.watch(bus)
    let subscription = bus.subscribe { _ in }
    bus.publish(1)
    probe.watch(subscription)
  },
  Place("revenue", rule: "subscription_cycle", decidedBy: .program) { probe in
    let office = Backoffice()
    probe.watch(office.revenue!)
    office.revenue!.start()
    office.trade()
    _ = office.closeDay()
  },
  Place("counter", decidedBy: .program) { probe in
    let office = Backoffice()
    probe.watch(office.counter!)
    office.counter!.start()
    office.trade()
    _ = office.closeDay()
  },
  Place("accountCache", rule: "subscription_cycle", decidedBy: .text) { probe in
    let cache = AccountCache()
    probe.watch(cache)
    NotificationCenter.default.post(name: .accountChanged, object: nil)
  },
  Place("accountBadge", decidedBy: .program) { probe in
    let office = Backoffice()
    probe.watch(office.badge!)
    office.badge!.show()
    NotificationCenter.default.post(name: .accountChanged, object: nil)
    _ = office.closeDay()
  },
]
