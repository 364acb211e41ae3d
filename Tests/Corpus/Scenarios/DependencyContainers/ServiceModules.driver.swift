import CorpusProbe

public let places: [Place] = [
  Place("session", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var container: Container!") { probe in
    probe.watch(Application.logIn())
  },
  Place("report", decidedBy: .program) { probe in probe.watch(Application.printReport()) },
  Place("mailer", rule: "stored_closure_cycle", decidedBy: .program, capture: "container") { probe in probe.watch(Application.sendMail()) },
  Place("archive", decidedBy: .program) { probe in probe.watch(Application.storeArchive()) },
  Place("flags", decidedBy: .program) { probe in
    let module = FlagModule()
    probe.watch(module)
    _ = Application.readFlags(of: module)
  },
  Place("account", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let scope = AccountScope()
    probe.watch(scope)
    scope.install()
    _ = scope.visit()
  },
]
