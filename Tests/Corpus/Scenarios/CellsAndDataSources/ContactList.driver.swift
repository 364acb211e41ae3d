import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("provider", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let list = ContactList()
    probe.watch(list)
    list.makeSource()
    list.show(["a"])
  },
  Place("byValue", decidedBy: .program) { probe in
    let list = ContactList()
    probe.watch(list)
    list.makeSourceByValue()
    list.show(["a"])
  },
  Place("select", decidedBy: .program) { probe in
    let list = ContactList()
    probe.watch(list)
    list.makeSourceWithCall()
    list.show(["a"])
  },
  Place("call", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { probe in
    let list = ContactList()
    list.makeSourceWithCall()
    list.show(["a"])
    list.table.visibleCells.forEach { probe.watch($0) }
  },
  Place("show", decidedBy: .program) { probe in
    let list = ContactList()
    probe.watch(list)
    list.show(["a"])
  }
]
