import CorpusProbe

public let places: [Place] = [
  Place("ready", decidedBy: .program) { probe in
    let lobby = GameLobby()
    let player = Player(name: "Ada")
    probe.watch(lobby)
    probe.watch(player)
    lobby.join(player)
    player.ready()
    lobby.startMatch()
  },
  Place("leave", decidedBy: .program) { probe in
    let lobby = GameLobby()
    let player = Player(name: "Ada")
    probe.watch(lobby)
    probe.watch(player)
    lobby.host(player)
  },
  Place("ban", rule: "stored_closure_cycle", decidedBy: .program, capture: "player") { probe in
    let lobby = GameLobby()
    let player = Player(name: "Ada")
    probe.watch(player)
    lobby.ban(player)
    lobby.startMatch()
  },
  Place("invite", decidedBy: .program) { probe in
    let lobby = GameLobby()
    let player = Player(name: "Ada")
    probe.watch(lobby)
    probe.watch(player)
    lobby.invite(player)
  },
]
