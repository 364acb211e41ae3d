import CorpusProbe

public let places: [Place] = [
  Place("render", decidedBy: .program) { probe in
    let goal = ReadingGoal()
    probe.watch(goal)
    goal.render()
  },
  Place("strong", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let goal = ReadingGoal()
    probe.watch(goal)
    goal.renderStrong()
  },
  Place("other", decidedBy: .program) { probe in
    let goal = ReadingGoal()
    probe.watch(goal)
    goal.renderOther(Shelf())
  },
  Place("goal", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let goal = ReadingGoal()
    probe.watch(goal)
    goal.setGoal()
  },
  Place("shelfGoal", decidedBy: .text) { probe in
    let goal = ReadingGoal()
    probe.watch(goal)
    goal.setShelfGoal()
  }
]
