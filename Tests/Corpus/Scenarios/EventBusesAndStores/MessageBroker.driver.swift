import CorpusProbe

public let places: [Place] = [
  Place("deliver", decidedBy: .program) { probe in
    let service = OrderService()
    probe.watch(service.audit)
    service.audited()
  },
  Place("worker", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "    broker.attach(AnyConsumer(AuditTrail()), to: \"orders\")") { probe in
    let service = OrderService()
    probe.watch(service.worker)
    service.worker.start()
  },
  Place("filter", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    broker.filters[\"orders\"] = { [weak self] in self?.accepts($0) ?? false }") { probe in
    let service = OrderService()
    probe.watch(service.worker)
    service.worker.filter()
  },
  Place("reply", decidedBy: .program) { probe in
    let service = OrderService()
    probe.watch(service.worker)
    service.worker.ask("stock?")
  },
  Place("acknowledge", rule: "stored_closure_cycle", decidedBy: .text, capture: "envelope") { probe in
    let service = OrderService()
    probe.watch(service.place("7"))
  },
]
