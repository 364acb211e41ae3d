import CSupport
import FileDiscovery
import Ownership
import Support
import Program
import Reporting
import Findings
import Facts

/// Runs the whole way that data takes, from paths to a report.
public struct Linter {
  public var options: LintOptions
  /// Is told how far the run is.
  public var progress: RunProgress?
  /// What the project says about itself.
  public let settings: ProjectSettings
  let root: ProjectRoot?
  private let baseline: (known: Baseline, bytes: [UInt8])?

  /// Reads the project's settings; fails where they cannot be used.
  public init(_ options: LintOptions) throws(ProjectSettings.Problem) {
    self.options = options
    root = ProjectScope.root(for: options)
    settings = try ProjectSettings(of: root, file: options.configurationFile)
    try settings.check(options)
    baseline = try settings.baseline(options.baseline)
  }

  /// What a run gave: the report, and what `why` needs beyond it.
  public struct Outcome: Sendable {
    public var report: Report
    /// What was analysed.
    public var program: Program
    /// Works out fixes for those who have not asked for all of them (`LintOptions.offersFixes`).
    public var fixes: FixOffers
    /// For each file of the program whether it was read for facts only.
    public var isIndexOnly: [Bool]
    public var analysis: AnalysisResult
    /// The rules that judged.
    public var engine: RuleEngine
    public var phases: PhaseTimes
    /// How many Swift files were found, readable or not.
    public var foundFiles: Int
    /// How many of them an earlier run had read.
    public var cachedFiles: Int
    /// Did the analysis go on from what an earlier run has left?
    public var goesOn: Bool
    /// The absolute path of each of the report's documents.
    public var absolutePaths: [String]
    /// Which types were meant to be graphed; `nil` where none was asked for.
    public var graphedTypes: TypeSelection.Selection?
  }

  /// Reads, analyses and judges. Never throws: what could not be read stands in the report.
  ///
  /// - Parameter contents: Texts that count in place of what is on disk, by absolute path.
  public func run(replacing contents: [String: [UInt8]] = [:]) -> Outcome {
    var clock = PhaseClock(progress)
    let caches = Caches(options)
    let (outcome, memory) = judge(inputs(replacing: contents, caches, &clock), caches, clock)
    discard(memory)
    return outcome
  }

  /// What `run` reports, once in a process. Where an earlier run has found it already, nothing is analysed.
  public func report() -> ReportOutcome {
    var clock = PhaseClock(progress)
    let caches = Caches(options)
    let inputs = inputs(replacing: [:], caches, &clock)
    let cache = caches.flatMap { ReportCache($0.store, options: options, settings: settings, baseline: baseline?.bytes, inputs: inputs, program: $0.program) }
    let known = cache?.find {
      let documents = inputs.texts.map { inputs.scope.document(for: $0, lineStarts: LineStarts.find(in: $0.bytes)) }
      return Report(tool: .current, rules: settings.catalog.rules, findings: [], documents: documents, notifications: [], statistics: Statistics())
    }
    if let known {
      clock.finish(.reporting)
      return ReportOutcome(report: known, phases: clock.times, foundFiles: inputs.foundFiles, cachedFiles: 0, goesOn: false, counters: nil)
    }
    let (outcome, memory) = judge(inputs, caches, clock)
    // The process ends soon: to free all this first would take a part of the run.
    if let memory { _ = Unmanaged.passRetained(memory) }
    cache?.keep(outcome.report)
    caches?.store.trim()
    return ReportOutcome(outcome)
  }

  /// A failure of the program while this thread works on a file costs that file.
  @Sendable private static func announce(_ path: String?) { unretain_working_on(path) }

  /// The same, and one step further with each piece of work that is done.
  private func announcement(for program: Program) -> @Sendable (_ path: String?) -> Void {
    guard let progress else { return Self.announce }
    progress.expect(OwnershipAnalysis.workCount(of: program))
    return { path in
      Self.announce(path)
      if path == nil { progress.advance() }
    }
  }

  func inputs(replacing contents: [String: [UInt8]], _ caches: Caches?, _ clock: inout PhaseClock) -> LintInputs {
    LintInputs(options, root: root, settings: settings, replacing: contents, hashes: caches != nil, clock: &clock)
  }

  private func judge(_ inputs: LintInputs, _ caches: Caches?, _ startedClock: PhaseClock) -> (outcome: Outcome, memory: AnalysisMemory?) {
    var clock = startedClock
    let cache = caches.map { FactsCache($0.store, flags: inputs.flags, program: $0.program) }
    let sources = inputs.reading.read(inputs.texts, cache: cache, progress)
    clock.finish(.reading)
    let archive = cache.flatMap { AnalysisCache($0, options: options, settings: settings, inputs: inputs) }
    let earlier = archive.map { $0.find(for: sources) ?? RunMemory() }
    defer { discard(earlier) }
    var memory = earlier
    guard let outcome = judge(inputs, sources, cachedFiles: cache?.foundCount ?? 0, &memory, clock, while: { true }) else {
      preconditionFailure("nobody stops this run")
    }
    if let memory { archive?.keep(memory, of: sources) }
    return (outcome, memory?.whole)
  }

