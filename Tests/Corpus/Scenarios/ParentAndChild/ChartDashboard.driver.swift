import CorpusProbe


public let places: [Place] = [
  Place("axisChart", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: #"  private unowned let chart: ChartView"#) { probe in
    let c = ChartView()
    probe.watch(c)
    c.addAxis()
  },
  Place("legendChart", decidedBy: .program) { probe in
    let c = ChartView()
    probe.watch(c)
    _ = c.legend.title
  },
  Place("reportChart", rule: "unowned_capture", decidedBy: .program, repaired: #"  private let chart: ChartView"#) { probe in
    let report: ChartReport
    do {
      let c = ChartView()
      probe.watch(c)
      report = c.makeReport()
    }
    _ = report.text()
  },
  Place("filter", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let d = DashboardController()
    probe.watch(d)
    d.loadViewIfNeeded()
    d.enableFilter()
  },
  Place("total", decidedBy: .program) { probe in
    let d = DashboardController()
    probe.watch(d)
    d.loadViewIfNeeded()
    d.total()
  },
]
