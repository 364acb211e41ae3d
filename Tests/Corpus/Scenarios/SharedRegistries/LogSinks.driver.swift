import CorpusProbe

public let places: [Place] = [
  Place("limit", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let sink = MemorySink()
    probe.watch(sink)
    sink.open()
    Log.shared.info("hello")
  },
  Place("prefix", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let trace = RequestTrace()
    probe.watch(trace)
    Worker.handleRequest(trace)
  },
  Place("scoped", decidedBy: .text) { probe in
    let trace = JobTrace(name: "nightly")
    probe.watch(trace)
    Worker.handleJob(trace)
  },
  Place("deferred", decidedBy: .program) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    checkout.pay()
  },
  Place("items", decidedBy: .text) { probe in
    let checkout = Checkout()
    probe.watch(checkout)
    checkout.abandon()
  },
]
