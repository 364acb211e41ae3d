import Support
import Program

/// The result of evaluating all units.
struct EvaluatedUnits: Sendable {
  /// For each unit, its evaluated group. Empty where no other run follows.
  private(set) var groups: [EvaluatedComponent] = []
  private(set) var shares: [UnitContribution] = []
  private(set) var units: [EvaluatedUnit] = []
  private(set) var summaries: SummaryTable
  private(set) var counters = AnalysisCounters()
  /// The indices of the units whose contribution has changed since the previous run; `nil` where all were evaluated.
  private(set) var changed: [Int]?

  /// Evaluates all units, callees before callers.
  ///
  /// - Returns: `nil` if the result is no longer needed.
  init?(
    _ evaluator: ComponentEvaluator, _ context: Reuse.Context?, keepsMemoryForNextRun: Bool, jobs: Int, while isWanted: @Sendable () -> Bool
  ) {
    var context = context
    let count = evaluator.prepared.outlines.count
    var groups: [EvaluatedComponent?] = Array(repeating: nil, count: keepsMemoryForNextRun ? count : 0)
    var shares: [UnitContribution?] = Array(repeating: nil, count: count)
    summaries = SummaryTable(capacity: count)
    for level in evaluator.callGraph.levels {
      // No other reference to the table may exist when it grows: it would be copied.
      guard let outcomes = Self.evaluate(level, evaluator, summaries, context, jobs: jobs, while: isWanted) else { return nil }
      for (group, outcome) in zip(level, outcomes) {
        for (place, index) in group.enumerated() {
          summaries.settle(outcome.entries[place], of: evaluator.prepared.root(of: index))
          shares[index] = outcome.shares[place]
          if keepsMemoryForNextRun { groups[index] = outcome }
        }
        if let reuse = evaluator.reuse { context?.summaries?.formUnion(reuse.changedSummaries(of: outcome, group)) }
        counters.count(outcome)
      }
    }
    self.groups = groups.compactMap { $0 }
    self.shares = shares.compactMap { $0 }
    units = self.shares.map(\.unit)
    changed = nil
  }

  /// Evaluates only the units whose dependency bits do not rule out a change. Requires an unchanged call graph.
  ///
  /// - Returns: `nil` if the result is no longer needed.
  init?(
    _ evaluator: ComponentEvaluator, after reuse: Reuse, _ context: Reuse.Context, _ calls: UnitCalls, jobs: Int, while isWanted: @Sendable () -> Bool
  ) {
    let memory = reuse.memory
    (groups, shares, units, summaries) = (memory.groups, memory.shares, memory.units, memory.summaries)
    var context = context
    var changes = reuse.changes(context.uses)
    var suspects = Suspects(calls.graph)
    suspects.add(reuse.indices { $0.mayBeEvaluated(after: changes) })
    suspects.add(context.callees.compactMap { calls.indices[$0] })
    for index in suspects.all where memory.roots[index] != reuse.roots[index] { summaries.replace(nil, of: memory.roots[index]) }
    var changed: [Int] = []
    for level in calls.graph.levels.indices {
      let groups = suspects.groups(ofLevel: level)
      if groups.isEmpty { continue }
      let known = summaries.seen(from: level, calls.indices, levelOf: calls.graph.levelOf)
      guard let outcomes = Self.evaluate(groups, evaluator, known, context, jobs: jobs, while: isWanted) else { return nil }
      var others: Set<FunctionReference> = []
      for (group, outcome) in zip(groups, outcomes) {
        for (place, index) in group.enumerated() where self.groups[index] !== outcome {
          summaries.replace(outcome.entries[place], of: reuse.roots[index])
          self.groups[index] = outcome
          shares[index] = outcome.shares[place]
          units[index] = outcome.shares[place].unit
          changed.append(index)
        }
        others.formUnion(reuse.changedSummaries(of: outcome, group))
      }
      if others.isEmpty { continue }
      context.summaries?.formUnion(others)
      changes = DependencyFilter.Bits(functions: others.dependencyBits)
      suspects.add(reuse.indices { $0.mayBeEvaluated(after: changes) }, above: level)
    }
    self.changed = changed.sorted()
    for index in units.indices where calls.graph.isRecursive[index] && groups[index].shares[0] === shares[index] { counters.count(groups[index]) }
  }

  private static func evaluate(
    _ groups: [[Int]], _ evaluator: ComponentEvaluator, _ known: SummaryTable, _ context: Reuse.Context?, jobs: Int, while isWanted: @Sendable () -> Bool
  ) -> [EvaluatedComponent]? {
    // The largest first: a large one at the end would leave the other threads without work.
    let order = groups.indices.sorted { (groups[$1].count, $0) < (groups[$0].count, $1) }
    guard let outcomes = parallelMap(count: groups.count, jobs: jobs, while: isWanted, { evaluator.evaluate(groups[order[$0]], known, context) }) else {
      return nil
    }
    var result: [EvaluatedComponent?] = Array(repeating: nil, count: groups.count)
    for (place, outcome) in zip(order, outcomes) { result[place] = outcome }
    return result.compactMap { $0 }
  }
}

/// Groups of units that may need evaluation, by level.
private struct Suspects {
  private let graph: CallGraph
  private var places: [Set<Int32>]
  private(set) var all: [Int] = []

  init(_ graph: CallGraph) {
    self.graph = graph
    places = Array(repeating: [], count: graph.levels.count)
  }

  /// - Parameter level: Only later levels are still to be evaluated.
  mutating func add(_ units: [Int], above level: Int = -1) {
    for unit in units where Int(graph.levelOf[unit]) > level { places[Int(graph.levelOf[unit])].insert(graph.placeOf[unit]) }
    all += units
  }

  /// In order.
  func groups(ofLevel level: Int) -> [[Int]] { places[level].sorted().map { graph.levels[level][Int($0)] } }
}

extension AnalysisCounters {
  /// Adds the counters of recursive groups.
  mutating func addGroups(of counters: AnalysisCounters) {
    recursiveGroups += counters.recursiveGroups
    rounds += counters.rounds
    unsettledGroups += counters.unsettledGroups
  }

  fileprivate mutating func count(_ outcome: EvaluatedComponent) {
    guard outcome.isRecursive else { return }
    recursiveGroups += 1
    rounds += outcome.rounds
    if !outcome.hasSettled { unsettledGroups += 1 }
  }
}
