import CorpusProbe

public let places: [Place] = [
  Place(
    "accept", rule: "subscription_cycle", decidedBy: .text,
    repaired: ".flatMap { [weak self] in (self?.api ?? AuthAPI()).token(for: $0.user) }"
  ) { probe in
    let service = LoginService()
    probe.watch(service)
    service.acceptAttempts()
  },
  Place("guests", decidedBy: .text) { probe in
    let service = LoginService()
    probe.watch(service)
    service.acceptGuests()
  },
  Place("refresh", decidedBy: .program) { probe in
    let service = LoginService()
    probe.watch(service)
    service.refresh()
  },
  Place("later", decidedBy: .text) { probe in
    let service = LoginService()
    probe.watch(service)
    _ = service.requestLater()
  },
  Place("login", decidedBy: .text) { probe in
    let service = LoginService()
    probe.watch(service)
    service.loginLater()
  },
]
