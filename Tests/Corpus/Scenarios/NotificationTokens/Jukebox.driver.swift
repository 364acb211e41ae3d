import CorpusProbe

public let places: [Place] = [
  Place("plugged", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let jukebox = Jukebox()
    probe.watch(jukebox)
    jukebox.plugIn()
    Jukebox.events.emit(.song("Blue"))
  },
  Place("coins", rule: "unowned_capture", decidedBy: .program) { probe in
    func visit() {
      let jukebox = Jukebox()
      probe.watch(jukebox)
      jukebox.acceptCoins()
      Jukebox.events.emit(.coin)
    }
    visit()
    Jukebox.events.emit(.coin)
  },
  Place("greet", decidedBy: .program) { probe in
    let jukebox = Jukebox()
    probe.watch(jukebox)
    jukebox.greet()
    Jukebox.events.emit(.coin)
  },
  Place("buttons", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let jukebox = Jukebox()
    probe.watch(jukebox)
    jukebox.wireButtons()
  },
  Place("testing", decidedBy: .program) { probe in
    let jukebox = Jukebox()
    probe.watch(jukebox)
    jukebox.testButtons()
  },
]
