import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("reporter", rule: "strong_delegate", decidedBy: .program) { probe in
    let screen = ImportScreen()
    screen.importReported()
    probe.watch(screen.book!)
    screen.close()
  },
  Place("load", decidedBy: .program) { probe in
    let screen = ImportScreen()
    screen.importFile()
    probe.watch(screen.book!)
    screen.close()
  },
  Place("tracked", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = ImportScreen()
    screen.importTracked()
    probe.watch(screen.book!)
    screen.close()
  },
  Place("sort", decidedBy: .text) { probe in
    let screen = ImportScreen()
    screen.importFile()
    probe.watch(screen.book!)
    screen.close()
  },
  Place("validate", rule: "stored_closure_cycle", decidedBy: .text, capture: "operation") { probe in
    let screen = ImportScreen()
    screen.check()
    if let operation = screen.book?.lastValidation { probe.watch(operation) } else { probe.watch(screen.book!) }
    screen.close()
  },
]
