import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (Networking) -> Void) {
  let networking = Networking()
  probe.watch(networking.client!)
  use(networking)
  networking.shutDown()
}

public let places: [Place] = [
  Place("authClient", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var client: HTTPClient!") { p in run(p) { $0.authenticated() } },
  Place("agentClient", decidedBy: .program) { p in run(p) { $0.branded() } },
  Place("attempt", decidedBy: .program) { p in run(p) { $0.fetch() } },
  Place("policy", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    retryPolicy = { [weak self] in $0.status >= 500 && (self?.finished ?? 3) < 3 }") { p in run(p) { $0.configure(always: false) } },
  Place("always", decidedBy: .text) { p in run(p) { $0.configure(always: true) } },
]
