import CorpusProbe

@MainActor private func fly(_ probe: Probe, _ part: (FlightDeck) -> AnyObject?) {
  let deck = FlightDeck()
  deck.takeOff()
  probe.watch(part(deck)!)
  probe.wait(0.02)
  deck.land()
}

public let places: [Place] = [
  Place("receive", decidedBy: .program) { fly($0) { $0.telemetry } },
  Place("video", rule: "stored_closure_cycle", decidedBy: .program) { fly($0) { $0.video } },
  Place("heartbeat", rule: "unbounded_self_capture", decidedBy: .text) { fly($0) { $0.heartbeat } },
  Place("compass", decidedBy: .program) { fly($0) { $0.compass } },
  Place("home", decidedBy: .text) { fly($0) { $0.home } },
]
