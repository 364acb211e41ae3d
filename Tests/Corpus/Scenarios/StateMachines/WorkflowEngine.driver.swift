import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("tag", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let workflow = ReleaseWorkflow()
    probe.watch(workflow)
    workflow.prepare()
    workflow.run()
  },
  Place("push", decidedBy: .program) { probe in
    let workflow = DeployWorkflow()
    probe.watch(workflow)
    workflow.run()
  },
  Place("review", decidedBy: .program) { probe in
    let gate = ReviewGate()
    probe.watch(gate)
    gate.request()
    gate.approve()
  },
  Place("budget", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let gate = BudgetGate()
    probe.watch(gate)
    gate.request()
    gate.approve()
  },
  Place("rollback", decidedBy: .program) { probe in
    let plan = RollbackPlan()
    probe.watch(plan)
    plan.record()
    plan.execute()
    plan.commit()
  },
]
