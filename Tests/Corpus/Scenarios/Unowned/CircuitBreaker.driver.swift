import CorpusProbe

public let places: [Place] = [
  Place("attempt", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout.current!)
    checkout.current?.pay(10)
    checkout.cancel()
  },
  Place("ping", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    breaker.onProbe = { [weak self] in self?.note(\"ping\") }") { probe in
    let checkout = Checkout()
    probe.watch(checkout.current!)
    checkout.current?.probeWhenHalfOpen()
    checkout.cancel()
  },
  Place("trip", rule: "unowned_capture", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout.current!)
    checkout.current?.suspendOnTrip()
    checkout.cancel()
  },
  Place("reset", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout.current!)
    checkout.current?.resumeOnReset()
    checkout.cancel()
  },
  Place("retry", rule: "unowned_capture", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout.current!)
    checkout.abandonWhileRetrying()
    probe.wait(0.06)
  },
]
