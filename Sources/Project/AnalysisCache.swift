import Engine
import Catalog
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
  /// Whether these are the descriptions that most runs request.
  private let isPlain: Bool

  /// The fraction (one in this many) of files that may have changed. Beyond it, starting from scratch is faster.
  private static let share = 8

  /// - Returns: `nil` if an earlier start of the process failed: the entry it continued from may be the cause.
  init?(_ facts: FactsCache, options: LintOptions, settings: ProjectSettings, inputs: LintInputs) {
    guard options.failedFiles.isEmpty else { return nil }
    self.facts = facts
    modules = inputs.modules
    models = settings.models
    jobs = options.jobs
    isPlain = !options.explainsUses && !options.drawsPaths
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
  fileprivate struct Source: Equatable {
    var paths: [String] = []
    /// The hashes of the texts.
    var hashes: [[UInt8]] = []
    var modules: [UInt8] = []
  }

  private func source(of sources: [SourceFile]) -> Source {
    var hash = SHA256()
    hash.update(String(reflecting: modules))
    return Source(paths: sources.map(\.facts.path), hashes: sources.map(\.hash), modules: hash.finish())
  }

  /// The data of an earlier run, if this run can continue from it.
  ///
  /// - Parameter sources: The files of this run.
  func find(for sources: [SourceFile]) -> RunMemory? {
    let source = source(of: sources)
    guard let entry = facts.store.map(key) else { return nil }
    var reader = ByteReader(entry.bytes)
    let known = Source(from: &reader)
    guard !reader.isDamaged, known.paths == source.paths, known.modules == source.modules else { return nil }
    let changed = source.hashes.indices.filter { source.hashes[$0] != known.hashes[$0] }
    guard changed.count <= max(1, source.paths.count / Self.share) else { return nil }
    var files = sources.map(\.facts)
    for index in changed {
      guard let facts = facts.facts(ofHash: known.hashes[index], path: known.paths[index]) else { return nil }
      files[index] = facts
    }
    let names = reader.bytes(reader.count())
    guard !reader.isDamaged else { return nil }
    let (before, nameBytes, archive) = (files, entry.part(names), AnalysisArchive.open(entry.part(reader.rest)))
    return AnalysisArchive.memory(of: archive, jobs: jobs) {
      var reader = ByteReader(nameBytes.bytes)
      return Program(
        files: before, modules: modules.modules, descriptions: modules.descriptions, models: models, names: NameTable(reader.values()),
        known: archive.linkingResults())
    }.map { RunMemory($0, modules) }
  }

  /// Stores results computed from scratch. A run that continued from an entry leaves it unchanged. Results with more descriptions than most runs request
  /// would have to be judged again by all others, and are not stored.
  ///
  /// - Parameter edited: The absolute paths of files whose editor text differs from the disk. Their facts are stored nowhere else.
  func keep(_ memory: RunMemory, of sources: [SourceFile], edited: Set<String> = []) {
    guard isPlain, let whole = memory.whole, let archive = AnalysisArchive.bytes(of: whole, jobs: jobs) else { return }
    for source in sources where edited.contains(source.found.absolutePath) { facts.keep(source.facts, ofHash: source.hash) }
    var writer = ByteWriter()
    source(of: sources).write(to: &writer)
    var names = ByteWriter()
    names.write(whole.program.names.all)
    writer.write(names.bytes.count)
    writer.bytes += names.bytes
    facts.store.write(writer.bytes + archive, for: key)
  }
}

extension AnalysisCache.Source {
  fileprivate init(from reader: inout ByteReader) {
    paths = reader.values()
    hashes = paths.map { _ in Self.hash(from: &reader) }
    modules = Self.hash(from: &reader)
  }

  private static func hash(from reader: inout ByteReader) -> [UInt8] { (0..<32).map { _ in reader.byte() } }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(paths)
    for hash in hashes + [modules] { writer.bytes += hash }
  }
}
