import CorpusProbe

let contact = Contact(id: 1, name: "Ida")

public let places: [Place] = [
  Place("all", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    dataSource = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, contact in") { probe in
    let list = ContactListController()
    probe.watch(list)
    list.loadViewIfNeeded()
    list.configureAll()
    list.show([contact])
  },
  Place("favorites", decidedBy: .text) { probe in
    let list = ContactListController()
    probe.watch(list)
    list.loadViewIfNeeded()
    list.configureFavorites()
    list.show([contact])
  },
  Place("message", decidedBy: .text) { probe in
    let list = ContactListController()
    probe.watch(list)
    list.loadViewIfNeeded()
    let cell = ContactCell()
    probe.watch(cell)
    list.bind(cell, to: contact)
  },
  Place("call", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    cell.onCall = { [unowned self, unowned cell] in") { probe in
    let list = ContactListController()
    probe.watch(list)
    list.loadViewIfNeeded()
    list.bindCalling(ContactCell(), to: contact)
  },
  Place("applied", decidedBy: .text) { probe in
    let list = ContactListController()
    probe.watch(list)
    list.loadViewIfNeeded()
    list.configureFavorites()
    list.show([contact])
  },
]
