import Support
import Program
import Facts

/// Finds the keepers of each closure of a program.
public struct OwnershipAnalysis: Sendable {
  let program: Program
  let jobs: Int
  let tellsParameterFates: Bool
  let graphedTypes: [NominalID]
  let onWork: (@Sendable (_ path: String?) -> Void)?
  let edited: Set<Int>

  /// - Parameters:
  ///   - jobs: The maximum number of threads. The result does not depend on it.
  ///   - tellsParameterFates: Include the uses of closure parameters (`AnalysisResult.parameterFates`).
  ///   - graphedTypes: The types whose graphs are wanted (`AnalysisResult.typeGraphs`).
  ///   - edited: The files about to be edited. Later runs after edits in them are faster. The result does not depend on it.
  ///   - onWork: Called by each thread with the file of the code it starts to work on, and with `nil` when it has finished that.
  public init(
    _ program: Program, jobs: Int, tellsParameterFates: Bool = false, graphedTypes: [NominalID] = [],
    edited: Set<Int> = [],
    onWork: (@Sendable (_ path: String?) -> Void)? = nil
  ) {
    self.program = program
    self.onWork = onWork
    self.tellsParameterFates = tellsParameterFates
    self.jobs = jobs
    self.graphedTypes = graphedTypes
    self.edited = edited
  }

  /// The approximate number of `onWork` calls that report completion: each function is prepared, evaluated and judged.
  public static func workCount(of program: Program) -> Int {
    3 * program.files.indices.reduce(0) { $0 + program.units(inFile: $1).count }
  }

  public func run() -> AnalysisResult {
    guard let result = run(after: nil, keepsMemoryForNextRun: false, while: { true })?.result else { preconditionFailure("nobody stops this run") }
    return result
  }

  /// The same result, faster if an earlier run is given, together with the data for the next run.
  ///
  /// - Parameters:
  ///   - earlier: The data of an earlier run. The names of its program must go on in this one (`Program.init(…, after:)`).
  ///   - isWanted: Polled by any thread: false if the result is no longer needed.
  /// - Returns: `nil` if the result is no longer needed.
  public func run(
    after earlier: AnalysisMemory?, while isWanted: @Sendable () -> Bool = { true }
  ) -> (result: AnalysisResult, memory: AnalysisMemory)? {
    run(after: earlier, keepsMemoryForNextRun: true, while: isWanted).map { ($0.result, $0.memory!) }
  }

  private func run(
    after earlier: AnalysisMemory?, keepsMemoryForNextRun: Bool, while isWanted: @Sendable () -> Bool
  ) -> (result: AnalysisResult, memory: AnalysisMemory?)? {
    let steady = SteadyProgram(program, after: earlier?.steady, edited: edited)
    let program = steady.program
    let announcer = WorkAnnouncer(program: program, onWork: onWork)
    let reuse = earlier.flatMap { Reuse(of: $0, in: steady) }
    // Ties everywhere are decided by this order.
    let roots = reuse?.roots ?? program.inCanonicalOrder(program.files.indices.flatMap(program.units))
    let prepared = prepare(roots, reuse, announcer, in: program)
    let outlines = prepared.outlines
    let outlineTotal = reuse?.outlineTotal(prepared) ?? IncrementalSum<InterfaceAggregate>(outlines)
    let uses = outlineTotal.value.uses
    let changedUses = reuse?.changes(to: outlineTotal)
    let calls = reuse?.calls(of: prepared) ?? UnitCalls(of: outlines)
    let callGraph = calls.graph

    var result = AnalysisResult(of: steady)
    result.counters.resolvedBodies = outlines.reduce(0) { $0 + $1.resolutions }
    result.counters.comparedOverloads = outlines.reduce(0) { $0 + $1.comparisons }
    let evaluator = ComponentEvaluator(
      program: program, isApplication: program.isApplication, prepared: prepared, uses: uses, called: outlineTotal.value.called, callGraph: callGraph,
      callees: calls.callees, reuse: reuse,
      keepsInputs: keepsMemoryForNextRun, announcer: announcer)
    let context = reuse.map { Reuse.Context(uses: changedUses!, callees: $0.changedCallees(to: outlineTotal), summaries: calls.isSame ? [] : nil) }
    guard let evaluated = evaluate(evaluator, context, calls, keepsMemoryForNextRun: keepsMemoryForNextRun, while: isWanted) else { return nil }
    let (units, summaries) = (evaluated.units, evaluated.summaries)
    result.counters.addGroups(of: evaluated.counters)
    let shareTotal = reuse?.shareTotal(evaluated.shares, changed: evaluated.changed) ?? IncrementalSum<UnitAggregate>(evaluated.shares)
    result.counters.count(shareTotal.value.counters)
    result.observations = outlines.flatMap(\.entries)
    let judge = Judge(
      program: program, shares: evaluated.shares, changed: evaluated.changed, total: shareTotal, order: UnitOrder(units, roots, indices: calls.indices),
      summaries: summaries, uses: uses, jobs: jobs,
      graphedTypes: graphedTypes.map(steady.number), reuse: reuse, changedUses: changedUses, keepsMemoryForNextRun: keepsMemoryForNextRun, announcer: announcer)
    guard isWanted(), let judged = judge.judge(into: &result, while: isWanted) else { return nil }
    if tellsParameterFates {
      result.parameterFates = roots.flatMap { summaries.fates(of: $0, in: program) }
      result.passedClosures = units.flatMap(\.passedClosures)
    }
    result.movePlaces(from: steady)
    result.keep(remains: [evaluator, evaluated, shareTotal])
    guard let kept = judged.kept else { return (result, nil) }
    return (
      result,
      AnalysisMemory(
        steady: steady, roots: roots, outlines: outlines, calls: calls, groups: evaluated.groups, shares: evaluated.shares, units: units,
        outlineTotal: outlineTotal, shareTotal: shareTotal,
        summaries: summaries, search: kept.search, judged: kept.judged, run: evaluator.run, after: reuse)
    )
  }

  private func prepare(_ roots: [FunctionReference], _ reuse: Reuse?, _ announcer: WorkAnnouncer, in program: Program) -> PreparedUnits {
    func prepared(_ indices: some RandomAccessCollection<Int> & Sendable) -> [PreparedUnit] {
      parallelMap(count: indices.count, jobs: jobs) { place in
        let index = indices[indices.index(indices.startIndex, offsetBy: place)]
        return reuse?.outline(of: index).map { PreparedUnit($0) }
          ?? announcer.announcing(roots[index]) { PreparedUnit(roots[index], in: program) }
      }
    }
    return reuse?.prepared { prepared($0) } ?? PreparedUnits(prepared(roots.indices))
  }

  /// - Returns: `nil` if the result is no longer needed.
  private func evaluate(
    _ evaluator: ComponentEvaluator, _ context: Reuse.Context?, _ calls: UnitCalls, keepsMemoryForNextRun: Bool, while isWanted: @Sendable () -> Bool
  ) -> EvaluatedUnits? {
    if let reuse = evaluator.reuse, let context, calls.isSame {
      return EvaluatedUnits(evaluator, after: reuse, context, calls, jobs: jobs, while: isWanted)
    }
    return EvaluatedUnits(evaluator, context, keepsMemoryForNextRun: keepsMemoryForNextRun, jobs: jobs, while: isWanted)
  }
}
