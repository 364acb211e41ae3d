import Program

/// Evaluates mutually recursive units, or reuses the earlier result if no recorded query has changed.
struct ComponentEvaluator: Sendable {
  let program: Program
  let isApplication: Bool
  let prepared: PreparedUnits
  let uses: PropertyUses
  /// Functions that the program calls, not counting tests.
  let called: Multiset<FunctionReference>
  let callGraph: CallGraph
  let callees: [[Int]]
  let reuse: Reuse?
  /// Whether another run follows.
  let keepsInputs: Bool
  let announcer: WorkAnnouncer

  /// Numbers the runs of a chain in which each reuses the previous one.
  var run: Int { (reuse?.memory.run ?? 0) + 1 }

  func evaluate(_ group: [Int], _ known: SummaryTable, _ context: Reuse.Context?) -> EvaluatedComponent {
    if let reuse, let context, let group = reuse.group(of: group, isCalled: called.contains, known, context) { return group }
    let members = group.map(prepared.root)
    let areCalled = members.map(called.contains)
    let isRecursive = group.contains { callGraph.isRecursive[$0] }
    let record = keepsInputs ? DependencyRecord() : nil
    if !isRecursive {
      // Once is enough.
      let units = group.map { index in
        evaluate(index, prepared.bodies(of: index, in: program), RecordedSummaries(table: known, record: record), []) { evaluator, summary in
          EvaluatedUnit(evaluator, summary: summary, hasSettled: true)
        }
      }
      return component(of: group, units, record, areCalled, known, isRecursive: false, rounds: 1, hasSettled: true)
    }
    let inGroup = Set(members)
    var summaries = known
    // The units of a group are evaluated more than once.
    let bodies = Dictionary(uniqueKeysWithValues: group.map { ($0, prepared.bodies(of: $0, in: program)) })
    let solved = FixpointSolver(group, callees: callees).solve { index in
      let root = prepared.root(of: index)
      let evaluation = evaluate(index, bodies[index]!, RecordedSummaries(table: summaries, record: record), inGroup) { UnitEvaluation($0, $1) }
      let hasChanged = evaluation.summary != summaries[root]?.value
      if hasChanged { summaries.revise(evaluation.summary, of: root) }
      return FixpointSolver.Evaluation(result: evaluation, hasChanged: hasChanged, isCut: evaluation.summary.isCut)
    }
    // Results that only the last round decides are computed once.
    let units = solved.results.map { EvaluatedUnit($0.evaluator, summary: $0.summary, hasSettled: solved.hasSettled) }
    return component(of: group, units, record, areCalled, known, isRecursive: true, rounds: solved.rounds, hasSettled: solved.hasSettled)
  }

  /// Runs a unit.
  private func evaluate<Result>(
    _ index: Int, _ bodies: ResolvedBodies, _ summaries: RecordedSummaries, _ group: Set<FunctionReference>,
    _ use: (consuming UnitEvaluator, Summary) -> Result
  ) -> Result {
    let root = prepared.root(of: index)
    var evaluator = UnitEvaluator(
      root, unit: bodies.unit, captures: bodies.captures, summaries: summaries, uses: RecordedUses(uses: uses, record: summaries.record),
      isCalledInSight: called.contains(root), recursiveGroup: group, in: program)
    let summary = announcer.announcing(root) {
      evaluator.run()
      return evaluator.summary()
    }
    evaluator.forgetSummaries()
    return use(evaluator, summary)
  }

  private func component(
    of group: [Int], _ units: [EvaluatedUnit], _ record: DependencyRecord?, _ areCalled: [Bool], _ known: SummaryTable, isRecursive: Bool, rounds: Int,
    hasSettled: Bool
  ) -> EvaluatedComponent {
    let entries = units.map { unit in
      SummaryTable.Entry(
        summary: unit.keptSummary, version: reuse?.version(of: unit.summary, for: unit.root) ?? run,
        parts: CodeRegions(keepsInputs ? unit.summary.parts(of: unit.root, in: program) : []))
    }
    return EvaluatedComponent(
      shares: units.map { UnitContribution($0, in: program, isApplication: isApplication) }, entries: entries, isRecursive: isRecursive, rounds: rounds,
      hasSettled: hasSettled,
      inputs: record.map {
        // A call that one of many implementations may answer names them all, and asks for no summary.
        let calls = zip(group, units).map { prepared.outlines[$0].calls.union($1.callees) }
        return ComponentDependencies($0, of: group.map(prepared.root), calls: calls, areCalled: areCalled, known, program)
      })
  }
}

/// One evaluation of a unit. A class, because it is passed around often.
private final class UnitEvaluation {
  let evaluator: UnitEvaluator
  let summary: Summary

  init(_ evaluator: consuming UnitEvaluator, _ summary: Summary) {
    self.evaluator = evaluator
    self.summary = summary
  }
}
