import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (StatisticsViewController) -> Void) {
  let session = ReportSession()
  let screen = session.open()
  probe.watch(screen)
  probe.watch(screen.chart)
  use(screen)
  session.end()
}

public let places: [Place] = [
  Place("marker", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var chart: ChartView?") { probe in
    run(probe) { $0.chart.attachMarker() }
  },
  Place("legend", decidedBy: .program) { probe in
    run(probe) { $0.chart.attachLegend() }
  },
  Place("distances", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    run(probe) { $0.showDistances([1, 2]) }
  },
  Place("days", decidedBy: .program) { probe in
    run(probe) { $0.showDays([1, 2]) }
  },
  Place("selection", decidedBy: .program) { probe in
    run(probe) { $0.explainSelection(); $0.chart.plot([ChartPoint(x: 0, y: 1)]); $0.chart.tap(0) }
  },
  Place("offset", rule: "stored_closure_cycle", decidedBy: .program, capture: "chart") { probe in
    run(probe) { $0.markSelection(); $0.chart.plot([ChartPoint(x: 0, y: 1)]); $0.chart.tap(0) }
  },
]
