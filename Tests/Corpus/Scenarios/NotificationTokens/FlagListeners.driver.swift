import CorpusProbe

public let places: [Place] = [
  Place("paywall", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let screen = PaywallScreen()
    probe.watch(screen)
    screen.appear()
    flagStore.set("paywall", true)
    screen.disappear()
  },
  Place("lamp", decidedBy: .run) { probe in
    let screen = LampScreen()
    probe.watch(screen)
    screen.appear()
    switchBoard.turn(true)
    screen.disappear()
  },
]
