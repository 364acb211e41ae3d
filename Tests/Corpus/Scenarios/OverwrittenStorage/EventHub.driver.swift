import CorpusProbe

public let places: [Place] = [
  Place("ping", decidedBy: .text) { probe in
    let hub = EventHub()
    probe.watch(hub)
    hub.logPing()
  },
  Place("session", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let hub = EventHub()
    probe.watch(hub)
    hub.logSession()
  },
  Place("replaced", decidedBy: .text) { probe in
    let hub = EventHub()
    probe.watch(hub)
    hub.replaceLogin()
    hub.emit("login", "Ada")
  },
  Place("flush", decidedBy: .text) { probe in
    let hub = EventHub()
    probe.watch(hub)
    hub.flush()
  },
  Place("rehearse", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let hub = EventHub()
    probe.watch(hub)
    hub.rehearse()
  },
]
