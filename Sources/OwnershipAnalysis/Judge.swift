import ParallelMap
import ProgramModel
import SourceFacts
import VerdictVocabulary

/// From the graphs of all units to observations: what is found in them, what it is worth, and in which words.
struct Judge {
  let program: Program
  let units: [EvaluatedUnit]
  let summaries: SummaryTable
  let uses: PropertyUses
  let jobs: Int
  let explainsUses: Bool
  let drawsPaths: Bool
  /// The types whose graphs somebody wants to see.
  let graphedTypes: [NominalID]

  let reuse: Reuse?
  let keepsMemory: Bool

  /// - Returns: What the next run can take over.
  func judge(into result: inout AnalysisResult) -> SearchMemory? {
    let shared = SharedProperties(units, program)
    // What a function returns is judged with its callers, where they are in sight.
    let called = Set(units.flatMap(\.callees))
    let replaced = units.reduce(into: Set<PropertyReference>()) { if program.function($1.root).kind != .initialValue { $0.formUnion($1.fillings.replacing) } }
    let replacedGlobals = replaced.filter(program.isGlobal)
    let search = CandidateSearch(
      program: program, units: units, summaries: summaries, uses: uses, replacedGlobals: replacedGlobals,
      awaitedCaptures: units.reduce(into: []) { $0.formUnion($1.awaitedCaptures) }, jobs: jobs, reuse: reuse?.search(uses, replacedGlobals: replacedGlobals),
      keepsMemory: keepsMemory)
    let found = search.all(shared, called)
    let typeGraphs = found.typeGraphs
    result.counters.typeGraphs = typeGraphs.count
    result.counters.cutTypeGraphs = found.cutTypeGraphs
    result.counters.searchSteps = found.steps

    let breaks = ReleaseIndex(units: units, program: program, uses: uses, shared: shared)
    let madeAnew = program.typesMadeAnew(in: units)
    let lasting = LastingObjects(units, uses, called: called, program)
    let live = LiveCode(units, uses, breaks.calls, program)
    if explainsUses { result.references = ReferenceReports(program: program, units: units).all() }
    result.typeGraphs = graphs(of: graphedTypes, search, breaks)
    @Sendable func graph(_ reference: GraphReference) -> Graph {
      switch reference {
      case .unit(let index): units[index].graph
      case .type(let index): typeGraphs[index]!
      }
    }
    let reports = parallelMap(count: units.count, jobs: jobs) { index in
      let judge = CaptureJudge(
        program: program, unit: units[index], index: index, best: found.closures, breaks: breaks, madeAnew: madeAnew, lasting: lasting, live: live,
        graphOf: graph)
      return ObservationBuilder(program: program, unit: units[index], judge: judge, explainsUses: explainsUses, drawsPaths: drawsPaths, graphOf: graph).build()
    }
    let referenceJudge = ReferenceJudge(program: program, units: units, breaks: breaks, lasting: lasting, live: live, graphOf: graph)
    let referenceBuilder = ReferenceObservations(program: program, units: units, judge: referenceJudge, drawsPaths: drawsPaths, graphOf: graph)
    result.observations += found.references.withoutTwins(in: program, graphOf: graph).map(referenceBuilder.observation)
    let unowned = UnownedProperties(program: program, units: units, shared: shared, called: called, judgeKeeper: search.judgeKeeper).all()
    let propertyBuilder = PropertyObservations(program: program, lasting: lasting, drawsPaths: drawsPaths, graphOf: graph)
    result.observations += unowned.compactMap(propertyBuilder.observation)
    result.observations += StrongDelegates(program: program, units: units).all().map(propertyBuilder.observation)
    for report in reports {
      result.observations += report.observations
      result.closures += report.closures
    }
    for index in result.observations.indices where program.isTest(file: result.observations[index].head.file) { result.observations[index].code = .test }
    result.observations.sort { ($0.head, $0.use ?? $0.head, $0.captured) < ($1.head, $1.use ?? $1.head, $1.captured) }
    result.closures.sort { $0.place < $1.place }
    return found.memory
  }
}
