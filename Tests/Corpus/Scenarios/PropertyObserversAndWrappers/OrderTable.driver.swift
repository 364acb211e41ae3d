import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (OrderTable) -> Void) {
  let table = OrderTable()
  probe.watch(table)
  use(table)
}

public let places: [Place] = [
  Place("summary", decidedBy: .text) { drive($0) { _ = $0.summary() } },
  Place("footer", decidedBy: .text) { drive($0) { _ = $0.footer } },
  Place("prices", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.showPrices(); _ = $0.rowTitle(1) } },
  Place("ready", decidedBy: .text) { drive($0) { $0.showReady() } },
  Place("tap", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.selectRows(); $0.onTap?(1) } },
  Place("titles", decidedBy: .text) { drive($0) { $0.restoreTitles(); _ = $0.rowTitle(0) } },
]
