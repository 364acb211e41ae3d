import BuiltInRules
import FileDiscovery
import Support
import Syntax
import Reporting
import Facts
import Synchronization

/// A project that is judged repeatedly while its texts change, as in an editor. Unchanged files are not read again.
///
/// Any thread may use it. One call waits for another to end; `progress` and `isWanted` do not wait.
public final class ProjectSession: Sendable {
  private let state: Mutex<SessionState>
  /// The progress of the last run.
  public let progress = RunProgress()

  /// Reads the project's settings; fails if they cannot be used.
  public init(_ options: LintOptions, observer: WorkObserver = .none) throws(ProjectSettings.Problem) {
    var linter = try Linter(options, observer: observer)
    linter.progress = progress
    state = Mutex(SessionState(linter: linter))
  }

  /// Continues with the settings that a linter has read.
  public init(_ linter: Linter) {
    var linter = linter
    linter.progress = progress
    state = Mutex(SessionState(linter: linter))
  }

  /// The project folder of a file; `nil` if neither git nor a configuration marks one.
  public static func folder(of file: String) -> String? {
    guard let root = try? ProjectRoot.find(from: FilePaths.folder(of: file)).get(), root.gitTopLevel != nil || root.configurationFile != nil else { return nil }
    return root.analysisRoot
  }

  /// The project's settings.
  public var settings: ProjectSettings { state.withLock { $0.linter.settings } }

  /// Reads the settings and the baseline again, and the disk at the next update.
  public func reload() throws(ProjectSettings.Problem) { try state.withLock { state throws(ProjectSettings.Problem) in try state.reload() } }

  /// Reads the disk again at the next update.
  public func forgetDisk() { state.withLock { $0.inputs = nil } }

  /// Judges the project, with the same findings as a run from scratch.
  ///
  /// - Parameter contents: Texts that replace those on disk, by absolute path.
  public func update(_ contents: [String: [UInt8]]) -> Linter.Outcome { whole(update(contents, while: { true })) }

  /// The same, but can be cancelled.
  ///
  /// - Parameter isWanted: Polled by any thread: false if the result is no longer needed.
  /// - Returns: `nil` if it is no longer needed. The next update continues from the last completed one.
  public func update(_ contents: [String: [UInt8]], while isWanted: @Sendable () -> Bool) -> Linter.Outcome? {
    state.withLock { $0.judge(contents, while: isWanted) { _ in } }
  }

  /// The ownership graphs of the types with a name, in the texts of the last update.
  public func graph(ofType name: String, _ contents: [String: [UInt8]], format: GraphDrawing.Format) -> Result<String, GraphDrawing.Problem> {
    let outcome = whole(state.withLock { $0.judge(contents, while: { true }) { $0.graphedType = name } })
    return GraphDrawing(outcome).text(of: name, format: format)
  }

  private func whole(_ outcome: Linter.Outcome?) -> Linter.Outcome {
    guard let outcome else { preconditionFailure("nobody stops this run") }
    return outcome
  }
}

/// What a session keeps between two runs.
private struct SessionState {
  var linter: Linter
  /// The input read so far; `nil` if the disk has to be read.
  var inputs: LintInputs?
  /// Texts of files that were not on disk when it was read.
  private var unsaved: Set<String> = []
  /// The paths of the input read so far.
  private var known: Set<String> = []
  /// Texts of files on disk that the input does not contain: excluded ones, and those that other folders hold.
  private var passedOver: Set<String> = []
  private var memory = FactsMemory()
  var analysis: RunMemory? = RunMemory()

  init(linter: Linter) { self.linter = linter }

  mutating func reload() throws(ProjectSettings.Problem) {
    let flags = linter.settings.compilationFlags(linter.options)
    linter = try linter.reloaded()
    if linter.settings.compilationFlags(linter.options).canonicalText != flags.canonicalText { memory = FactsMemory() }
    inputs = nil
    analysis = RunMemory()
  }

  /// Runs once with other options.
  mutating func judge(_ contents: [String: [UInt8]], while isWanted: @Sendable () -> Bool, _ change: (inout LintOptions) -> Void) -> Linter.Outcome? {
    var linter = linter
    change(&linter.options)
    var clock = PhaseClock(linter.progress)
    let sources = read(contents, &clock)
    clock.finish(.reading)
    let archive = sources.cache.flatMap { AnalysisCache($0, options: linter.options, settings: linter.settings, inputs: sources.inputs) }
    if analysis?.whole == nil, let known = archive?.find(for: sources.files, opened: Set(contents.keys)) { analysis = known }
    let earlier = analysis
    guard var outcome = linter.judge(sources.inputs, sources.files, cachedFiles: sources.known, &analysis, clock, edited: Set(contents.keys), while: isWanted)
    else { return nil }
    // Results that one edit invalidates will be invalid after the next edit again.
    if earlier?.whole == nil, let analysis { archive?.save(analysis, of: sources.files, edited: Set(contents.keys)) }
    discard(earlier)
    discard(outcome.analysis.takeRemains())
    return outcome
  }

  private mutating func read(_ contents: [String: [UInt8]], _ clock: inout PhaseClock) -> (
    inputs: LintInputs, files: [SourceFile], known: Int, cache: FactsCache?
  ) {
    let caches = Caches(linter.options, linter.observer)
    var current: LintInputs
    let unknown = Set(contents.keys.filter { !linter.exists($0) })
    // A file may have been created since the disk was read. An editor can open it before anything says so.
    let others = Set(contents.keys).subtracting(unknown).subtracting(known)
    if let known = inputs, unknown == unsaved, others.isSubset(of: passedOver) {
      current = known
      current.replace(with: linter.overlay(contents))
    } else {
      current = linter.inputs(replacing: contents, caches, &clock)
      known = Set(current.outcomes.map(\.found.absolutePath))
      passedOver = others.subtracting(known)
    }
    takeBackFailed(&current)
    unsaved = unknown
    inputs = current
    let cache = caches.map { FactsCache($0.store, flags: current.flags, program: $0.program) }
    let (files, known) = memory.read(current, edited: contents, cache: cache, linter.observer, linter.progress)
    return (current, files, known, cache)
  }

  /// Tries a file again that failed with another text.
  private mutating func takeBackFailed(_ inputs: inout LintInputs) {
    var isNews = false
    for case .failed(let found, let text) in inputs.outcomes where linter.options.failedFiles.comesBack(found.displayPath, with: text) {
      linter.observer.takesBack(found.displayPath)
      isNews = true
    }
    if isNews { inputs.takeBack(linter.options.failedFiles) }
  }
}
