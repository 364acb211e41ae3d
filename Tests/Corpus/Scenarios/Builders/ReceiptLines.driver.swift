import CorpusProbe

public let places: [Place] = [
  Place("kept", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let till = Till()
    probe.watch(till)
    till.open()
    till.receipt?.lines.first?.onEdit()
  },
  Place("one", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let till = Till()
    probe.watch(till)
    till.openForOne()
  },
  Place("handed", decidedBy: .program) { probe in
    let till = Till()
    probe.watch(till)
    till.copy().lines.forEach { $0.onEdit() }
  },
  Place("computed", decidedBy: .program) { probe in
    let till = Till()
    probe.watch(till)
    till.lines.forEach { $0.onEdit() }
  },
]
