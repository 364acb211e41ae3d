import CorpusProbe

public let places: [Place] = [
  Place("dependents", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  private(set) var dependents: [Target] { get { [] } set {} }") { probe in
    let plan = BuildPlan()
    let app = plan.add("app"), library = plan.add("library")
    app.depend(on: library)
    probe.watch(app)
    _ = plan.build()
  },
  Place("producer", decidedBy: .text) { probe in
    let step = Step(command: "cc main.c")
    probe.watch(step)
    step.emit("main.o")
    step.run()
  },
  Place("recordStatus", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let step = Step(command: "cc main.c")
    probe.watch(step)
    step.recordStatus()
    step.run()
  },
  Place("compilers", decidedBy: .program) { probe in
    let plan = BuildPlan()
    let target = plan.add("tool")
    probe.watch(plan)
    probe.watch(target)
    plan.assignCompilers()
    _ = plan.build()
  },
  Place("linkers", rule: "stored_closure_cycle", decidedBy: .program, capture: "target") { probe in
    let plan = BuildPlan()
    let target = plan.add("tool")
    probe.watch(plan)
    probe.watch(target)
    plan.assignLinkers()
    _ = plan.build()
  },
  Place("schedule", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let plan = BuildPlan()
    probe.watch(plan)
    plan.schedule("strip tool")
    _ = plan.build()
  },
]
