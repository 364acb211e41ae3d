import Facts
import FileDiscovery
import Support
import Program

/// Combines parts of a project that were read elsewhere.
struct ShardLink {
  /// Why parts cannot be combined.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var outcomes: [LoadOutcome] = []
  private(set) var sources: [SourceFile] = []
  private(set) var modules: ModuleMap
  private(set) var indexOnly: Set<String> = []

  /// A file of one of the parts.
  private struct Part {
    var outcome: LoadOutcome
    var facts: FileFacts?
    var place: String
    var module: SourceModule
    var isIndexOnly: Bool
  }

  /// - Parameters:
  ///   - paths: Files written by `Indexer`, in any order.
  ///   - conditions: The known `#if` conditions of this run.
  init(_ paths: [String], conditions: String, options: LintOptions) throws(Problem) {
    guard let program = ProgramBuild.text else { throw Problem(description: "the program's own file cannot be read, which tells its build from others") }
    guard let start = FilePaths.real(".") else { throw Problem(description: "the working directory is gone") }
    var parts: [Part] = []
    var origins: [String: String] = [:]
    var controllers: [InterfaceController] = []
    // One after the other, so that only one is in memory besides its results. The files of each are decoded in parallel.
    for path in paths {
      let shard = try Self.read(path, for: program)
      guard shard.conditions == conditions else {
        throw Problem(description: "\(path): the conditions of #if (--define, `defines` in the configuration) are not those of this run")
      }
      for file in shard.files {
        if let other = origins[file.path] {
          throw Problem(description: other == path ? "\(path) is given twice" : "\(file.path) is in two parts: \(other) and \(path)")
        }
      }
      for file in shard.files { origins[file.path] = path }
      controllers += shard.controllers
      let read = parallelMap(count: shard.files.count, jobs: options.jobs) { index in Self.part(shard.files[index], shard.modules, start, options.failedFiles) }
      guard !read.contains(where: { $0.facts == nil && $0.outcome.text != nil }) else {
        throw Problem(description: "\(path): this is damaged: index the part again")
      }
      parts += read
    }
    parts.sort { $0.outcome.found.absolutePath.utf8.lexicographicallyPrecedes($1.outcome.found.absolutePath.utf8) }
    outcomes = parts.map(\.outcome)
    indexOnly = Set(parts.filter(\.isIndexOnly).map(\.outcome.found.absolutePath))
    modules = ModuleMap(
      known: parts.filter { $0.outcome.text != nil }.map { ($0.place, $0.module) },
      // Only the files of a whole project say that frameworks make no object of a class.
      controllers: Set(controllers).filter { !$0.isOnlyNamed }.sorted { ($0.name, $0.isMadeAgain ? 1 : 0) < ($1.name, $1.isMadeAgain ? 1 : 0) })
    for part in parts {
      guard let text = part.outcome.text, let facts = part.facts else { continue }
      sources.append(SourceFile(found: text.found, bytes: text.bytes, facts: facts))
    }
  }

  private static func read(_ path: String, for program: String) throws(Problem) -> Shard {
    let bytes: [UInt8]
    switch readBytes(path, limit: Int.max - 1) {
    case .success(let read): bytes = read
    case .failure(let error): throw Problem(description: "\(path): \(error.description)")
    }
    do throws(Shard.Problem) {
      return try Shard(bytes, for: program)
    } catch {
      throw Problem(description: "\(path): \(error.description)")
    }
  }

  private static func part(_ file: Shard.File, _ modules: [Shard.Module], _ start: String, _ failed: FailedFiles) -> Part {
    let found = FoundFile(displayPath: file.path, absolutePath: (start == "/" ? "" : start) + "/" + file.path)
    let module = modules[file.module]
    var facts: FileFacts?
    let outcome: LoadOutcome
    switch file.content {
    case .read(let text, let bytes):
      if failed.contains(found.displayPath) {
        outcome = .failed(found, text)
      } else {
        facts = bytes.withUnsafeBytes { FactsArchive.facts(from: $0, path: found.displayPath) }
        outcome = .text(SourceText(found: found, bytes: text, hash: []))
      }
    case .unread(let error): outcome = .skipped(found, error)
    case .refused(let problem): outcome = .refused(found, problem)
    case .failed: outcome = .failed(found, [])
    }
    return Part(
      outcome: outcome, facts: facts, place: module.place, module: SourceModule(name: module.name, isTest: module.isTest, isCompiled: module.isCompiled),
      isIndexOnly: file.isIndexOnly)
  }
}

extension Linter {
  /// The `report` for all sources whose parts were written by an `Indexer`, on any machine. The sources themselves are not needed.
  ///
  /// The cache is neither read nor written: the result depends only on the parts, the project's settings and the options.
  public func report(linking paths: [String]) throws -> ReportOutcome {
    var clock = PhaseClock(progress)
    var scope = ProjectScope(options, root: root, indexOnly: settings.configuration.indexOnly.map(settings.absolute))
    let flags = settings.compilationFlags(options)
    let link = try ShardLink(paths, conditions: flags.canonicalText, options: options)
    scope.indexOnlyFiles = link.indexOnly
    let reading = SourceReading(sizeLimit: options.sizeLimit, jobs: options.jobs, flags: flags, failedFiles: options.failedFiles)
    let inputs = LintInputs(scope: scope, reading: reading, outcomes: link.outcomes, modules: link.modules)
    clock.finish(.reading)
    var memory: RunMemory?
    guard let outcome = judge(inputs, link.sources, cachedFiles: 0, &memory, clock, while: { true }) else { preconditionFailure("nobody stops this run") }
    return ReportOutcome(outcome)
  }
}