  /// - Parameters:
  ///   - sources: The facts of the texts of `inputs`, in their order.
  ///   - memory: What the run before has left, and then what this one leaves; `nil` where no other follows.
  ///   - edited: The absolute paths of files that an editor has open.
  ///   - isWanted: Does somebody still wait for the outcome? Asked now and then, by any thread; heeded where another run follows.
  /// - Returns: `nil` where nobody waits any more. What the run before has left is as it was then.
  func judge(
    _ inputs: LintInputs, _ sources: [SourceFile], cachedFiles: Int, _ memory: inout RunMemory?, _ startedClock: PhaseClock, edited: Set<String> = [],
    while isWanted: @Sendable () -> Bool
  ) -> Outcome? {
    var clock = startedClock
    let scope = inputs.scope
    let flags = inputs.flags
    var (notifications, skipped) = inputs.failures()
    let map = inputs.modules
    let earlier = memory?.whole
    let program = Program(
      files: sources.map(\.facts), modules: map.modules, descriptions: map.descriptions, models: settings.models, after: earlier?.program)
    let graphedTypes = options.graphedType.map { TypeSelection(program: program).find($0) }
    clock.finish(.linking)
    let ownership = OwnershipAnalysis(
      program, jobs: options.jobs, explainsUses: options.explainsUses, drawsPaths: options.drawsPaths, tellsParameterFates: options.tellsParameterFates,
      graphedTypes: graphedTypes?.types ?? [], edited: Set(edited.isEmpty ? [] : sources.indices.filter { edited.contains(sources[$0].found.absolutePath) }),
      onWork: announcement(for: program))
    let analysis: AnalysisResult
    var goesOn = false
    if memory == nil {
      analysis = ownership.run()
    } else {
      guard isWanted(), let (result, kept) = ownership.run(after: earlier, while: isWanted) else { return nil }
      analysis = result
      goesOn = kept.goesOn
      memory = RunMemory(kept)
    }
    clock.finish(.analysis)

    let catalog = settings.catalog
    let engine = QueryNarrowing(rules: catalog.rules, flags: flags, jobs: options.jobs).narrow(
      settings.engine(options, files: sources.map(\.found.absolutePath)), sources: sources, observations: analysis.observations)
    let documents = zip(inputs.texts, sources).map { scope.document(for: $0, lineStarts: $1.facts.lineStarts) }
    let judgement = FindingJudgement(
      catalog: catalog, engine: engine, judgesComments: scope.coversWholeFolders, baseline: baseline?.known,
      acceptsAll: options.baseline == .everything
    ).judge(analysis.observations, sources: sources, documents: documents)

    let isIndexOnly = sources.map { scope.isIndexOnly($0.found) || scope.isGenerated($0) }
    let selection = FindingSelection(
      scope: scope, changes: options.changes, sources: sources, documents: documents, isIndexOnly: isIndexOnly,
      followsPaths: options.followsPaths && baseline != nil)
    for (index, source) in sources.enumerated() where selection.covers(index) {
      for error in source.facts.parseErrors where selection.touchesChanges(SourcePlace(file: index, range: error.range)) {
        notifications.append(scope.notification(for: error, file: index, document: documents[index]))
      }
    }
    notifications += judgement.problems.filter { selection.covers($0.place.file) && selection.touchesChanges($0.place) }
      .map { scope.notification(for: $0, document: documents[$0.place.file]) }
    let covered = judgement.findings.filter(selection.covers)
    var reported = covered.filter(selection.touchesChanges)
    let fixes = FixOffers(program: program, sources: sources, scope: scope, onWork: Self.announce)
    if options.offersFixes { reported = fixes.offer(for: reported, from: options.leastRepairedLevel) }
    let statistics = Statistics(
      sources: sources, isIndexOnly: isIndexOnly, skipped: skipped, analysis: analysis,
      findings: reported)
    var report = Report(
      tool: .current, rules: catalog.rules, findings: reported, documents: documents, notifications: notifications,
      statistics: statistics)
    if options.changes != nil {
      report.unchangedFindings = covered.count { $0.isOpen && $0.level >= .warning } - reported.count { $0.isOpen && $0.level >= .warning }
    }
    if baseline != nil || options.baseline == .everything {
      let analysed = Set(documents.map(\.rootRelativePath))
      report.goneFindings = judgement.gone.filter { !options.leavesOut(rule: $0.rule) && selection.isGone($0, analysed: analysed) }
        .map { GoneFinding(rule: $0.rule, level: $0.level, path: $0.path, identity: $0.identity) }
    }
    clock.finish(.reporting)
    return Outcome(
      report: report, program: program, fixes: fixes, isIndexOnly: isIndexOnly, analysis: analysis, engine: engine, phases: clock.times,
      foundFiles: inputs.foundFiles, cachedFiles: cachedFiles, goesOn: goesOn, absolutePaths: sources.map(\.found.absolutePath), graphedTypes: graphedTypes)
  }
}
