import ParallelMap
import ProgramModel
import SourceFacts

/// Works out who keeps each closure of a program.
public struct OwnershipAnalysis: Sendable {
  let program: Program
  let jobs: Int
  let explainsUses: Bool
  let drawsPaths: Bool
  let tellsParameterFates: Bool
  let graphedTypes: [NominalID]
  let announcer: WorkAnnouncer
  let edited: Set<Int>

  /// - Parameters:
  ///   - jobs: How many threads may work at a time. The result does not depend on it.
  ///   - explainsUses: Put into words what the code does with every closure (`ClosureReport.uses`); most runs print none of it.
  ///   - drawsPaths: Say of each step of a path how it is drawn (`OwnershipStep.drawn`).
  ///   - tellsParameterFates: Say what becomes of the closures that each function is given (`AnalysisResult.parameterFates`).
  ///   - graphedTypes: The types to make graphs of (`AnalysisResult.typeGraphs`).
  ///   - edited: The files that somebody is about to edit: runs after edits in them take less time. The result does not depend on it.
  ///   - onWork: Is told by each thread in which file the code lies that it works on from now on; `nil` where it is done with it.
  public init(
    _ program: Program, jobs: Int, explainsUses: Bool = false, drawsPaths: Bool = false, tellsParameterFates: Bool = false, graphedTypes: [NominalID] = [],
    edited: Set<Int> = [],
    onWork: (@Sendable (_ path: String?) -> Void)? = nil
  ) {
    self.program = program
    announcer = WorkAnnouncer(program: program, onWork: onWork)
    self.tellsParameterFates = tellsParameterFates
    self.jobs = jobs
    self.explainsUses = explainsUses
    self.drawsPaths = drawsPaths
    self.graphedTypes = graphedTypes
    self.edited = edited
  }

  /// About how often `onWork` will be told that something is done: each function is looked at, evaluated and judged.
  public static func workCount(of program: Program) -> Int {
    3 * program.files.indices.reduce(0) { $0 + program.units(inFile: $1).count }
  }

  public func run() -> AnalysisResult {
    guard let result = run(after: nil, keepsMemory: false, while: { true })?.result else { preconditionFailure("nobody stops this run") }
    return result
  }

  /// The same result, in less time where an earlier run is at hand, and what the next run can take over from this one.
  ///
  /// - Parameters:
  ///   - earlier: What a run has left behind; its program's names must go on in this one (`Program.init(…, after:)`).
  ///   - isWanted: Is asked now and then, by any thread, whether somebody still waits for the result.
  /// - Returns: `nil` where nobody does.
  public func run(
    after earlier: AnalysisMemory?, while isWanted: @Sendable () -> Bool = { true }
  ) -> (result: AnalysisResult, memory: AnalysisMemory)? {
    run(after: earlier, keepsMemory: true, while: isWanted).map { ($0.result, $0.memory!) }
  }

