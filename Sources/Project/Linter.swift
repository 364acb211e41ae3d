import FileDiscovery
import Ownership
import Support
import Program
import Reporting
import Findings
import Facts

/// Runs the whole pipeline, from paths to a report.
public struct Linter: Sendable {
  public var options: LintOptions
  /// Receives the progress of the run.
  public var progress: RunProgress?
  /// Receives the files that the run works on.
  public let observer: WorkObserver
  /// The project's settings.
  public let settings: ProjectSettings
  let root: ProjectRoot?
  private let baseline: (known: Baseline, bytes: [UInt8])?
  /// The texts of a project that is not on disk; `nil` for one that is.
  private let given: GivenTexts?

  /// Reads the project's settings; fails if they cannot be used.
  public init(_ options: LintOptions, observer: WorkObserver = .none) throws(ProjectSettings.Problem) {
    self.options = options
    self.observer = observer
    root = ProjectScope.root(for: options)
    settings = try ProjectSettings(of: root, file: options.configurationFile)
    try settings.check(options)
    baseline = try settings.baseline(options.baseline)
    given = nil
  }

  /// A project that is not on disk: nothing is read or written there. It has Unretain's own rules and models.
  ///
  /// - Parameters:
  ///   - texts: The text of each file, by its path, which is only a name. A `Package.swift` among them tells the modules.
  ///   - options: Those about files on disk have no effect: paths, configuration, baseline, caches, dependencies, changes.
  /// - Throws: If the options name unknown rules.
  public init(texts: [String: [UInt8]], _ options: LintOptions) throws(ProjectSettings.Problem) {
    try self.init(given: GivenTexts(texts), options, observer: .none)
  }

  private init(given: GivenTexts, _ options: LintOptions, observer: WorkObserver) throws(ProjectSettings.Problem) {
    self.given = given
    self.observer = observer
    self.options = options
    // What would read or write files.
    self.options.cacheFolder = nil
    self.options.baseline = .none
    self.options.changes = nil
    self.options.offersFixes = false
    root = nil
    settings = ProjectSettings()
    try settings.check(options)
    baseline = nil
  }

  /// The same with the settings as they are on disk now.
  func reloaded() throws(ProjectSettings.Problem) -> Linter {
    var linter = if let given { try Linter(given: given, options, observer: observer) } else { try Linter(options, observer: observer) }
    linter.progress = progress
    return linter
  }

  /// Whether there are files to read and report on, as far as paths tell.
  public var findsFiles: Bool {
    if let given { return !given.isEmpty }
    let scope = ProjectScope(options, root: root, indexOnly: settings.configuration.indexOnly.map(settings.absolute))
    return scope.find(settings).files.contains { !scope.isIndexOnly($0) }
  }

  /// Whether the project has a file without editors.
  ///
  /// - Parameter path: Absolute.
  func exists(_ path: String) -> Bool { given?.contains(path) ?? FilePaths.exists(path) }

  /// The texts that replace those of files, with all that are given.
  func overlay(_ contents: [String: [UInt8]]) -> [String: [UInt8]] { given?.replaced(by: contents) ?? contents }

  /// The result of a run: the report, and the data needed by `why`.
  public struct Outcome: Sendable {
    public var report: Report
    /// The analysed program.
    public var program: Program
    /// Computes fixes on demand, if not all were requested (`LintOptions.offersFixes`).
    public var fixes: FixOffers
    /// For each file of the program, whether it was read for facts only.
    public var isIndexOnly: [Bool]
    public var analysis: AnalysisResult
    /// The rules used.
    public var engine: RuleEngine
    public var phases: PhaseTimes
    /// The number of Swift files found, readable or not.
    public var foundFiles: Int
    /// The number of files whose facts came from the cache.
    public var cachedFiles: Int
    /// Whether the analysis continued from an earlier run.
    public var goesOn: Bool
    /// The absolute path of each of the report's documents.
    public var absolutePaths: [String]
    /// The types meant by the graph request; `nil` without one.
    public var graphedTypes: TypeSelection.Selection?
  }

