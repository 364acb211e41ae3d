import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: @escaping @Sendable (ImageCache) async -> Void) {
  let cache = ImageCache()
  probe.watch(cache)
  Task.detached { await use(cache) }
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("evictions", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { await $0.countEvictions() } },
  Place("misses", decidedBy: .text) { drive($0) { await $0.countMisses() } },
  Place("image", decidedBy: .text) { drive($0) { _ = await $0.image(at: "a.png") } },
  Place(
    "purge", rule: "subscription_cycle", decidedBy: .text,
    repaired: "purging = Task { [weak self] in while !Task.isCancelled { await self?.purge(); try? await Task.sleep(nanoseconds: 10_000_000) } }; Task { if evicted >= 0 { return }"
  ) { drive($0) { await $0.purgeRegularly() } },
  Place("report", decidedBy: .text) { drive($0) { await $0.report() } },
]
