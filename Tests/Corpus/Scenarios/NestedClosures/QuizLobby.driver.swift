import CorpusProbe

@MainActor private func host(_ probe: Probe, _ isWatched: (AnyObject) -> Bool) {
  QuizNight().host { if isWatched($0) { probe.watch($0) } }
}

@MainActor private func join(_ probe: Probe, _ index: Int) {
  var sockets = 0
  QuizNight().join {
    if sockets == index { probe.watch($0) }
    sockets += 1
  }
}

public let places: [Place] = [
  Place("socketDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: GameSocketDelegate?") { host($0) { $0 is HostLobby } },
  Place("echo", rule: "stored_closure_cycle", decidedBy: .program, capture: "socket") { join($0, 1) },
  Place("guest", decidedBy: .program, capture: "socket") { join($0, 0) },
  Place("countdown", rule: "unowned_capture", decidedBy: .text) { probe in
    QuizNight().start { probe.watch($0) }
    probe.wait(0.03)
  },
  Place("board", rule: "stored_closure_cycle", decidedBy: .program) { host($0) { $0 is Scoreboard } },
  Place("chat", decidedBy: .program) { host($0) { $0 is ChatPanel } },
]
