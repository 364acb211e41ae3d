import CorpusProbe


public let places: [Place] = [
  Place("support", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let l = SupportLine()
    probe.watch(l)
    l.open()
  },
  Place("room", decidedBy: .program) { probe in
    let l = RoomLine()
    probe.watch(l)
    l.open()
    l.close()
  },
  Place("heartbeat", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    do {
    let h = Heartbeat()
    probe.watch(h)
    h.start()
    }
    probe.wait(0.05)
  },
  Place("beat", decidedBy: .text) { probe in
    let h = Heartbeat()
    probe.watch(h)
    h.startOnce()
  },
  Place("incoming", rule: "stored_closure_cycle", decidedBy: .program, repaired: #"      .handleEvents(receiveOutput: { [weak self] in self?.count($0) })"#) { probe in
    let t = ChatTranscript()
    let m = ChatViewModel(transcript: t)
    probe.watch(m)
    m.bind()
    t.incoming.send(ChatMessage(sender: "a", body: "b"))
  },
  Place("unread", decidedBy: .program) { probe in
    let t = ChatTranscript()
    let m = ChatViewModel(transcript: t)
    probe.watch(m)
    m.bindUnread()
    t.incoming.send(ChatMessage(sender: "a", body: "b"))
  },
]
