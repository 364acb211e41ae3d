import Baseline
import FileDiscovery
import Fixes
import OwnershipAnalysis
import ProgramModel
import Reporting
import RuleEngine
import SourceFacts
import Suppressions

/// Runs the whole way that data takes, from paths to a report.
public struct Linter {
  public let options: LintOptions
  /// What the project says about itself.
  public let settings: ProjectSettings
  private let root: ProjectRoot?
  private let baseline: Baseline?

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
    /// The absolute path of each of the report's documents.
    public var absolutePaths: [String]
    /// Which types were meant to be graphed; `nil` where none was asked for.
    public var graphedTypes: TypeSelection.Selection?
  }

  /// Reads, analyses and judges. Never throws: what could not be read stands in the report.
  ///
  /// - Parameter contents: Texts that count in place of what is on disk, by absolute path.
  public func run(replacing contents: [String: [UInt8]] = [:]) -> Outcome {
    var clock = PhaseClock()
    let scope = ProjectScope(options, root: root, indexOnly: settings.configuration.indexOnly.map(settings.absolute))
    let discovery = scope.find(settings)
    let overlay = SourceOverlay(options)
    let files = overlay.files(discovery.files, scope: scope, finder: scope.finder(settings))
    clock.finish(.discovery)

    let flags = settings.compilationFlags(options)
    let texts = overlay.contents.merging(contents) { _, given in given }
    let cache = options.cacheFolder.flatMap { FactsCache(folder: $0, flags: flags) }
    let outcomes = SourceReading(sizeLimit: options.sizeLimit, jobs: options.jobs, flags: flags, contents: texts, cache: cache).read(files)
    cache?.finish()
    var sources: [SourceFile] = []
    let problems = discovery.problems + scope.problems
    var notifications = problems.map { scope.notification(for: $0) }
    var skipped = problems.count
    for outcome in outcomes {
      switch outcome {
      case .file(let source):
        sources.append(source)
        continue
      // A dependency's file that cannot be read is not the project's matter.
      case .skipped(let found, _) where scope.isDependency(found), .refused(let found, _) where scope.isDependency(found): continue
      case .skipped(let found, let error): notifications.append(scope.notification(for: found, error))
      case .refused(let found, let problem): notifications.append(scope.notification(for: found, problem))
      }
      skipped += 1
    }
    clock.finish(.reading)

    let map = ModuleMap(of: sources.map(\.found.absolutePath))
    let program = Program(files: sources.map(\.facts), modules: map.modules, descriptions: map.descriptions, models: settings.models)
    let graphedTypes = options.graphedType.map { TypeSelection(program: program, modules: map.descriptions.map { $0.name ?? "" }).find($0) }
    clock.finish(.linking)
    let analysis = OwnershipAnalysis(
      program, jobs: options.jobs, explainsUses: options.explainsUses, tellsParameterFates: options.tellsParameterFates,
      graphedTypes: graphedTypes?.types ?? []
    ).run()
    clock.finish(.analysis)

    let catalog = settings.catalog
    let engine = QueryNarrowing(rules: catalog.rules, flags: flags, jobs: options.jobs).narrow(
      settings.engine(options, files: sources.map(\.found.absolutePath)), sources: sources, observations: analysis.observations)
    let documents = sources.map { scope.document(for: $0) }
    let judgement = FindingJudgement(
      catalog: catalog, engine: engine, judgesComments: scope.coversWholeFolders, baseline: baseline,
      acceptsAll: options.baseline == .everything
    ).judge(analysis.observations, sources: sources, documents: documents)

    let selection = FindingSelection(
      scope: scope, changes: options.changes, sources: sources, documents: documents, followsPaths: options.followsPaths && baseline != nil)
    for (index, source) in sources.enumerated() where selection.covers(index) {
      for error in source.facts.parseErrors where selection.touchesChanges(SourcePlace(file: index, range: error.range)) {
        notifications.append(scope.notification(for: error, file: index, document: documents[index]))
      }
    }
    notifications += judgement.problems.filter { selection.covers($0.place.file) && selection.touchesChanges($0.place) }
      .map { scope.notification(for: $0, document: documents[$0.place.file]) }
    let covered = judgement.findings.filter(selection.covers)
    var reported = covered.filter(selection.touchesChanges)
    if options.offersFixes { reported = FixPlanner(program: program, texts: sources.map(\.bytes)).offer(for: reported) }
    let isIndexOnly = sources.map { scope.isIndexOnly($0.found) }
    let statistics = Self.statistics(
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
      report: report, program: program, isIndexOnly: isIndexOnly, analysis: analysis, engine: engine, phases: clock.times,
      foundFiles: files.count { !scope.isIndexOnly($0) }, cachedFiles: cache?.counts.found ?? 0, absolutePaths: sources.map(\.found.absolutePath), graphedTypes: graphedTypes)
  }

  private static func statistics(
    sources: [SourceFile], isIndexOnly: [Bool], skipped: Int, analysis: AnalysisResult, findings: [Finding]
  ) -> Statistics {
    var statistics = Statistics()
    var losses: [ClosureLoss: Int] = [:]
    statistics.skippedFiles = skipped
    for (index, source) in sources.enumerated() {
      if isIndexOnly[index] {
        statistics.indexOnlyFiles += 1
        continue
      }
      statistics.files += 1
      statistics.bytes += source.bytes.count
      statistics.lines += source.facts.lineStarts.count
      statistics.parseErrors += source.facts.parseErrors.count
      if !source.facts.parseErrors.isEmpty { statistics.filesWithParseErrors += 1 }
    }
    let reported = Set(findings.filter { $0.level >= .warning && $0.isOpen }.map(\.place))
    // A finding may point at an entry of the capture list instead of the closure's head.
    var reportedHeads = reported
    for observation in analysis.observations {
      if let entry = observation.captureListEntry, reported.contains(entry) { reportedHeads.insert(observation.head) }
    }
    for closure in analysis.closures where !isIndexOnly[closure.place.file] {
      statistics.closures += 1
      if reportedHeads.contains(closure.head) {
        statistics.reportedClosures += 1
        continue
      }
      switch closure.verdict {
      case .harmless: statistics.harmlessClosures += 1
      case .bounded: statistics.boundedClosures += 1
      case .unknown:
        statistics.unknownClosures += 1
        losses[closure.loss ?? .outsideCallee, default: 0] += 1
      case .kept, .cycle: statistics.keptClosures += 1
      }
    }
    statistics.unknownReasons = losses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key.words, $0.value) }
    return statistics
  }
}
