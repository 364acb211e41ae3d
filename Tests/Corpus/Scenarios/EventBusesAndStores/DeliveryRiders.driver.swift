import CorpusProbe

public let places: [Place] = [
  Place("online", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let rider = Rider(name: "Kim")
    probe.watch(rider)
    rider.goOnline()
  },
  Place("shift", decidedBy: .program) { probe in
    let dispatcher = Dispatcher()
    probe.watch(dispatcher.watched[0])
    dispatcher.runShift()
  },
  Place("earnings", decidedBy: .program) { probe in
    let dispatcher = Dispatcher()
    probe.watch(dispatcher.watched[1])
    dispatcher.runShift()
  },
  Place("tips", rule: "subscription_cycle", decidedBy: .program, repaired: "    subscription = RiderBus.shared.subscribe { [weak self] in self?.handle($0) }") { probe in
    let counter = TipCounter()
    probe.watch(counter)
    counter.start()
  },
  Place("hire", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let rider = Rider(name: "Lou")
    probe.watch(rider)
    Dispatcher().hire(rider)
  },
  Place("busy", decidedBy: .text) { probe in
    let rider = Rider(name: "Max")
    probe.watch(rider)
    Dispatcher().reassign(rider)
  },
]
