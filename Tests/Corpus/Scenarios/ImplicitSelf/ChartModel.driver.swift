import CorpusProbe

private func chart(_ probe: Probe) -> ChartModel {
  let chart = ChartModel()
  chart.append(2)
  probe.watch(chart)
  return chart
}

public let places: [Place] = [
  Place("collect", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let chart = chart(probe)
    chart.collect()
    chart.feed([1])
  },
  Place("smooth", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    chart(probe).smooth()
  },
  Place("even", decidedBy: .text) { probe in
    chart(probe).smoothEvenly()
  },
  Place("trace", decidedBy: .text) { probe in
    let chart = chart(probe)
    chart.trace()
    chart.feed([1])
  },
  Place("compare", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let chart = chart(probe)
    chart.compare()
    chart.feed([])
  },
  Place("sum", decidedBy: .program) { probe in
    let chart = chart(probe)
    let source = ChartSource()
    chart.sum(source)
    source.feed([1])
  },
]
