import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (ShopApp) -> AnyObject) {
  let app = ShopApp()
  probe.watch(use(app))
  app.restart()
}

public let places: [Place] = [
  Place("analytics", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var router: Router?") { p in run(p) { $0.useAnalytics(); return $0.router } },
  Place("redirect", decidedBy: .program) { p in run(p) { $0.useRedirects(); return $0.router } },
  Place("product", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    router.register(\"product/\") { [weak self] in self?.show($0) ?? false }") { p in run(p) { $0.useProducts() } },
  Place("offer", decidedBy: .program) { p in run(p) { $0.showOffers() } },
  Place("buy", rule: "stored_closure_cycle", decidedBy: .program) { p in run(p) { $0.buy() } },
  Place("gift", decidedBy: .program) { p in run(p) { $0.sendGift() } },
]
