import CorpusProbe

@MainActor private func chat(_ probe: Probe, _ use: (ChatRoom) -> Void) {
  let lobby = ChatLobby()
  lobby.enter()
  probe.watch(lobby.room!)
  use(lobby.room!)
  lobby.exit()
}

public let places: [Place] = [
  Place("listen", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    let handler: (String) -> Void = { [weak self] in self?.show($0) }") { p in chat(p) { $0.listen() } },
  Place("record", decidedBy: .program) { p in chat(p) { $0.record() } },
  Place("closing", decidedBy: .program) { p in chat(p) { $0.watchClosing() } },
  Place("badge", rule: "stored_closure_cycle", decidedBy: .program, capture: "badge") { p in
    let lobby = ChatLobby()
    lobby.showBadge()
    p.watch(lobby.badge!)
    lobby.exit()
  },
  Place("quietBadge", decidedBy: .program, capture: "badge") { p in
    let lobby = ChatLobby()
    lobby.showQuietBadge()
    p.watch(lobby.badge!)
    lobby.exit()
  },
]
