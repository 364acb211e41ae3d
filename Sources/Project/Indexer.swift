import Facts
import FileDiscovery
import Program

/// Reads a part of a project for a run elsewhere that combines all parts.
public struct Indexer {
  /// Why a part cannot be written.
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// The module of all files, where it does not follow from their folders.
  public struct Module: Sendable {
    public var name: String
    public var isTest: Bool

    public init(name: String, isTest: Bool) {
      self.name = name
      self.isTest = isTest
    }
  }

  private let linter: Linter
  private let module: Module?
  private let isIndexOnly: Bool

  /// - Parameters:
  ///   - module: `nil` if folders and manifests determine the module of each file.
  ///   - isIndexOnly: Whether the files are read only as context for others and never reported on.
  public init(_ linter: Linter, module: Module?, isIndexOnly: Bool) {
    self.linter = linter
    self.module = module
    self.isIndexOnly = isIndexOnly
  }

  /// The part in binary form, and notes about unreadable files.
  public func index() throws(Problem) -> (bytes: [UInt8], notes: [String]) {
    guard let program = ProgramBuild.text else { throw Problem(description: "the program's own file cannot be read, which tells its build from others") }
    var clock = PhaseClock(linter.progress)
    let caches = Caches(linter.options, linter.observer)
    let inputs = linter.inputs(replacing: [:], caches, &clock)
    if let problem = inputs.problems.first { throw Problem(description: "\(problem.path): \(problem.reason)") }
    if inputs.outcomes.isEmpty { throw Problem(description: "no Swift file found in \(linter.options.paths.joined(separator: ", "))") }
    let cache = caches.map { FactsCache($0.store, flags: inputs.flags, program: $0.program) }
    let sources = inputs.reading.read(inputs.texts, cache: cache, linter.observer, linter.progress)
    caches?.store.trim()

    guard let start = FilePaths.real(".") else { throw Problem(description: "the working directory is gone") }
    var shard = Shard(program: program, conditions: inputs.flags.canonicalText, modules: [], files: [], controllers: inputs.modules.controllers)
    var numbers: [Shard.Module: Int] = [:]
    func number(_ module: Shard.Module) -> Int {
      if let known = numbers[module] { return known }
      numbers[module] = shard.modules.count
      shard.modules.append(module)
      return shard.modules.count - 1
    }
    let unknown = Shard.Module(place: "", name: nil, isTest: false)
    // By the paths as written, like those of the files.
    let modules = ModuleMap(of: inputs.texts.map { FilePaths.lexical($0.found.displayPath) }, targets: inputs.modules.targets)
    var next = 0
    for outcome in inputs.outcomes {
      let path = try Self.path(of: outcome.found, from: start)
      let content: Shard.Content
      var known = unknown
      switch outcome {
      case .text(let text):
        content = .read(text: text.bytes, facts: FactsArchive.bytes(of: sources[next].facts))
        known = describe(modules, modules.modules[next], from: start)
        next += 1
      // An unreadable file of a dependency does not concern the project.
      case .skipped(let found, _) where inputs.scope.isDependency(found), .refused(let found, _) where inputs.scope.isDependency(found): continue
      case .skipped(_, let error): content = .unread(error)
      case .refused(_, let problem): content = .refused(problem)
      case .failed: content = .failed
      }
      shard.files.append(
        Shard.File(path: path, module: number(known), isIndexOnly: isIndexOnly || inputs.scope.isIndexOnly(outcome.found), content: content))
    }
    shard.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let notes = inputs.failures().notifications.map { "\($0.path): \($0.message)" }
    return (shard.bytes, notes)
  }

  private func describe(_ map: ModuleMap, _ number: Int, from start: String) -> Shard.Module {
    // No folder has such a name in the paths of a run.
    if let module { return Shard.Module(place: "//\(module.name)\(module.isTest ? "//tests" : "")", name: module.name, isTest: module.isTest) }
    let description = map.descriptions[number]
    let place = map.places[number]
    return Shard.Module(
      place: place.isEmpty ? "" : FilePaths.display(place, from: start), name: description.name, isTest: description.isTest, isCompiled: description.isCompiled)
  }

  /// A path with the same meaning on another machine: relative to the working directory, as written. Links are not followed, because a build system may have
  /// replaced each file by one.
  private static func path(of file: FoundFile, from start: String) throws(Problem) -> String {
    let path = FilePaths.lexical(file.displayPath)
    guard FilePaths.lies(path, in: start), path != start else {
      throw Problem(description: "\(file.displayPath) lies outside of the working directory, so that no other machine would find it by its path")
    }
    return String(path.dropFirst(start == "/" ? 1 : start.count + 1))
  }
}
