import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (PlayerShell) -> Void, _ part: (PlayerShell) -> Part?) {
  let shell = PlayerShell()
  start(shell)
  probe.watch(part(shell)!)
  shell.hide()
}

public let places: [Place] = [
  Place("mini", rule: "subscription_cycle", decidedBy: .program, repaired: "    subscriptions.append(TypedBus.main.subscribe(TrackStarted.self) { [weak self] in self?.started($0) })") { p in run(p, { $0.showMini() }, { $0.mini }) },
  Place("lock", decidedBy: .program) { p in run(p, { $0.showLock() }, { $0.lock }) },
  Place("scrobble", rule: "subscription_cycle", decidedBy: .program) { p in run(p, { $0.scrobble() }, { $0.scrobbler }) },
  Place("sleep", decidedBy: .program) { p in run(p, { $0.sleepAfterTrack() }, { $0.sleep }) },
  Place("erased", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    call = { [weak listener] in listener?.receive($0) }") { p in run(p, { $0.showTop() }, { $0.top }) },
  Place("listener", decidedBy: .text) { p in run(p, { $0.showTopAgain() }, { $0.top }) },
]
