import CorpusProbe

public let places: [Place] = [
  Place("chart", decidedBy: .program) { probe in
    let chart = ChargeChart()
    probe.watch(chart)
    chart.chart()
  },
  Place("warn", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let chart = ChargeChart()
    probe.watch(chart)
    chart.warn()
  },
]
