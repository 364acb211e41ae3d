import Foundation

struct Step {
  let name: String
  let action: (inout [String: String]) -> Void
}

final class ReplayEngine {
  private var steps: [Step] = []
  private var context: [String: String] = [:]

  func add(_ step: Step) { steps.append(step) }

  func run() {
    for step in steps { step.action(&context) }
  }
}

final class QueueEngine {
  private var steps: [Step] = []
  private var context: [String: String] = [:]

  func add(_ step: Step) { steps.append(step) }

  func run() {
    while !steps.isEmpty { steps.removeFirst().action(&context) }
  }
}

final class ReleaseWorkflow {
  private let engine = ReplayEngine()
  private var version = 1

  func prepare() {
    engine.add(Step(name: "tag") { context in  //@ tag
      context["version"] = "\(self.version)"
    })
  }

  func run() { engine.run() }
}

final class DeployWorkflow {
  private let engine = QueueEngine()
  private var region = "eu"

  func run() {
    engine.add(Step(name: "push") { context in  //@ push
      context["region"] = self.region
    })
    engine.run()
  }
}

enum ApprovalState {
  case idle
  case waiting(resume: () -> Void)
  case approved
}

final class ReviewGate {
  private var state = ApprovalState.idle
  private var log: [String] = []

  func request() {
    state = .waiting(resume: { self.log.append("resumed") })  //@ review
  }

  func approve() {
    guard case .waiting(let resume) = state else { return }
    state = .approved
    resume()
  }
}

final class BudgetGate {
  private var state = ApprovalState.idle
  private var spent = 0

  func request() {
    state = .waiting(resume: { self.spent += 100 })  //@ budget
  }

  func approve() {
    if case .waiting(let resume) = state { resume() }
  }
}

final class RollbackPlan {
  private var compensations: [() -> Void] = []
  private(set) var undone = 0

  func record() {
    compensations.append { self.undone += 1 }  //@ rollback
  }

  func execute() {
    for compensation in compensations.reversed() { compensation() }
  }

  func commit() { compensations = [] }
}

final class PipelineRunner {
  func run() {
    let release = ReleaseWorkflow()
    release.prepare()
    release.run()
    DeployWorkflow().run()
    let review = ReviewGate(), budget = BudgetGate()
    review.request()
    budget.request()
    review.approve()
    budget.approve()
    let plan = RollbackPlan()
    plan.record()
    plan.execute()
    plan.commit()
  }
}
