import CorpusProbe


public let places: [Place] = [
  Place("clockDelegate", rule: "strong_delegate", decidedBy: .program, repaired: #"  weak var delegate: TurnClockDelegate?"#) { probe in
    let m = TurnMatch()
    probe.watch(m)
    m.startTimed()
  },
  Place("diceDelegate", decidedBy: .program) { probe in
    let m = TurnMatch()
    probe.watch(m)
    m.startCasual()
  },
  Place("boardLink", rule: "unbounded_self_capture", decidedBy: .program, repaired: #"    let link = CADisplayLink(target: NSObject(), selector: #selector(step))"#) { probe in
    let b = BoardAnimator()
    probe.watch(b)
    b.start()
  },
  Place("diceLink", decidedBy: .program) { probe in
    let d = DiceAnimator()
    probe.watch(d)
    d.spin()
    d.stop()
  },
]
