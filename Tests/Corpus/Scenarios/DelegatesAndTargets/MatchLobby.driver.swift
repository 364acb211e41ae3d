import CorpusProbe

public let places: [Place] = [
  Place("transportDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: TransportDelegate?") { probe in
    let client = LobbyClient()
    probe.watch(client)
    client.connect()
  },
  Place("voiceDelegate", decidedBy: .program) { probe in
    let room = VoiceRoom()
    probe.watch(room)
    _ = room.talk()
  },
  Place("ping", rule: "unowned_capture", decidedBy: .program) { probe in
    let lobby = Lobby(name: "casual")
    probe.watch(lobby)
    lobby.ping()
    probe.wait(0.005)
  },
  Place("refresh", decidedBy: .text) { probe in
    let lobby = Lobby(name: "casual")
    probe.watch(lobby)
    lobby.refresh()
    probe.wait(0.005)
  },
  Place("countdown", decidedBy: .program) { probe in
    let centre = GameCentre()
    centre.enter()
    probe.watch(centre.lobby!)
    probe.wait()
    centre.play()
  },
]
