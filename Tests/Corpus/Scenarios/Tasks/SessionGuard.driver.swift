import CorpusProbe

public let places: [Place] = [
  Place("refresh", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let session = SignedInSession()
    probe.watch(session.refresher!)
    session.refresher!.start()
    probe.wait()
    session.signOut()
  },
  Place("idle", decidedBy: .text) { probe in
    let session = SignedInSession()
    probe.watch(session.idle!)
    session.idle!.start()
    probe.wait()
    session.signOut()
  },
  Place("profile", decidedBy: .text) { probe in
    let session = SignedInSession()
    probe.watch(session.profile!)
    session.profile!.load()
    session.signOut()
  },
  Place("events", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let session = SignedInSession()
    probe.watch(session.screen!)
    session.showScreen()
    probe.wait()
    session.signOut()
  },
  Place("audit", decidedBy: .program) { probe in
    let session = SignedInSession()
    probe.watch(session.audit!)
    session.startAudit()
    probe.wait()
    session.signOut()
  },
]
