import CorpusProbe

@MainActor
private func run(_ probe: Probe, _ watched: (CartScreen) -> AnyObject) {
  let screen = CartScreen()
  probe.watch(watched(screen))
  screen.open()
  screen.close()
}

public let places: [Place] = [
  Place("total", rule: "subscription_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.total = $0 }") { probe in run(probe) { $0.total } },
  Place("count", decidedBy: .program) { probe in run(probe) { $0.count } },
  Place("badge", decidedBy: .text) { probe in run(probe) { $0.badge } },
  Place("fee", rule: "subscription_cycle", decidedBy: .text) { probe in run(probe) { $0.delivery } },
  Place("names", decidedBy: .text) { probe in run(probe) { $0.recommendations } },
  Place("offer", rule: "subscription_cycle", decidedBy: .text) { probe in run(probe) { $0.offer } },
]
