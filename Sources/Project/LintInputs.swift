import FileDiscovery
import Syntax
import Reporting

/// All that a run reads of the project, before anything of it is parsed.
struct LintInputs {
  let scope: ProjectScope
  /// How many of the files that were found are not for index only.
  let foundFiles: Int
  /// What was wrong with the paths.
  let problems: [PathProblem]
  let flags: CompilationFlags
  private(set) var reading: SourceReading
  /// For each file found, in the order of absolute paths.
  private(set) var outcomes: [LoadOutcome]
  /// Those that could be loaded.
  private(set) var texts: [SourceText]
  /// Which module each of the texts belongs to.
  private(set) var modules: ModuleMap

  /// - Parameters:
  ///   - contents: Texts that count in place of what is on disk, by absolute path.
  ///   - hashes: Whether the texts are to be looked up in a cache.
  init(_ options: LintOptions, root: ProjectRoot?, settings: ProjectSettings, replacing contents: [String: [UInt8]], hashes: Bool, clock: inout PhaseClock) {
    let scope = ProjectScope(options, root: root, indexOnly: settings.configuration.indexOnly.map(settings.absolute))
    let discovery = scope.find(settings)
    let overlay = SourceOverlay(options)
    let files = overlay.files(discovery.files, unsaved: contents.keys, scope: scope, finder: scope.finder(settings))
    clock.finish(.discovery)
    let flags = settings.compilationFlags(options)
    reading = SourceReading(
      sizeLimit: options.sizeLimit, jobs: options.jobs, flags: flags, contents: overlay.contents.merging(contents) { _, given in given },
      hashes: hashes, failedFiles: options.failedFiles)
    outcomes = reading.load(files)
    texts = outcomes.compactMap(\.text)
    modules = ModuleMap(of: texts.map(\.found.absolutePath))
    problems = discovery.problems + scope.problems
    foundFiles = files.count { !scope.isIndexOnly($0) }
    self.scope = scope
    self.flags = flags
  }

  /// What was read elsewhere.
  init(scope: ProjectScope, reading: SourceReading, outcomes: [LoadOutcome], modules: ModuleMap) {
    self.scope = scope
    foundFiles = outcomes.count { !scope.isIndexOnly($0.found) }
    problems = []
    flags = reading.flags
    self.reading = reading
    self.outcomes = outcomes
    texts = outcomes.compactMap(\.text)
    self.modules = modules
  }

  /// Takes other texts in place of what is on the disk, and leaves the rest as it was read.
  ///
  /// - Parameter contents: By absolute path, all that count from now on. The files that are not on the disk are those of before.
  mutating func replace(with contents: [String: [UInt8]]) {
    let before = reading.contents
    reading.contents = contents
    let changed = outcomes.indices.filter {
      let path = outcomes[$0].found.absolutePath
      return before[path] != contents[path]
    }
    load(changed)
  }

  /// Reads the files again that are no longer left out.
  mutating func takeBack(_ failed: FailedFiles) {
    reading.failedFiles = failed
    load(outcomes.indices.filter { if case .failed(let found, _) = outcomes[$0] { !failed.contains(found.displayPath) } else { false } })
  }

  /// Reads some of the files again.
  private mutating func load(_ changed: [Int]) {
    if changed.isEmpty { return }
    for (index, outcome) in zip(changed, reading.load(changed.map { outcomes[$0].found })) { outcomes[index] = outcome }
    let loaded = outcomes.compactMap(\.text)
    if loaded.count != texts.count || !zip(loaded, texts).allSatisfy({ $0.found == $1.found }) {
      modules = ModuleMap(of: loaded.map(\.found.absolutePath))
    }
    texts = loaded
  }

  /// What to say of paths and files that could not be read, and how many those were.
  func failures() -> (notifications: [FileNotification], count: Int) {
    var notifications = problems.map { scope.notification(for: $0) }
    for outcome in outcomes {
      switch outcome {
      case .text: continue
      // A dependency's file that cannot be read is not the project's matter.
      case .skipped(let found, _) where scope.isDependency(found), .refused(let found, _) where scope.isDependency(found): continue
      case .failed(let found, _): notifications.append(scope.notification(ofFailureIn: found))
      case .skipped(let found, let error): notifications.append(scope.notification(for: found, error))
      case .refused(let found, let problem): notifications.append(scope.notification(for: found, problem))
      }
    }
    return (notifications, notifications.count)
  }
}
