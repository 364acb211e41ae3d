import CorpusProbe

public let places: [Place] = [
  Place("like", decidedBy: .program) { probe in
    let page = PhotoPage()
    probe.watch(page)
    page.canDelete = false
    page.makeMenu()
    page.menu?.select("Like")
  },
  Place("delete", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = PhotoPage()
    probe.watch(page)
    page.makeMenu()
    page.menu?.select("Delete")
  },
  Place("reference", rule: "stored_method_reference_cycle", decidedBy: .program, repaired: "      MenuItem(title: \"Like\", action: { [weak self] in self?.like() })") { probe in
    let page = PhotoPage()
    probe.watch(page)
    page.makeReferenceMenu()
  },
  Place("popUp", decidedBy: .program) { probe in
    let page = PhotoPage()
    probe.watch(page)
    page.popUp().select("Like")
  },
  Place("builder", decidedBy: .program) { probe in
    let page = PhotoPage()
    probe.watch(page)
    page.makeEmptyMenu()
  }
]