  /// Reads, analyses and judges. Never throws: unreadable input is listed in the report.
  ///
  /// - Parameter contents: Texts that replace those on disk, by absolute path.
  public func run(replacing contents: [String: [UInt8]] = [:]) -> Outcome {
    var clock = PhaseClock(progress)
    let caches = Caches(options, observer)
    let (outcome, memory) = judge(inputs(replacing: contents, caches, &clock), caches, clock)
    discard(memory)
    caches?.store.trim()
    return outcome
  }

  /// The report of `run`, for a process that runs once. If the report is cached, nothing is analysed.
  public func report() -> ReportOutcome {
    var clock = PhaseClock(progress)
    let caches = Caches(options, observer)
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
    cache?.save(outcome.report)
    caches?.store.trim()
    return ReportOutcome(outcome, memory: memory)
  }

  /// Tells the observer, with progress after each piece of work.
  private func announcement(for program: Program) -> @Sendable (_ path: String?) -> Void {
    let worksOn = observer.worksOn
    guard let progress else { return worksOn }
    progress.expect(OwnershipAnalysis.workCount(of: program))
    return { path in
      worksOn(path)
      if path == nil { progress.advance() }
    }
  }

  func inputs(replacing contents: [String: [UInt8]], _ caches: Caches?, _ clock: inout PhaseClock) -> LintInputs {
    if let given { return LintInputs(options, settings: settings, texts: given.replaced(by: contents)) }
    return LintInputs(options, root: root, settings: settings, replacing: contents, hashes: caches != nil, clock: &clock)
  }

  private func judge(_ inputs: LintInputs, _ caches: Caches?, _ startedClock: PhaseClock) -> (outcome: Outcome, memory: AnalysisMemory?) {
    var clock = startedClock
    let cache = caches.map { FactsCache($0.store, flags: inputs.flags, program: $0.program) }
    let sources = inputs.reading.read(inputs.texts, cache: cache, observer, progress)
    clock.finish(.reading)
    let archive = cache.flatMap { AnalysisCache($0, options: options, settings: settings, inputs: inputs) }
    let earlier = archive.map { $0.find(for: sources) ?? RunMemory() }
    defer { discard(earlier) }
    var memory = earlier
    guard let outcome = judge(inputs, sources, cachedFiles: cache?.foundCount ?? 0, &memory, clock, while: { true }) else {
      preconditionFailure("nobody stops this run")
    }
    if let memory { archive?.save(memory, of: sources) }
    return (outcome, memory?.whole)
  }

  /// - Parameters:
  ///   - sources: The facts of the texts of `inputs`, in order.
  ///   - memory: The data of the previous run, replaced by that of this one; `nil` where no other run follows.
  ///   - edited: The absolute paths of files open in an editor.
  ///   - isWanted: Whether the outcome is still needed. Polled by any thread; respected only if another run follows.
  /// - Returns: `nil` if the outcome is no longer needed. The data of the previous run is then unchanged.
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
      program, jobs: options.jobs, tellsParameterFates: options.tellsParameterFates,
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
    let engine = QueryNarrowing(rules: catalog.rules, flags: flags, jobs: options.jobs, worksOn: observer.worksOn).narrow(
      settings.engine(options, files: sources.map(\.found.absolutePath)), sources: sources, observations: analysis.observations)
    let documents = zip(inputs.texts, sources).map { scope.document(for: $0, lineStarts: $1.facts.lineStarts) }
    let judgement = FindingPipeline(
      catalog: catalog, engine: engine, judgesComments: scope.coversWholeFolders, baseline: baseline?.known, drawsPaths: options.drawsPaths,
      acceptsAll: options.baseline == .everything
    ).judge(analysis, sources: sources, documents: documents)

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
    let fixes = FixOffers(program: program, sources: sources, scope: scope, onWork: observer.worksOn)
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
