import CorpusProbe

public let places: [Place] = [
  Place("shared", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.pauseOffline()
    Reachability.shared.toggle()
  },
  Place("check", decidedBy: .program) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.checkOnce()
  },
  Place("fresh", decidedBy: .program) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.pauseFresh()
  },
  Place("local", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.pauseLocally()
    sync.local.toggle()
  },
  Place("logout", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.forgetOnLogout()
    LogoutHooks.run()
  },
  Place("banner", decidedBy: .text) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.announceLogout()
    LogoutHooks.run()
  },
  Place("server", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.watchServer()
    serverReachability.toggle()
  },
]
