import Engine
import Catalog
import Facts
import Ownership
import Program

/// The results of a full project run on disk, from which a later run continues, as an editor's server does after an edit.
///
/// There is one entry per project and set of options: the last results computed from scratch. If it cannot be used for any reason, the run starts from
/// scratch.
struct AnalysisCache {
  private let key: CacheKey
  private let facts: FactsCache
  private let modules: ModuleMap
  private let models: ModelCatalog
  private let jobs: Int

  /// The fraction (one in this many) of files that may have changed. Beyond it, starting from scratch is faster.
  private static let share = 8

  /// - Returns: `nil` if an earlier start of the process failed: the entry it continued from may be the cause.
  init?(_ facts: FactsCache, options: LintOptions, settings: ProjectSettings, inputs: LintInputs) {
    guard options.failedFiles.isEmpty else { return nil }
    self.facts = facts
    modules = inputs.modules
    models = settings.models
    jobs = options.jobs
    var hash = SHA256()
    hash.update("analysis")
    hash.update(facts.program.text)
    hash.update(inputs.flags.canonicalText)
    hash.update(settings.digest)
    hash.update(FilePaths.real(".") ?? "")
    for path in inputs.scope.pathsToAnalyse { hash.update(path) }
    key = CacheKey(hash)
  }

  /// The inputs of the entry that are not in the key.
  struct Source: Equatable, Storable {
    var paths: [String] = []
    /// The hashes of the texts.
    var hashes: [[UInt8]] = []
    /// For each file the number of its module, and the description of each module.
    var modules: [Int] = []
    var descriptions: [SourceModule] = []
  }

  private func source(of sources: [SourceFile]) -> Source {
    Source(paths: sources.map(\.facts.path), hashes: sources.map(\.hash), modules: modules.modules, descriptions: modules.descriptions)
  }

  /// The data of an earlier run, if this run can continue from it.
  ///
  /// - Parameters:
  ///   - sources: The files of this run.
  ///   - opened: The absolute paths of files open in an editor. These files are prepared for edits. So are the files that differ from those of the earlier run.
  func find(for sources: [SourceFile], opened: Set<String> = []) -> RunMemory? {
    guard let entry = facts.store.map(key) else { return nil }
    var reader = StoreReader(entry.bytes)
    let known: Source = reader.read()
    guard !reader.isDamaged, known.descriptions.first?.controllers == modules.controllers, known.modules.count == known.paths.count,
      known.hashes.count == known.paths.count, known.modules.allSatisfy(known.descriptions.indices.contains)
    else { return nil }
    let current = Dictionary(sources.map { ($0.facts.path, $0) }) { first, _ in first }
    var files: [FileFacts] = []
    var edited: [Int: FileFacts] = [:]
    var same = 0
    for (path, hash) in zip(known.paths, known.hashes) {
      if let source = current[path], source.hash == hash {
        if opened.contains(source.found.absolutePath) { edited[files.count] = source.facts }
        files.append(source.facts)
        same += 1
      } else if let facts = facts.facts(ofHash: hash, path: path) {
        if current[path] != nil { edited[files.count] = facts }
        files.append(facts)
      } else {
        return nil
      }
    }
    // The files that are changed, new or gone.
    let changed = max(sources.count, known.paths.count) - same
    guard changed <= max(1, sources.count / Self.share) else { return nil }
    let names = reader.part()
    guard !reader.isDamaged else { return nil }
    let (before, nameBytes, archive) = (files, entry.part(names), AnalysisArchive.open(entry.part(reader.rest)))
    return AnalysisArchive.memory(of: archive, edited: edited, jobs: jobs) {
      Program(
        files: before, modules: known.modules, descriptions: known.descriptions, models: models,
        names: NameTable([String](storedBytes: nameBytes.bytes) ?? []),
        known: archive.linkingResults())
    }.map { RunMemory($0) }
  }

  /// Stores results computed from scratch. A run that continued from an entry leaves it unchanged.
  ///
  /// - Parameter edited: The absolute paths of files whose editor text differs from the disk. Their facts are stored nowhere else.
  func save(_ memory: RunMemory, of sources: [SourceFile], edited: Set<String> = []) {
    guard let whole = memory.whole, let archive = AnalysisArchive.bytes(of: whole, jobs: jobs) else { return }
    for source in sources where edited.contains(source.found.absolutePath) { facts.save(source.facts, ofHash: source.hash) }
    // The names are a part: bytes, with their count.
    let names = whole.program.names.all.storedBytes
    facts.store.write(source(of: sources).storedBytes + names.storedBytes + archive, for: key)
  }
}
