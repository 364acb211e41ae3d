import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("registration", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = PhoneApp().open()
    probe.watch(screen)
    _ = screen.favourite(Contact(name: "Bo"))
  },
  Place("plain", decidedBy: .text) { probe in
    let screen = PhoneApp().open()
    probe.watch(screen)
    screen.buildPlain()
  },
  Place("dialling", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, contact in") { probe in
    let screen = PhoneApp().open()
    probe.watch(screen)
    screen.buildDialling()
  },
  Place("recent", decidedBy: .text) { probe in
    let screen = PhoneApp().open()
    probe.watch(screen)
    _ = screen.recent(Contact(name: "Bo"))
  },
  Place("count", rule: "subscription_cycle", decidedBy: .text) { probe in
    let app = PhoneApp()
    let screen = app.open()
    probe.watch(screen)
    screen.watchCount()
  },
  Place("table", decidedBy: .text) { probe in
    let app = PhoneApp()
    let screen = app.open()
    probe.watch(screen)
    screen.watchTable()
  },
  Place("search", decidedBy: .text) { probe in
    let screen = PhoneApp().open()
    probe.watch(screen)
    screen.enableSearch()
  },
]
