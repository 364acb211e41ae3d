import CorpusProbe

@MainActor private func use(_ probe: Probe, _ use: (FeatureFlags) -> Void) {
  let flags = FeatureFlags()
  probe.watch(flags)
  use(flags)
  flags.search = true
  flags.limit = 20
  probe.wait(0.03)
}

public let places: [Place] = [
  Place("percentage", decidedBy: .text) { use($0) { $0.percentage = 300 } },
  Place("searchChanges", rule: "stored_closure_cycle", decidedBy: .program) { use($0) { $0.countSearchChanges() } },
  Place("limitChanges", decidedBy: .text) { use($0) { $0.followLimit() } },
  Place("bundledFetch", decidedBy: .program) { use($0) { $0.loadBundled() } },
  Place("remoteFetch", rule: "stored_closure_cycle", decidedBy: .program) { use($0) { $0.loadRemote() } },
]
