import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("decorate", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let kitchen = Kitchen()
    kitchen.openDecorated()
    probe.watch(kitchen.repository!)
    kitchen.close()
  },
  Place("load", decidedBy: .text) { probe in
    let kitchen = Kitchen()
    kitchen.open()
    probe.watch(kitchen.list!)
    kitchen.close()
  },
  Place("known", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let kitchen = Kitchen()
    kitchen.openFiltered()
    probe.watch(kitchen.list!)
    kitchen.close()
  },
  Place("short", decidedBy: .text) { probe in
    let kitchen = Kitchen()
    kitchen.openLong()
    probe.watch(kitchen.list!)
    kitchen.close()
  },
  Place("split", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let kitchen = Kitchen()
    kitchen.openSplit()
    probe.watch(kitchen.list!)
    kitchen.close()
  },
  Place("preview", decidedBy: .program) { probe in
    let kitchen = Kitchen()
    kitchen.openPreview()
    probe.watch(kitchen.list!)
    kitchen.close()
  },
]
