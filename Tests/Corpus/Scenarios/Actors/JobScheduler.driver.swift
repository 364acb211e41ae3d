import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: @escaping @Sendable (NewsRefresher) async -> Void) {
  let refresher = NewsRefresher()
  probe.watch(refresher)
  Task.detached { await use(refresher) }
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("start", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { await $0.start() } },
  Place("now", decidedBy: .program) { drive($0) { await $0.refreshNow() } },
  Place("batch", decidedBy: .program) { drive($0) { await $0.refreshInBatch() } },
  Place(
    "refresh", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "await scheduler.enqueue { [weak self] in await self?.refresh() }"
  ) { drive($0) { await $0.startLater() } },
  Place("elsewhere", decidedBy: .program) { probe in
    let other = JobScheduler()
    let refresher = NewsRefresher()
    probe.watch(refresher)
    Task.detached { [refresher] in await refresher.startElsewhere(other) }
    probe.wait(0.15)
  },
]
