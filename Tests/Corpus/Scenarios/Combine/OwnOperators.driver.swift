import CorpusProbe

public let places: [Place] = [
  Place("finite", decidedBy: .program) { probe in
    let clerk = Clerk()
    probe.watch(clerk)
    clerk.readOnce(1)
  },
  Place("finiteAfterSignal", decidedBy: .program) { probe in
    let clerk = Clerk()
    probe.watch(clerk)
    clerk.readOnceAfterSignal(1)
  },
  Place("endless", rule: "subscription_cycle", decidedBy: .program) { probe in
    let clerk = Clerk()
    probe.watch(clerk)
    clerk.watch()
  },
  Place("endlessAfterSignal", rule: "subscription_cycle", decidedBy: .program) { probe in
    let clerk = Clerk()
    probe.watch(clerk)
    clerk.watchAfterSignal()
  },
  Place("relayed", rule: "subscription_cycle", decidedBy: .program) { probe in
    let clerk = Clerk()
    probe.watch(clerk)
    clerk.watchRelayed()
  },
  Place("finished", decidedBy: .program) { probe in
    let (clerk, depot) = (Clerk(), Depot())
    probe.watch(clerk)
    clerk.order(from: depot)
    depot.run()
  },
  Place("unfinished", rule: "subscription_cycle", decidedBy: .program) { probe in
    let (clerk, depot) = (Clerk(), Depot())
    probe.watch(clerk)
    clerk.watchStock(of: depot)
    depot.run()
  },
]
