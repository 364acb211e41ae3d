import FileDiscovery
import Syntax
import Reporting

/// All input of a run, before parsing.
struct LintInputs {
  let scope: ProjectScope
  /// The number of found files that are not index-only.
  let foundFiles: Int
  /// Problems with the paths.
  let problems: [PathProblem]
  let flags: CompilationFlags
  private(set) var reading: SourceReading
  /// For each found file, ordered by absolute path.
  private(set) var outcomes: [LoadOutcome]
  /// The loaded texts.
  private(set) var texts: [SourceText]
  /// The module of each text.
  private(set) var modules: ModuleMap
  /// Whether all texts are given, so that nothing is looked up on disk.
  private let isWithoutDisk: Bool

  /// - Parameters:
  ///   - contents: Texts that replace those on disk, by absolute path.
  ///   - hashes: Whether the texts are looked up in a cache.
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
    let paths = texts.map(\.found.absolutePath)
    modules = ModuleMap(
      of: paths, controllers: InterfaceFiles(discovery.others).controllers,
      targets: XcodeTargets(discovery.others + paths.filter(XcodeTargets.isManifest), dependencies: scope.contextFolders))
    problems = discovery.problems + scope.problems
    foundFiles = files.count { !scope.isIndexOnly($0) }
    self.scope = scope
    self.flags = flags
    isWithoutDisk = false
  }

  /// Input that was read elsewhere.
  init(scope: ProjectScope, reading: SourceReading, outcomes: [LoadOutcome], modules: ModuleMap) {
    self.scope = scope
    foundFiles = outcomes.count { !scope.isIndexOnly($0.found) }
    problems = []
    flags = reading.flags
    self.reading = reading
    self.outcomes = outcomes
    texts = outcomes.compactMap(\.text)
    self.modules = modules
    isWithoutDisk = false
  }

  /// The input of a project that is not on disk.
  ///
  /// - Parameter contents: All texts, by absolute path.
  init(_ options: LintOptions, settings: ProjectSettings, texts contents: [String: [UInt8]]) {
    scope = ProjectScope.withoutDisk
    problems = []
    flags = settings.compilationFlags(options)
    reading = SourceReading(sizeLimit: options.sizeLimit, jobs: options.jobs, flags: flags, contents: contents)
    outcomes = reading.load(GivenTexts.files(contents.keys))
    foundFiles = outcomes.count
    texts = outcomes.compactMap(\.text)
    modules = ModuleMap(of: texts.map(\.found.absolutePath)) { contents[$0] }
    isWithoutDisk = true
  }

  /// The input of a revision of a project. Only its folder is on disk.
  ///
  /// - Parameters:
  ///   - revision: The texts of the files.
  ///   - hashes: Whether the texts are looked up in a cache.
  init(_ options: LintOptions, scope: ProjectScope, settings: ProjectSettings, revision: RevisionTexts, hashes: Bool) {
    self.scope = scope
    problems = []
    flags = settings.compilationFlags(options)
    reading = SourceReading(
      sizeLimit: options.sizeLimit, jobs: options.jobs, flags: flags, contents: revision.sources, hashes: hashes, failedFiles: options.failedFiles)
    outcomes = reading.load(revision.found)
    foundFiles = outcomes.count { !scope.isIndexOnly($0.found) }
    texts = outcomes.compactMap(\.text)
    let interfaces = InterfaceFiles(Array(revision.interfaces.keys), areComplete: false) { revision.interfaces[$0] }
    modules = ModuleMap(of: texts.map(\.found.absolutePath), controllers: interfaces.controllers) { revision.sources[$0] }
    isWithoutDisk = true
  }

  /// Replaces the overriding texts; everything else stays as read.
  ///
  /// - Parameter contents: By absolute path: all overriding texts from now on. The set of files that are not on disk is unchanged.
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
    let areSameFiles = loaded.count == texts.count && zip(loaded, texts).allSatisfy { $0.found == $1.found }
    texts = loaded
    let paths = loaded.map(\.found.absolutePath)
    if isWithoutDisk {
      // A given text can be a manifest.
      let contents = reading.contents
      modules = ModuleMap(of: paths) { contents[$0] }
    } else if !areSameFiles {
      modules = ModuleMap(of: paths, controllers: modules.controllers, targets: modules.targets)
    }
  }

  /// Notifications about unreadable paths and files, and their number.
  func failures() -> (notifications: [FileNotification], count: Int) {
    var notifications = problems.map { scope.notification(for: $0) }
    for outcome in outcomes {
      switch outcome {
      case .text: continue
      // An unreadable file of a dependency does not concern the project.
      case .skipped(let found, _) where scope.isDependency(found), .refused(let found, _) where scope.isDependency(found): continue
      case .failed(let found, _): notifications.append(scope.notification(ofFailureIn: found))
      case .skipped(let found, let error): notifications.append(scope.notification(for: found, error))
      case .refused(let found, let problem): notifications.append(scope.notification(for: found, problem))
      }
    }
    return (notifications, notifications.count)
  }
}
