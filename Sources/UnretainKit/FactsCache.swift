import ContentCache
import FactsArchive
import Preprocessing
import SourceFacts
import Synchronization

/// The facts of source texts that earlier runs have read, on the disk.
///
/// An entry depends on the text, on what is known of the conditions of `#if`, and on the program that read it, and on nothing else: the
/// same text is read once, wherever it lies and however often it comes back.
final class FactsCache: Sendable {
  private let store: CacheStore
  /// What all keys of this run begin with.
  private let context: SHA256
  private let found = Atomic<Int>(0)
  private let missed = Atomic<Int>(0)

  /// - Returns: `nil` where the running program cannot be told from others.
  init?(folder: String, flags: CompilationFlags, program: ProgramIdentity? = .running) {
    guard let program else { return nil }
    store = CacheStore(folder: folder)
    var context = SHA256()
    context.update("facts")
    context.update(program.text)
    context.update(flags.canonicalText)
    self.context = context
  }

  /// How many texts were found, and how many had to be read.
  var counts: (found: Int, missed: Int) { (found.load(ordering: .relaxed), missed.load(ordering: .relaxed)) }

  /// The facts of a text, read by `read` where no earlier run has left them.
  func facts(of source: [UInt8], path: String, read: () -> FileFacts) -> FileFacts {
    var hash = context
    hash.update(source)
    let key = CacheKey(hash)
    if let facts = store.read(key, { FactsArchive.facts(from: $0, path: path) }) {
      found.add(1, ordering: .relaxed)
      return facts
    }
    missed.add(1, ordering: .relaxed)
    let facts = read()
    store.write(FactsArchive.bytes(of: facts), for: key)
    return facts
  }

  /// Makes room where this run has taken some.
  func finish() { if counts.missed > 0 { store.trim() } }
}