  private func run(
    after earlier: AnalysisMemory?, keepsMemory: Bool, while isWanted: @Sendable () -> Bool
  ) -> (result: AnalysisResult, memory: AnalysisMemory?)? {
    let steady = SteadyProgram(program, after: earlier?.steady, edited: edited)
    let program = steady.program
    let reuse = earlier.flatMap { Reuse(of: $0, in: steady) }
    // The order in which all ties are decided.
    let roots = reuse?.roots ?? program.inCanonicalOrder(program.files.indices.flatMap(program.units))
    let prepared = parallelMap(count: roots.count, jobs: jobs) { index in
      reuse?.outline(of: index).map { PreparedUnit($0) } ?? announcer.announcing(roots[index]) { PreparedUnit(roots[index], in: program) }
    }
    let outlines = prepared.map(\.outline)
    let outlineTotal = reuse?.outlineTotal(outlines) ?? KeptTotal<OutlineTotal>(outlines)
    let uses = outlineTotal.value.uses
    let changedUses = reuse?.changes(to: outlineTotal)
    let calls = reuse?.calls(of: outlines) ?? UnitCalls(of: outlines)
    let callGraph = calls.graph

    var result = AnalysisResult()
    result.counters.resolvedBodies = outlines.reduce(0) { $0 + $1.resolutions }
    result.counters.comparedOverloads = outlines.reduce(0) { $0 + $1.comparisons }
    let evaluator = GroupEvaluator(
      program: program, isApplication: program.isApplication, prepared: prepared, uses: uses, called: outlineTotal.value.called, callGraph: callGraph,
      callees: calls.callees, reuse: reuse,
      keepsInputs: keepsMemory, announcer: announcer)
    var context = reuse.map { Reuse.Context(uses: changedUses!, callees: $0.changedCallees(to: outlineTotal), summaries: calls.isSame ? [] : nil) }
    var summaries = SummaryTable(capacity: roots.count)
    var groups: [EvaluatedGroup?] = Array(repeating: nil, count: keepsMemory ? roots.count : 0)
    var evaluated: [UnitShare?] = Array(repeating: nil, count: roots.count)
    for level in callGraph.levels {
      // Nobody else must hold the table when it grows: it would be copied.
      guard let outcomes = evaluate(level, evaluator, summaries, context, while: isWanted) else { return nil }
      for (group, outcome) in zip(level, outcomes) {
        for (place, index) in group.enumerated() {
          summaries.settle(outcome.entries[place], of: roots[index])
          evaluated[index] = outcome.shares[place]
          if keepsMemory { groups[index] = outcome }
        }
        if let reuse { context?.summaries?.formUnion(reuse.changedSummaries(of: outcome, group)) }
        result.counters.count(outcome)
      }
    }
    let shares = evaluated.compactMap { $0 }
    let units = shares.map(\.unit)
    let shareTotal = reuse?.shareTotal(shares) ?? KeptTotal<ShareTotal>(shares)
    result.counters.count(shareTotal.value.counters)
    result.observations = outlines.flatMap(\.entries)
    let judge = Judge(
      program: program, shares: shares, total: shareTotal, order: UnitOrder(units, indices: calls.indices), summaries: summaries, uses: uses, jobs: jobs,
      explainsUses: explainsUses,
      drawsPaths: drawsPaths,
      graphedTypes: graphedTypes, reuse: reuse, changedUses: changedUses, keepsMemory: keepsMemory, announcer: announcer)
    guard isWanted(), let judged = judge.judge(into: &result, while: isWanted) else { return nil }
    if tellsParameterFates {
      result.parameterFates = roots.flatMap { summaries.fates(of: $0, in: program) }
      result.passedClosures = units.flatMap(\.passedClosures)
    }
    result.movePlaces(from: steady)
    guard let kept = judged.kept else { return (result, nil) }
    return (
      result,
      AnalysisMemory(
        steady: steady, roots: roots, outlines: outlines, calls: calls, groups: groups.compactMap { $0 }, outlineTotal: outlineTotal, shareTotal: shareTotal,
        summaries: summaries, search: kept.search, judged: kept.judged, run: evaluator.run)
    )
  }

  /// - Returns: `nil` where nobody waits any more.
  private func evaluate(
    _ level: [[Int]], _ evaluator: GroupEvaluator, _ known: SummaryTable, _ context: Reuse.Context?, while isWanted: @Sendable () -> Bool
  ) -> [EvaluatedGroup]? {
    parallelMap(count: level.count, jobs: jobs, while: isWanted) { evaluator.evaluate(level[$0], known, context) }
  }
}

extension AnalysisCounters {
  fileprivate mutating func count(_ outcome: EvaluatedGroup) {
    guard outcome.isRecursive else { return }
    recursiveGroups += 1
    rounds += outcome.rounds
    if !outcome.hasSettled { unsettledGroups += 1 }
  }
}
