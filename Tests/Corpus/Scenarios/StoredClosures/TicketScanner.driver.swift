import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("qr", decidedBy: .program) { probe in
    let gate = Venue().open()
    probe.watch(gate)
    gate.startQR()
  },
  Place("barcode", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let gate = Venue().open()
    probe.watch(gate)
    gate.startBarcode()
  },
  Place("single", decidedBy: .program) { probe in
    let gate = Venue().open()
    probe.watch(gate)
    gate.scanSingle()
  },
  Place("blink", decidedBy: .program) { probe in
    let gate = Venue().open()
    probe.watch(gate)
    gate.blink()
  },
  Place("manual", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    scanner.onCode(\"manual\") { [weak self] in self?.admit($0) }") { probe in
    let gate = Venue().open()
    probe.watch(gate)
    gate.installManual()
  },
]
