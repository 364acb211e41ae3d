import CorpusProbe

@MainActor private func support(_ probe: Probe) {
  let session = ChatSession()
  session.openSupport()
  probe.watch(session.support!)
  session.leave()
}

public let places: [Place] = [
  Place("room", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var room: ChatRoom?") { probe in
    let session = ChatSession()
    session.openLobby()
    probe.watch(session.lobby!)
    session.leave()
  },
  Place("moderated", decidedBy: .program) { support($0) },
  Place("pinned", decidedBy: .program) { support($0) },
  Place("typing", decidedBy: .program) { support($0) },
  Place("parent", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  private weak var parent: ReplyThread?") { probe in
    let session = ChatSession()
    session.startThread()
    probe.watch(session.thread!)
    session.leave()
  },
]
