import CorpusFoundation
import CorpusProbe

public let places: [Place] = [
  Place(
    "transport", rule: "strong_delegate", decidedBy: .text,
    repaired: "    session = URLSession(configuration: configuration, delegate: nil, delegateQueue: nil)"
  ) { probe in
    let transport = SocketTransport()
    probe.watch(transport)
    transport.open(.stubbed)
    transport.get(URL(string: "https://library.example/books")!)
    probe.wait(0.05)
  },
  Place("health", decidedBy: .text) { probe in
    let check = HealthCheck()
    probe.watch(check)
    check.ping(URL(string: "https://library.example/health")!, configuration: .stubbed)
    probe.wait(0.05)
  },
  Place("sign", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let api = LibraryCatalogAPI(key: "k")
    probe.watch(api)
    api.signRequests()
  },
  Place(
    "retry", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    client.policy = RetryPolicy(attempts: 3, shouldRetry: { [weak self] in self?.isTransient($0) ?? false })"
  ) { probe in
    let api = LibraryCatalogAPI(key: "k")
    probe.watch(api)
    api.retryPolitely()
  },
  Place("search", decidedBy: .program) { probe in
    let api = LibraryCatalogAPI(key: "k")
    probe.watch(api)
    api.search("swift")
  },
  Place("borrow", decidedBy: .program) { probe in
    let api = LibraryCatalogAPI(key: "k")
    probe.watch(api)
    api.borrow(4)
  },
]
