import CorpusProbe

@MainActor private func show(_ probe: Probe, _ bind: (FeedController) -> Void) {
  let model = FeedModel()
  let controller = FeedController(model: model)
  probe.watch(controller)
  bind(controller)
  model.loadMore()
}

public let places: [Place] = [
  Place("posts", rule: "subscription_cycle", decidedBy: .text) { show($0) { $0.bindPosts() } },
  Place("badge", decidedBy: .text) { show($0) { $0.bindBadge() } },
  Place("heading", rule: "subscription_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.heading = $0 }") { show($0) { $0.bindHeading() } },
  Place("popular", decidedBy: .text) { show($0) { $0.bindPopular() } },
  Place("latest", rule: "subscription_cycle", decidedBy: .text) { show($0) { $0.bindLatest() } },
]
