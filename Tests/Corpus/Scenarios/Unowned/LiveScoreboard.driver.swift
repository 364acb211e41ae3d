import CorpusProbe

public let places: [Place] = [
  Place("sound", decidedBy: .program) { probe in
    let flow = LeagueFlow()
    probe.watch(flow.open("A-B"))
    flow.back()
  },
  Place("refresh", rule: "unowned_capture", decidedBy: .program) { probe in
    let flow = LeagueFlow()
    probe.watch(flow)
    flow.peek("A-B")
    probe.wait(0.1)
  },
  Place("once", decidedBy: .program) { probe in
    let flow = LeagueFlow()
    probe.watch(flow)
    flow.glance("A-B")
    probe.wait(0.05)
  },
  Place("flash", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    flash.onFinished = { [weak self] in self?.hideFlash() }") { probe in
    let flow = LeagueFlow()
    let board = flow.open("A-B")
    probe.watch(board)
    board.celebrate()
    flow.back()
  },
]
