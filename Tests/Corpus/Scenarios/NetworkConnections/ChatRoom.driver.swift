import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ use: (ChatRoomModel) -> Void) {
  let room = ChatRoomModel(id: "7", title: "Lobby")
  probe.watch(room)
  use(room)
  probe.wait(0.03)
  room.leave()
}

public let places: [Place] = [
  Place("messages", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    visit(probe) { $0.join() }
  },
  Place("members", decidedBy: .program) { probe in
    visit(probe) { $0.watchMembers() }
  },
  Place("history", decidedBy: .program) { probe in
    visit(probe) { $0.loadHistory() }
  },
  Place("ping", decidedBy: .text) { probe in
    visit(probe) { $0.keepAlive() }
  },
  Place("dots", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let indicator = TypingIndicator()
    probe.watch(indicator)
    indicator.show()
    probe.wait(0.03)
  },
]
