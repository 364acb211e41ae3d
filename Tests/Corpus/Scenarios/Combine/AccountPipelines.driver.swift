import CorpusProbe

private func screen(_ probe: Probe, _ part: (AccountScreen) -> AnyObject) {
  let screen = AccountScreen()
  probe.watch(part(screen))
  screen.appear()
  screen.disappear()
}

public let places: [Place] = [
  Place("greeting", rule: "subscription_cycle", decidedBy: .program) { probe in screen(probe) { $0.greeting } },
  Place("credit", decidedBy: .text) { probe in screen(probe) { $0.credit } },
  Place("avatar", decidedBy: .program) { probe in screen(probe) { $0.avatar } },
  Place("countdown", rule: "subscription_cycle", decidedBy: .program) { probe in screen(probe) { $0.countdown } },
  Place("badge", rule: "unbounded_self_capture", decidedBy: .program) { probe in screen(probe) { $0.badge } },
  Place("peek", decidedBy: .text) { probe in screen(probe) { $0.peek } },
]
