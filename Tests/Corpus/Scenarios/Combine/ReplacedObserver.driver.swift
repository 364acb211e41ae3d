import CorpusProbe

public let places: [Place] = [
  Place("renewed", rule: "rebound_strong_self", decidedBy: .program) { probe in
    let store = FavouriteStore()
    let sheet = FavouriteSheet(store: store)
    probe.watch(sheet)
    sheet.followRenewed()
    store.selected.send("first")
    store.selected.send("second")
  },
  Place("renewedWeakly", decidedBy: .program) { probe in
    let store = FavouriteStore()
    let sheet = FavouriteSheet(store: store)
    probe.watch(sheet)
    sheet.followWeakly()
    store.selected.send("first")
    store.selected.send("second")
  },
  Place("unanswered", rule: "subscription_cycle", decidedBy: .run, capture: "operation") { probe in
    let screen = SendScreen()
    screen.send()
    probe.watch(screen.operation!)
    screen.close()
  },
]
