import CorpusProbe

public let places: [Place] = [
  Place("set", decidedBy: .program) { probe in
    let reader = ReplyReader()
    probe.watch(reader.read(200))
  },
  Place("push", decidedBy: .program) { probe in
    let reader = ReplyReader()
    probe.watch(reader.read(404))
  },
  Place("quote", rule: "target_cycle", decidedBy: .text, repaired: "reply.notes.append(reply.status)") { probe in
    probe.watch(ReplyReader().readTwice(200))
  },
]
