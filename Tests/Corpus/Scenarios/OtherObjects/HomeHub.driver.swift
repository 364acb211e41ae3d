import CorpusProbe

public let places: [Place] = [
  Place("room", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var room: Room?") { probe in
    let hub = HomeHub()
    let room = hub.addRoom("Kitchen")
    let lamp = Device(name: "Lamp")
    probe.watch(room)
    room.install(lamp)
  },
  Place("hub", decidedBy: .program) { probe in
    let hub = HomeHub()
    probe.watch(hub)
    probe.watch(hub.addRoom("Kitchen"))
  },
  Place("evening", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let panel = EveningPanel(hub: HomeHub(), lamps: [Device(name: "Lamp")])
    probe.watch(panel)
    panel.armEvening()
  },
  Place("party", decidedBy: .program) { probe in
    let panel = Installer().party(in: HomeHub())
    probe.watch(panel)
  },
  Place("heating", rule: "stored_closure_cycle", decidedBy: .program, capture: "boiler") { probe in
    let boiler = Installer().heating()
    probe.watch(boiler)
    boiler.thermostat?.measure(22)
  },
  Place("hallway", decidedBy: .program) { probe in
    let wallSwitch = Installer().hallway()
    probe.watch(wallSwitch)
    wallSwitch.press()
  },
]
