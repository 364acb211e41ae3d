import CorpusProbe

public let places: [Place] = [
  Place("scanner", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: BarcodeScannerDelegate?") { probe in
    let station = PickingStation()
    let session = station.openSession([PickLine(sku: "A1", quantity: 2)])
    probe.watch(session)
    session.beginScanning()
    station.leave()
  },
  Place("scale", decidedBy: .program) { probe in
    let station = PickingStation()
    station.weighIn([PickLine(sku: "A1", quantity: 2)])
    probe.watch(station.session!)
    station.leave()
  },
  Place("tote", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var tote: Tote?") { probe in
    let tote = Tote()
    let line = PickLine(sku: "A1", quantity: 2)
    probe.watch(tote)
    tote.put(line)
  },
  Place("header", decidedBy: .program) { probe in
    let station = PickingStation()
    let session = station.openSession([PickLine(sku: "A1", quantity: 2)])
    probe.watch(session)
    _ = session.beginPrinting()
    station.leave()
  },
  Place("announce", decidedBy: .program) { probe in
    let station = PickingStation()
    let session = station.openSession([PickLine(sku: "A1", quantity: 2), PickLine(sku: "B7", quantity: 1)])
    probe.watch(session)
    session.announceNext()
    station.leave()
  },
]
