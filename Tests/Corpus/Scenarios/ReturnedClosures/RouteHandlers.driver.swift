import CorpusProbe

private func endpoints(_ probe: Probe) -> UserEndpoints {
  let endpoints = UserEndpoints()
  probe.watch(endpoints)
  return endpoints
}

public let places: [Place] = [
  Place(
    "list", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "        router[\"/users\"] = Middleware.timed { [weak self] in self?.list($0) ?? \"\" }"
  ) { probe in
    endpoints(probe).installList()
  },
  Place("home", decidedBy: .program) { probe in
    endpoints(probe).installHome()
  },
  Place("ping", decidedBy: .program) { probe in
    _ = endpoints(probe).ping()
  },
  Place("mount", decidedBy: .program) { probe in
    let router = Router()
    endpoints(probe).mount(on: router)
    _ = router.respond("/users")
  },
  Place("detail", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    endpoints(probe).installDetail()
  },
]
