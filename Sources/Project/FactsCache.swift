import Engine
import Facts
import Syntax
import Synchronization

/// The facts of source texts from earlier runs, on disk.
///
/// An entry depends only on the text, the known `#if` conditions and the program that read it. So the same text is read once, wherever it lies and
/// however often it returns.
final class FactsCache: Sendable {
  let store: CacheStore
  /// The running program.
  let program: ProgramIdentity
  /// The common prefix of this run's keys.
  private let context: SHA256
  private let found = Atomic<Int>(0)

  init(_ store: CacheStore, flags: CompilationFlags, program: ProgramIdentity) {
    self.store = store
    self.program = program
    var context = SHA256()
    context.update("facts")
    context.update(program.text)
    context.update(flags.canonicalText)
    self.context = context
  }

  /// The number of cache hits.
  var foundCount: Int { found.load(ordering: .relaxed) }

  /// The facts of a text, computed by `read` on a cache miss.
  func facts(of text: SourceText, read: () -> FileFacts) -> FileFacts {
    if let facts = facts(ofHash: text.hash, path: text.found.displayPath) {
      found.add(1, ordering: .relaxed)
      return facts
    }
    let facts = read()
    save(facts, ofHash: text.hash)
    return facts
  }

  func save(_ facts: FileFacts, ofHash hash: [UInt8]) { store.write(FactsArchive.bytes(of: facts), for: key(hash)) }

  /// The facts of a text with a known hash; `nil` on a cache miss.
  func facts(ofHash hash: [UInt8], path: String) -> FileFacts? { store.read(key(hash)) { FactsArchive.facts(from: $0, path: path) } }

  private func key(_ hash: [UInt8]) -> CacheKey {
    var key = context
    key.update(hash)
    return CacheKey(key)
  }
}
