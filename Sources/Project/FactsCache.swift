import Engine
import Facts
import Syntax
import Synchronization

/// The facts of source texts that earlier runs have read, on the disk.
///
/// An entry depends on the text, on what is known of the conditions of `#if`, and on the program that read it, and on nothing else: the
/// same text is read once, wherever it lies and however often it comes back.
final class FactsCache: Sendable {
  let store: CacheStore
  /// The program that reads.
  let program: ProgramIdentity
  /// What all keys of this run begin with.
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

  /// How many texts were found.
  var foundCount: Int { found.load(ordering: .relaxed) }

  /// The facts of a text, read by `read` where no earlier run has left them.
  func facts(of text: SourceText, read: () -> FileFacts) -> FileFacts {
    if let facts = facts(ofHash: text.hash, path: text.found.displayPath) {
      found.add(1, ordering: .relaxed)
      return facts
    }
    let facts = read()
    keep(facts, ofHash: text.hash)
    return facts
  }

  func keep(_ facts: FileFacts, ofHash hash: [UInt8]) { store.write(FactsArchive.bytes(of: facts), for: key(hash)) }

  /// The facts of a text that is known by its hash; `nil` where no earlier run has left them.
  func facts(ofHash hash: [UInt8], path: String) -> FileFacts? { store.read(key(hash)) { FactsArchive.facts(from: $0, path: path) } }

  private func key(_ hash: [UInt8]) -> CacheKey {
    var key = context
    key.update(hash)
    return CacheKey(key)
  }
}
