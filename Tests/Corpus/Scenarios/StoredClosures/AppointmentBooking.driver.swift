import CorpusProbe

public let places: [Place] = [
  Place("next", decidedBy: .text) { probe in
    let screen = BookingViewController()
    probe.watch(screen)
    screen.loadViewIfNeeded()
  },
  Place("fetched", decidedBy: .program) { probe in
    let screen = BookingViewController()
    probe.watch(screen)
    screen.loadViewIfNeeded()
    screen.reload()
  },
  Place("pick", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = BookingViewController()
    probe.watch(screen)
    screen.enablePicking()
  },
  Place("confirm", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    picker.onConfirm = { [weak self] in self?.confirm() }") { probe in
    let screen = BookingViewController()
    probe.watch(screen)
    screen.enableConfirming()
  },
  Place("cancel", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = BookingViewController()
    probe.watch(screen)
    screen.prepareOptions()
  },
]
