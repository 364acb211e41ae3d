import CorpusProbe

public let places: [Place] = [
  Place("provider", rule: "unowned_capture", decidedBy: .program) { probe in
    let launcher = Launcher()
    launcher.launch()
    probe.watch(launcher.container!)
    launcher.reset()
    _ = launcher.sendCrashReport()
  },
  Place("sessionContainer", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let container: Container") { probe in
    let container = Assembly.withServices()
    probe.watch(container)
    _ = container.resolve(SessionService.self)
  },
  Place("auditContainer", decidedBy: .program) { probe in
    let container = Assembly.withServices()
    probe.watch(container)
    _ = container.resolve(AuditService.self).baseURL()
  },
  Place("apiFactory", decidedBy: .text) { probe in
    let container = Assembly.base()
    probe.watch(container)
    _ = container.resolve(ApiClient.self)
  },
  Place("storeFactory", rule: "stored_closure_cycle", decidedBy: .program, capture: "container") { probe in
    let container = Assembly.withStore()
    probe.watch(container)
    _ = container.resolve(ApiClient.self)
  },
  Place("scopeParent", decidedBy: .program) { probe in
    let container = Assembly.base()
    let scope = Scope(parent: container)
    probe.watch(container)
    probe.watch(scope)
    scope.set(Settings(baseURL: "http://localhost"))
    _ = scope.resolve(ApiClient.self)
  },
]
