import CorpusProbe

public let places: [Place] = [
  Place("name", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = ProductPage()
    probe.watch(page)
    page.showName()
    page.name.value = "Desk lamp"
  },
  Place("tax", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = ProductPage()
    probe.watch(page)
    page.addTax()
    page.price.value = 24
  },
  Place("rounded", decidedBy: .program) { probe in
    let page = ProductPage()
    probe.watch(page)
    page.roundPrice()
    page.price.value = 24
  },
  Place("price", rule: "stored_closure_cycle", decidedBy: .program, capture: "page") { probe in
    let page = ProductPage()
    probe.watch(page)
    page.followPrice()
    page.price.value = 24
  },
  Place("title", decidedBy: .program) { probe in
    let page = ProductPage()
    probe.watch(page)
    page.followName()
    page.name.value = "Desk lamp"
  },
]
