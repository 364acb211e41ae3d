import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("field", decidedBy: .program) { probe in
    let screen = FileScreen()
    probe.watch(screen)
    screen.rename()
    (screen.presentedViewController as? UIAlertController)?.simulateTap(on: "OK")
  },
  Place("prepare", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = FileScreen()
    probe.watch(screen)
    screen.prepare()
  },
  Place("ask", decidedBy: .program) { probe in
    let screen = FileScreen()
    probe.watch(screen)
    screen.ask()
    (screen.presentedViewController as? UIAlertController)?.simulateTap(on: "Delete")
  },
  Place("remember", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = FileScreen()
    probe.watch(screen)
    screen.remember()
  },
  Place("build", rule: "stored_closure_cycle", decidedBy: .run, capture: "alert") { probe in
    let screen = FileScreen()
    let alert = screen.build()
    probe.watch(alert)
  }
]
