import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("weak", decidedBy: .program) { probe in
    let list = TodoList()
    list.isStrict = true
    probe.watch(list)
    list.loadViewIfNeeded()
    list.tableView.reloadData()
  },
  Place("strong", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let list = TodoList()
    probe.watch(list)
    list.loadViewIfNeeded()
    list.tableView.reloadData()
  },
  Place("swipe", decidedBy: .program) { probe in
    let list = TodoList()
    list.isStrict = true
    probe.watch(list)
    list.loadViewIfNeeded()
    _ = list.tableView.simulateSwipe(at: IndexPath(row: 0, section: 0))
  },
  Place("batch", decidedBy: .program) { probe in
    let list = TodoList()
    list.isStrict = true
    probe.watch(list)
    list.loadViewIfNeeded()
    list.removeAll()
  }
]
