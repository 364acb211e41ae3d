import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ app: BookingApp, _ screen: HotelListViewController) {
  probe.watch(screen)
  app.open(screen, town: "Bern")
  probe.wait(0.06)
  screen.filterBar.choose(maximum: 200)
  screen.filterBar.clear()
  for cell in screen.table.visibleCells {
    (cell as? HotelCell)?.onFavourite?()
    (cell as? HotelCell)?.onCompare?()
  }
  app.back()
}

public let places: [Place] = [
  Place("search", decidedBy: .program) { probe in
    let app = BookingApp()
    visit(probe, app, HotelListViewController(api: app.api))
  },
  Place("maximum", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let app = BookingApp()
    visit(probe, app, HotelResultsViewController(api: app.api))
  },
  Place("clear", decidedBy: .program) { probe in
    let app = BookingApp()
    visit(probe, app, FavouriteHotelsViewController(api: app.api))
  },
  Place("favourite", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let app = BookingApp()
    visit(probe, app, NearbyHotelsViewController(api: app.api))
  },
  Place("compare", decidedBy: .program) { probe in
    let app = BookingApp()
    visit(probe, app, CompareHotelsViewController(api: app.api))
  },
]
