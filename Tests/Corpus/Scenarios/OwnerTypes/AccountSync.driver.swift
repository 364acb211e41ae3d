import CorpusProbe

public let places: [Place] = [
  Place("shared", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.pauseOffline()
    Reachability.shared.toggle()
  },
  Place("fresh", decidedBy: .program) { probe in
    let sync = AccountSync()
    probe.watch(sync)
    sync.pauseFresh()
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
