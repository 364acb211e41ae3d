import CorpusProbe

public let places: [Place] = [
  Place("presenter", decidedBy: .program) { probe in
    let shift = GateShift()
    shift.turnAway()
    probe.watch(shift.scanner!)
    shift.close()
  },
  Place("verify", rule: "unowned_capture", decidedBy: .program) { probe in
    let shift = GateShift()
    shift.admit()
    probe.watch(shift.scanner!)
    shift.close()
  },
  Place("occupancy", decidedBy: .text) { $0.watch(GateShift().count()) },
  Place("refund", decidedBy: .program) { probe in
    let shift = GateShift()
    probe.watch(shift.refundAll(["QR-2", "QR-3"]))
  },
  Place("lateEntry", rule: "unowned_capture", decidedBy: .text) { probe in
    let shift = GateShift()
    shift.openLate()
    probe.watch(shift.late!)
    shift.close()
  },
]
