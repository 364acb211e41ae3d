import CorpusProbe

public let places: [Place] = [
  Place("finishes", decidedBy: .program) { probe in
    let app = AppFlow()
    let login = app.logIn()
    let profile = login.next()
    let search = profile.next()
    probe.watch(search)
    search.close()
    profile.close()
    login.close()
  },
  Place("staysOpen", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var parent: FlowParent?") { probe in
    let app = AppFlow()
    probe.watch(app.help())
  },
]
