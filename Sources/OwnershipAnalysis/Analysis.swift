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

  /// - Parameters:
  ///   - jobs: How many threads may work at a time. The result does not depend on it.
  ///   - explainsUses: Put into words what the code does with every closure (`ClosureReport.uses`); most runs print none of it.
  ///   - drawsPaths: Say of each step of a path how it is drawn (`OwnershipStep.drawn`).
  ///   - tellsParameterFates: Say what becomes of the closures that each function is given (`AnalysisResult.parameterFates`).
  ///   - graphedTypes: The types to make graphs of (`AnalysisResult.typeGraphs`).
  public init(
    _ program: Program, jobs: Int, explainsUses: Bool = false, drawsPaths: Bool = false, tellsParameterFates: Bool = false, graphedTypes: [NominalID] = []
  ) {
    self.program = program
    self.tellsParameterFates = tellsParameterFates
    self.jobs = jobs
    self.explainsUses = explainsUses
    self.drawsPaths = drawsPaths
    self.graphedTypes = graphedTypes
  }

  public func run() -> AnalysisResult {
    let roots = units()
    let program = program
    let prepared = parallelMap(count: roots.count, jobs: jobs) { index in
      PreparedUnit(roots[index], in: program)
    }
    var uses = PropertyUses()
    for unit in prepared { uses.add(unit.uses) }
    let knownUses = uses
    // That tests call a method does not say that the program does.
    let called = prepared.reduce(into: Set<FunctionReference>()) { if !program.isTest($1.root) { $0.formUnion($1.calls) } }
    var indices: [FunctionReference: Int] = [:]
    for (index, root) in roots.enumerated() { indices[root] = index }
    let callees = prepared.map { unit in unit.calls.compactMap { indices[$0] }.sorted() }
    let callGraph = CallGraph(callees: callees)

    var result = AnalysisResult()
    result.counters.resolvedBodies = prepared.reduce(0) { $0 + $1.unit.resolutions }
    var summaries = SummaryTable()
    var evaluated: [EvaluatedUnit?] = Array(repeating: nil, count: roots.count)
    for level in callGraph.levels {
      // Nobody else must hold the table when it grows: it would be copied.
      let groups = evaluate(level, prepared, summaries, knownUses, called: called, callGraph, callees: callees)
      for (group, outcome) in zip(level, groups) {
        for (index, unit) in zip(group, outcome.units) {
          summaries.settle(unit.summary, of: roots[index])
          evaluated[index] = unit
        }
        result.counters.count(outcome)
      }
    }
    let units = evaluated.compactMap { $0 }
    for unit in units { result.counters.count(unit) }
    result.observations = parallelMap(count: prepared.count, jobs: jobs) { index in
      let words = EntryObservations(program: program, root: roots[index])
      return EntrySearch(program: program, root: roots[index], unit: prepared[index].unit).candidates().map(words.observation)
    }.flatMap { $0 }
    let judge = Judge(
      program: program, units: units, summaries: summaries, uses: knownUses, jobs: jobs, explainsUses: explainsUses, drawsPaths: drawsPaths,
      graphedTypes: graphedTypes)
    judge.judge(into: &result)
    if tellsParameterFates {
      result.parameterFates = roots.flatMap { summaries.fates(of: $0, in: program) }
      result.passedClosures = units.flatMap(\.passedClosures)
    }
    return result
  }

  /// Everything that runs and is not nested in something that runs, in the order in which all ties are decided.
  private func units() -> [FunctionReference] {
    var result: [FunctionReference] = []
    for file in program.files.indices {
      for (index, function) in program.files[file].functions.enumerated()
      where function.parent == nil && !function.isRequirement {
        result.append(FunctionReference(file: file, function: FunctionID(index)))
      }
    }
    return program.inCanonicalOrder(result)
  }

  private func evaluate(
    _ level: [[Int]], _ prepared: [PreparedUnit], _ known: SummaryTable, _ uses: PropertyUses, called: Set<FunctionReference>, _ callGraph: CallGraph,
    callees: [[Int]]
  ) -> [GroupOutcome] {
    parallelMap(count: level.count, jobs: jobs) { index in
      evaluate(level[index], prepared, known, uses, called: called, isRecursive: callGraph.isRecursive, callees: callees)
    }
  }

  private func evaluate(
    _ group: [Int], _ prepared: [PreparedUnit], _ known: SummaryTable, _ uses: PropertyUses, called: Set<FunctionReference>, isRecursive: [Bool], callees: [[Int]]
  ) -> GroupOutcome {
    let isRecursive = group.contains { isRecursive[$0] }
    let members = isRecursive ? Set(group.map { prepared[$0].root }) : []
    var summaries = known
    let solved = FixpointSolver(group, callees: callees).solve { index in
      let unit = prepared[index]
      var evaluator = UnitEvaluator(
        unit.root, unit: unit.unit, captures: unit.captures, summaries: summaries, uses: uses, isCalledInSight: called.contains(unit.root),
        recursiveGroup: members, in: program)
      evaluator.run()
      let summary = evaluator.summary()
      let hasChanged = isRecursive && summary != summaries[unit.root]
      if hasChanged { summaries.revise(summary, of: unit.root) }
      return FixpointSolver.Evaluation(result: UnitEvaluation(evaluator, summary), hasChanged: hasChanged, isCut: summary.isCut)
    }
    // What only the last round decides is worked out once.
    return GroupOutcome(
      units: solved.results.map { EvaluatedUnit($0.evaluator, summary: $0.summary, hasSettled: solved.hasSettled) }, isRecursive: isRecursive,
      rounds: solved.rounds, hasSettled: solved.hasSettled)
  }
}

/// One evaluation of a unit. A class, so that handing it on costs one reference and not all of its parts.
private final class UnitEvaluation {
  let evaluator: UnitEvaluator
  let summary: Summary

  init(_ evaluator: UnitEvaluator, _ summary: Summary) {
    self.evaluator = evaluator
    self.summary = summary
  }
}

/// A unit with its names resolved.
private final class PreparedUnit: Sendable {
  let root: FunctionReference
  let unit: ResolvedUnit
  let captures: CaptureTable
  let calls: Set<FunctionReference>
  let uses: PropertyUses

  init(_ root: FunctionReference, in program: Program) {
    self.root = root
    unit = program.resolveUnit(root)
    captures = CaptureTable(unit, root: root, in: program)
    calls = unit.calledFunctions(in: program)
    uses = PropertyUses(unit, root: root, in: program)
  }
}
