import CorpusProbe

private func console(_ probe: Probe, _ use: (RolloutConsole) -> Void) {
  let console = RolloutConsole()
  probe.watch(console.gauge)
  probe.watch(console.checkout)
  use(console)
  console.config.set(percentage: 20)
}

public let places: [Place] = [
  Place("follow", rule: "subscription_cycle", decidedBy: .text) { probe in console(probe) { $0.gauge.follow($0.config) } },
  Place("audit", decidedBy: .text) { probe in console(probe) { $0.gauge.audit($0.config, into: $0.log) } },
  Place("environment", rule: "subscription_cycle", decidedBy: .text, repaired: "    environment = config.observe(\\.environment, options: [.initial]) { [weak self] in self?.environmentChanged($0, $1) }") { probe in
    console(probe) { $0.gauge.followEnvironment($0.config) }
  },
  Place("preview", decidedBy: .program) { probe in console(probe) { $0.rehearse() } },
  Place("cart", rule: "stored_closure_cycle", decidedBy: .program) { probe in console(probe) { $0.checkout.watchCart() } },
  Place("maximum", decidedBy: .program) { probe in console(probe) { $0.checkout.watchMaximum() } },
]
