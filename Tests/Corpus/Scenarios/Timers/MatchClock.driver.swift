import CorpusProbe

public let places: [Place] = [
  Place("board", rule: "unbounded_self_capture", decidedBy: .text, capture: "board") { probe in
    let clock = MatchClock()
    let board = Scoreboard()
    probe.watch(board)
    clock.drive(board)
    probe.wait(0.05)
  },
  Place("boards", decidedBy: .text) { probe in
    let clock = MatchClock()
    let board = Scoreboard()
    probe.watch(clock)
    probe.watch(board)
    clock.drive([board], for: 3)
  },
  Place("blink", rule: "unowned_capture", decidedBy: .text) { probe in
    func watchMatch() {
      let clock = MatchClock()
      probe.watch(clock)
      clock.blink()
      probe.wait(0.03)
    }
    watchMatch()
    probe.wait(0.1)
  },
  Place("overtime", decidedBy: .text) { probe in
    func watchMatch() {
      let clock = MatchClock()
      probe.watch(clock)
      clock.startOvertime()
      probe.wait(0.03)
    }
    watchMatch()
    probe.wait(0.1)
  },
  Place("whistle", decidedBy: .text) { probe in
    let clock = MatchClock()
    probe.watch(clock)
    clock.startPeriod()
    probe.wait(0.05)
  },
]
