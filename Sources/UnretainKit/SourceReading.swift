import FileDiscovery
import ParallelMap
import Preprocessing
import Reporting
import SourceFacts
import SyntaxTree

/// A file that was read and lowered.
struct SourceFile: Sendable {
  var found: FoundFile
  var bytes: [UInt8]
  var facts: FileFacts
}

/// What reading one file gave.
enum ReadOutcome: Sendable {
  case file(SourceFile)
  case skipped(FoundFile, FileReadError)
  /// The parser cannot bear the text; the sentence part says why.
  case refused(FoundFile, String)
}

/// Reads, parses and lowers files, several at a time.
struct SourceReading {
  /// Files larger than this many bytes are reported and skipped.
  var sizeLimit: Int
  /// How many threads may work at a time.
  var jobs: Int
  /// What is known of the conditions of `#if`.
  var flags = CompilationFlags()
  /// Texts that count in place of what is on disk, by absolute path.
  var contents: [String: [UInt8]] = [:]
  /// What earlier runs have read; `nil` reads everything.
  var cache: FactsCache?

  func read(_ files: [FoundFile]) -> [ReadOutcome] {
    let sizeLimit = sizeLimit
    let flags = flags
    let contents = contents
    let cache = cache
    return parallelMap(count: files.count, jobs: jobs, state: { FactReader(flags: flags) }) { reader, index in
      let found = files[index]
      switch contents[found.absolutePath].map({ checkText($0, limit: sizeLimit) }) ?? readFile(found.absolutePath, limit: sizeLimit) {
      case .failure(let error): return .skipped(found, error)
      case .success(let bytes):
        if let problem = ParserLimits.problem(in: bytes) { return .refused(found, problem) }
        let path = found.displayPath
        let facts = cache?.facts(of: bytes, path: path) { reader.facts(of: bytes, path: path) } ?? reader.facts(of: bytes, path: path)
        return .file(SourceFile(found: found, bytes: bytes, facts: facts))
      }
    }
  }
}
