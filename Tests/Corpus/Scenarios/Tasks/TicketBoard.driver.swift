import CorpusProbe


public let places: [Place] = [
  Place("polling", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    do {
    let b = TicketBoard()
    probe.watch(b)
    b.startPolling()
    }
    probe.wait(0.05)
  },
  Place("listening", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    do {
    let b = TicketBoard()
    probe.watch(b)
    b.startListening()
    }
    probe.wait(0.05)
  },
  Place("load", decidedBy: .text) { probe in
    let b = TicketBoard()
    probe.watch(b)
    b.load()
  },
  Place("counter", decidedBy: .text) { probe in
    let b = TicketCounter()
    probe.watch(b)
    b.start()
  },
  Place("detail", decidedBy: .program) { probe in
    let b = TicketDetail()
    probe.watch(b)
    b.appear()
    b.disappear()
  },
]
