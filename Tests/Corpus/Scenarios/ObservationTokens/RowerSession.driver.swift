import CorpusProbe

public let places: [Place] = [
  Place("row", rule: "subscription_cycle", decidedBy: .program) { probe in
    let sensor = StrokeSensor()
    let session = RowerSession(sensor: sensor)
    probe.watch(session)
    session.row()
    sensor.stroke(24)
  },
  Place("light", decidedBy: .program) { probe in
    let sensor = StrokeSensor()
    func train() {
      let session = RowerSession(sensor: sensor)
      probe.watch(session)
      session.rowLightly()
      sensor.stroke(18)
    }
    train()
    sensor.stroke(19)
  },
  Place("measure", decidedBy: .program) { probe in
    let session = RowerSession(sensor: StrokeSensor())
    probe.watch(session)
    session.measure()
  },
  Place("race", decidedBy: .program) { probe in
    let sensor = StrokeSensor()
    let session = RowerSession(sensor: sensor)
    probe.watch(session)
    Regatta().run(session, on: sensor)
  },
]
