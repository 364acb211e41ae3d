import Engine
import Catalog
import Ownership
import Program

/// What a run over the whole of a project has worked out, on the disk: a later one goes on from there, as an editor's server does after a key.
///
/// There is one entry for each project and way of looking at it, with what was worked out last from nothing. Where it cannot be used, for whatever
/// reason, the run starts from nothing.
struct AnalysisCache {
  private let key: CacheKey
  private let facts: FactsCache
  private let modules: ModuleMap
  private let models: ModelCatalog
  private let jobs: Int
  /// Are these the words that most runs ask for?
  private let isPlain: Bool

  /// Of how many files one may have another text: behind that it takes less to start from nothing.
  private static let share = 8

  /// - Returns: `nil` where an earlier start has failed: what it went on from may be why.
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

  /// What the entry was worked out from, besides what is in the key.
  struct Source: Equatable, Storable {
    var paths: [String] = []
    /// Of the texts.
    var hashes: [[UInt8]] = []
    var modules: [UInt8] = []

    /// Is it of the same files in the same modules, whatever their texts?
    func isAbout(_ other: Source) -> Bool { paths == other.paths && hashes.count == other.hashes.count && modules == other.modules }
  }

  private func source(of sources: [SourceFile]) -> Source {
    var hash = SHA256()
    hash.update(String(reflecting: modules))
    return Source(paths: sources.map(\.facts.path), hashes: sources.map(\.hash), modules: hash.finish())
  }

  /// What an earlier run has left, if this one can go on from there.
  ///
  /// - Parameter sources: The files of this run.
  func find(for sources: [SourceFile]) -> RunMemory? {
    let source = source(of: sources)
    guard let entry = facts.store.map(key) else { return nil }
    var reader = StoreReader(entry.bytes)
    let known: Source = reader.read()
    guard !reader.isDamaged, known.isAbout(source) else { return nil }
    let changed = source.hashes.indices.filter { source.hashes[$0] != known.hashes[$0] }
    guard changed.count <= max(1, source.paths.count / Self.share) else { return nil }
    var files = sources.map(\.facts)
    for index in changed {
      guard let facts = facts.facts(ofHash: known.hashes[index], path: known.paths[index]) else { return nil }
      files[index] = facts
    }
    let names = reader.part()
    guard !reader.isDamaged else { return nil }
    let (before, nameBytes, archive) = (files, entry.part(names), AnalysisArchive.open(entry.part(reader.rest)))
    return AnalysisArchive.memory(of: archive, jobs: jobs) {
      Program(
        files: before, modules: modules.modules, descriptions: modules.descriptions, models: models,
        names: NameTable([String](storedBytes: nameBytes.bytes) ?? []),
        known: archive.linkingResults())
    }.map { RunMemory($0, modules) }
  }

  /// Keeps what a run has worked out from nothing; what went on from an entry leaves that as it is. What is judged with more words than most runs ask for
  /// would have to be judged again by all others.
  ///
  /// - Parameter edited: The absolute paths of files of which an editor has another text than the disk. What was read of that is kept nowhere else.
  func keep(_ memory: RunMemory, of sources: [SourceFile], edited: Set<String> = []) {
    guard isPlain, let whole = memory.whole, let archive = AnalysisArchive.bytes(of: whole, jobs: jobs) else { return }
    for source in sources where edited.contains(source.found.absolutePath) { facts.keep(source.facts, ofHash: source.hash) }
    // The names are a part: bytes, with their count.
    let names = whole.program.names.all.storedBytes
    facts.store.write(source(of: sources).storedBytes + names.storedBytes + archive, for: key)
  }
}
