import ParallelMap
import ProgramModel
import SourceFacts

/// What the analysis found out about a program.
public struct AnalysisResult: Sendable {
  /// One for each capture of a closure or bound method reference, harmless ones included, in the order of file and place.
  public var observations: [Observation] = []
  /// One for each closure and bound method reference.
  public var closures: [ClosureReport] = []
  /// What becomes of the closure parameters of the program's functions, in the order of file and place. Empty where the analysis was not
  /// asked for it.
  public var parameterFates: [ParameterFate] = []
  /// The closures that calls pass to functions of the program. Empty where the analysis was not asked for `parameterFates`.
  public var passedClosures: [PassedClosure] = []
  /// References between objects, in the order of place. Empty where the analysis was not asked to explain.
  public var references: [ReferenceReport] = []
  /// Of the types that were asked for, in that order.
  public var typeGraphs: [TypeGraph] = []
  public var counters = AnalysisCounters()
}

/// Works out who keeps each closure of a program.
public struct OwnershipAnalysis: Sendable {
  let program: Program
  let jobs: Int
  let explainsUses: Bool
  let tellsParameterFates: Bool
  let graphedTypes: [NominalID]

  /// - Parameters:
  ///   - jobs: How many threads may work at a time. The result does not depend on it.
  ///   - explainsUses: Put into words what the code does with every closure (`ClosureReport.uses`); most runs print none of it.
  ///   - tellsParameterFates: Say what becomes of the closures that each function is given (`AnalysisResult.parameterFates`).
  ///   - graphedTypes: The types to make graphs of (`AnalysisResult.typeGraphs`).
  public init(
    _ program: Program, jobs: Int, explainsUses: Bool = false, tellsParameterFates: Bool = false, graphedTypes: [NominalID] = []
  ) {
    self.program = program
    self.tellsParameterFates = tellsParameterFates
    self.jobs = jobs
    self.explainsUses = explainsUses
    self.graphedTypes = graphedTypes
  }

  public func run() -> AnalysisResult {
    let roots = units()
    let program = program
    let prepared = parallelMap(count: roots.count, jobs: jobs) { index in
      let unit = program.resolveUnit(roots[index])
      return PreparedUnit(
        root: roots[index], unit: unit, captures: CaptureTable(unit, root: roots[index], in: program),
        calls: unit.calledFunctions(in: program), uses: PropertyUses(unit, root: roots[index], in: program))
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
      let known = summaries
      let groups = parallelMap(count: level.count, jobs: jobs) { index in
        evaluate(level[index], prepared, known, knownUses, called: called, isRecursive: callGraph.isRecursive, callees: callees)
      }
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
      EntryObservations(program: program, root: roots[index], unit: prepared[index].unit).build()
    }.flatMap { $0 }
    let judge = Judge(
      program: program, units: units, summaries: summaries, uses: knownUses, jobs: jobs, explainsUses: explainsUses, graphedTypes: graphedTypes)
    judge.judge(into: &result)
    if tellsParameterFates {
      result.parameterFates = roots.flatMap { summaries.fates(of: $0, in: program) }
      result.passedClosures = units.flatMap(\.passedClosures)
    }
    return result
  }

  /// Everything that runs and is not nested in something that runs.
  private func units() -> [FunctionReference] {
    var result: [FunctionReference] = []
    for file in program.files.indices {
      for (index, function) in program.files[file].functions.enumerated()
      where function.parent == nil && !function.isRequirement {
        result.append(FunctionReference(file: file, function: FunctionID(index)))
      }
    }
    return result
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
      return FixpointSolver.Evaluation(result: (evaluator, summary), hasChanged: hasChanged, isCut: summary.isCut)
    }
    // What only the last round decides is worked out once.
    return GroupOutcome(
      units: solved.results.map { EvaluatedUnit($0.0, summary: $0.1, hasSettled: solved.hasSettled) }, isRecursive: isRecursive,
      rounds: solved.rounds, hasSettled: solved.hasSettled)
  }
}

/// What evaluating functions that call each other gave.
struct GroupOutcome: Sendable {
  var units: [EvaluatedUnit]
  var isRecursive: Bool
  /// How often they were evaluated.
  var rounds: Int
  /// False where their summaries were still growing at the limit.
  var hasSettled: Bool
}

/// A unit with its names resolved.
private struct PreparedUnit: Sendable {
  var root: FunctionReference
  var unit: ResolvedUnit
  var captures: CaptureTable
  var calls: Set<FunctionReference>
  var uses: PropertyUses
}

/// What evaluating a unit gave. Nothing changes it; a class, so that handing it on costs one reference and not all of its parts.
final class EvaluatedUnit: Sendable {
  let root: FunctionReference
  let graph: Graph
  let captures: CaptureTable
  let summary: Summary
  let returned: [NodeID]
  let uses: [ClosureSite: [ClosureUse]]
  let cleared: [Clearing]
  let clearedVariables: [VariableID: SourcePlace]
  let keyless: Set<SourcePlace>
  var passedClosures: [PassedClosure] {
    uses.values.flatMap { $0.compactMap(\.passedClosure) }.sorted { ($0.place, $0.function, $0.parameter) < ($1.place, $1.function, $1.parameter) }
  }
  let receivers: [SourcePlace: Set<PropertyReference>]
  let invoked: Set<PropertyReference>
  let endings: [Ending]
  let changed: [Clearing]
  let observed: [SourcePlace: Set<PropertyReference>]
  /// The properties that it stores something in, itself or by what it calls, with the first place where its own code does.
  let storedProperties: [PropertyReference: SourcePlace?]
  let callees: Set<FunctionReference>
  let held: [FunctionReference: [HeldVariable]]
  let functionValues: [ClosureSite: FunctionValue]
  /// What certainly happens when each function of the unit runs; functions of which nothing is certain are left out.
  let certainRuns: [FunctionReference: Set<RunTarget>]
  let variables: [VariableID: [NodeID]]
  let variableTypes: [VariableID: Type]
  let collapsedLoads: Int
  let collapsedCalls: Int

  func variableType(_ id: VariableID) -> Type { variableTypes[id] ?? .unknown }

  /// Was something left out because it would have grown too large, or did the functions that call each other not settle?
  let isCut: Bool

  init(_ evaluator: UnitEvaluator, summary: Summary, hasSettled: Bool) {
    root = evaluator.root
    graph = evaluator.heap.graph
    captures = evaluator.captures
    returned = evaluator.returned
    uses = evaluator.closureUses
    cleared = evaluator.cleared
    clearedVariables = evaluator.clearedVariables
    keyless = evaluator.keyless
    receivers = evaluator.receivers
    invoked = evaluator.invoked
    endings = evaluator.endings
    changed = evaluator.changed
    observed = evaluator.observed
    storedProperties = graph.filledProperties(storedIn: evaluator.file, evaluator.program.function(root).range)
    callees = evaluator.callees
    held = evaluator.held
    functionValues = evaluator.functionValues
    certainRuns = evaluator.certainRuns()
    variables = evaluator.variables
    variableTypes = evaluator.unit.variableTypes
    collapsedLoads = evaluator.heap.collapsedLoads
    collapsedCalls = evaluator.heap.collapsedCalls
    isCut = !hasSettled || collapsedCalls > 0 || evaluator.heap.cutValues > 0
    self.summary = summary
  }
}
