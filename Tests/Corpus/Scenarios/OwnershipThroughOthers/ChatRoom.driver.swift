import CorpusProbe

public let places: [Place] = [
  Place("connect", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.connect(to: "chat.example.org")
  },
  Place("greet", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.greet("chat.example.org")
  },
  Place("ping", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.ping("chat.example.org")
  },
  Place("retry", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.attach(Socket(host: "chat.example.org") { _ in })
  },
  Place("supervise", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.supervise(Socket(host: "chat.example.org") { _ in })
  },
]
