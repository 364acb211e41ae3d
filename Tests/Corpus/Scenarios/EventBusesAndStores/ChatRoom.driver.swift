import CorpusProbe

public let places: [Place] = [
  Place("follow", rule: "subscription_cycle", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.follow()
    ChatService.shared.messages.emit(Message(author: "a", text: "b"))
  },
  Place("quietly", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.followQuietly()
    ChatService.shared.messages.emit(Message(author: "a", text: "b"))
  },
  Place("typing", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.watchTyping()
    ChatService.shared.typing.emit("a")
  },
  Place("echo", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.echo()
  },
  Place("mirror", rule: "subscription_cycle", decidedBy: .program) { probe in
    let room = ChatRoom()
    probe.watch(room)
    room.mirror()
  }
]
