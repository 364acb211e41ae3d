import CorpusProbe

public let places: [Place] = [
  Place("beat", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let service = SchedulerService()
    probe.watch(service.heartbeat!)
    service.start()
    probe.wait()
    service.shutDown()
  },
  Place("bark", decidedBy: .program) { probe in
    let service = SchedulerService()
    probe.watch(service.watchdog!)
    service.start()
    probe.wait()
    service.shutDown()
  },
  Place("saveItem", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    let item = DispatchWorkItem { [weak self] in self?.save() }") { probe in
    let debouncer = Debouncer()
    probe.watch(debouncer)
    debouncer.touch()
    probe.wait(0.03)
  },
  Place("report", decidedBy: .text) { probe in
    let throttle = Throttle()
    probe.watch(throttle)
    throttle.touch()
  },
  Place("enqueue", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let service = SchedulerService()
    service.start()
    probe.watch(service.queue!)
    service.queue!.enqueue("a")
    service.queue!.enqueue("b")
    service.queue!.runAll()
    service.shutDown()
  },
  Place("vacuum", decidedBy: .text) { probe in
    let service = SchedulerService()
    service.start()
    probe.watch(service.queue!)
    service.queue!.schedulePeriodic()
    service.shutDown()
  },
]
