import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ test: TestCase) {
  let suite = Suite("all")
  probe.watch(test)
  suite.add(test)
  _ = suite.run()
}

public let places: [Place] = [
  Place("teardown", decidedBy: .program) { probe in drive(probe, RoutingTests(name: "routing")) },
  Place("routingHandler", decidedBy: .program) { probe in drive(probe, RoutingTests(name: "routing")) },
  Place("loginHandler", rule: "stored_closure_cycle", decidedBy: .program) { probe in drive(probe, LoginTests(name: "login")) },
  Place("suiteParent", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  private weak var parent: Suite?") { probe in
    let suite = Suite("all")
    probe.watch(suite)
    suite.group("network").add(RoutingTests(name: "routing"))
    _ = suite.run()
  },
  Place("onFulfill", rule: "stored_closure_cycle", decidedBy: .text, capture: "expectation") { probe in
    let suite = Suite("all")
    let expectation = suite.expect("reply")
    probe.watch(expectation)
    expectation.fulfill()
  },
  Place("failures", decidedBy: .text) { probe in
    let suite = Suite("all")
    probe.watch(suite)
    suite.add(RoutingTests(name: "routing"))
    _ = suite.run()
  },
]
