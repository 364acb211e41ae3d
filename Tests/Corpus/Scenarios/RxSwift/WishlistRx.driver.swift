import CorpusProbe

public let places: [Place] = [
  Place("titles", rule: "stored_closure_cycle", decidedBy: .text) { $0.watch(WishlistFlow().list()) },
  Place("results", decidedBy: .text) { $0.watch(WishlistFlow().search()) },
  Place("save", decidedBy: .program) { $0.watch(WishlistFlow().save()) },
  Place(
    "addTap", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "      .bind(onNext: { [weak self] in self?.add() })"
  ) { probe in
    let controller = WishlistViewController()
    probe.watch(controller)
    controller.loadViewIfNeeded()
    controller.addButton.simulateTap()
  },
  Place("logged", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let controller = PriceAlertViewController()
    probe.watch(controller)
    controller.loadViewIfNeeded()
  },
]
