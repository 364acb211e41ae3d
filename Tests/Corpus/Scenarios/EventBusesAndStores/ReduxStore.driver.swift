import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("cancellation", decidedBy: .program) { probe in
    let store = AppEnvironment().makeStore(log: EventLog())
    let banner = BannerScreen()
    probe.watch(banner)
    probe.watch(store)
    banner.appear(store)
    store.dispatch(.increment)
  },
  Place("counter", rule: "subscription_cycle", decidedBy: .program) { probe in
    let store = AppEnvironment().makeStore(log: EventLog())
    let screen = CounterScreen(store: store)
    probe.watch(screen)
    screen.appear()
    store.dispatch(.increment)
  },
  Place("profile", decidedBy: .program) { probe in
    let store = AppEnvironment().makeStore(log: EventLog())
    let screen = ProfileScreen(store: store)
    probe.watch(screen)
    screen.appear()
    store.dispatch(.rename("Ada"))
    screen.disappear()
  },
  Place("log", decidedBy: .program) { probe in
    let log = EventLog()
    let store = AppEnvironment().makeStore(log: log)
    probe.watch(log)
    probe.watch(store)
    store.dispatch(.increment)
  },
  Place("autoclear", rule: "stored_closure_cycle", decidedBy: .program, capture: "store") { probe in
    let environment = AppEnvironment()
    let store = environment.makeStore(log: EventLog())
    probe.watch(store)
    environment.addAutoClear(to: store)
    store.dispatch(.rename("Bob"))
  },
]
