import CorpusProbe

public let places: [Place] = [
  Place("led", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = MusicRoom()
    probe.watch(room.speaker!)
    room.speaker!.connectLed()
    room.play("a")
    room.switchOff()
  },
  Place("announce", decidedBy: .text) { probe in
    let room = MusicRoom()
    probe.watch(room.speaker!)
    room.speaker!.announceTracks()
    room.play("a")
    room.switchOff()
  },
  Place("describe", decidedBy: .program) { probe in
    let room = MusicRoom()
    probe.watch(room.speaker!)
    _ = room.speaker!.describe()
    room.switchOff()
  },
  Place("clips", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = MusicRoom()
    probe.watch(room.amplifier!)
    room.amplifier!.countClips()
    room.amplifier!.gain = 200
    room.switchOff()
  },
  Place("join", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = MusicRoom()
    probe.watch(room.group!)
    room.group!.join(Speaker(room: "hall"))
    room.switchOff()
  },
  Place("follow", decidedBy: .program) { probe in
    let room = MusicRoom()
    probe.watch(room.display!)
    probe.watch(room.speaker!)
    room.display!.follow(room.speaker!)
    room.play("a")
    room.switchOff()
  },
]
