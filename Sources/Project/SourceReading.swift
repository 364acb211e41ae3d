import CSupport
import Engine
import FileDiscovery
import Support
import Syntax
import Facts

/// A file that was read and lowered.
struct SourceFile: Sendable {
  var found: FoundFile
  var bytes: [UInt8]
  /// The SHA-256 of the bytes; empty where nothing is cached.
  var hash: [UInt8] = []
  var facts: FileFacts
  /// Has a generator of code written it? `nil` where nobody has looked.
  var isGenerated: Bool?
  /// The last text without errors of a file that is being edited.
  var parsed: ParsedText?
}

/// A file whose text is there, and has not been parsed yet.
struct SourceText: Sendable {
  var found: FoundFile
  var bytes: [UInt8]
  /// The SHA-256 of the bytes; empty where nothing is cached.
  var hash: [UInt8]
}

/// What loading one file gave.
enum LoadOutcome: Sendable {
  case text(SourceText)
  case skipped(FoundFile, FileReadError)
  /// The parser cannot bear the text; the sentence part says why.
  case refused(FoundFile, String)
  /// An earlier start of this process has failed inside the file.
  case failed(FoundFile, [UInt8])

  var found: FoundFile {
    switch self {
    case .text(let text): text.found
    case .skipped(let found, _), .refused(let found, _), .failed(let found, _): found
    }
  }

  var text: SourceText? { if case .text(let text) = self { text } else { nil } }
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
  /// Whether the hashes of the texts are wanted.
  var hashes = false
  /// See `LintOptions.failedFiles`.
  var failedFiles = FailedFiles()

  /// The texts of the files.
  func load(_ files: [FoundFile]) -> [LoadOutcome] {
    let sizeLimit = sizeLimit
    let contents = contents
    let hashes = hashes
    let failedFiles = failedFiles
    return parallelMap(count: files.count, jobs: jobs) { index in
      let found = files[index]
      switch contents[found.absolutePath].map({ checkText($0, limit: sizeLimit) }) ?? readFile(found.absolutePath, limit: sizeLimit) {
      case .failure(let error): return .skipped(found, error)
      case .success(let bytes):
        if failedFiles.contains(found.displayPath) { return .failed(found, bytes) }
        if let problem = ParserLimits.problem(in: bytes) { return .refused(found, problem) }
        var hash = SHA256()
        if hashes { hash.update(bytes) }
        return .text(SourceText(found: found, bytes: bytes, hash: hashes ? hash.finish() : []))
      }
    }
  }

  /// The facts of texts.
  ///
  /// - Parameters:
  ///   - cache: What earlier runs have read; `nil` reads everything.
  ///   - parsed: Earlier texts of files that are being edited, by absolute path; `nil` where none is.
  func read(_ texts: [SourceText], cache: FactsCache?, after parsed: [String: ParsedText]? = nil, _ progress: RunProgress? = nil) -> [SourceFile] {
    let flags = flags
    progress?.expect(texts.count)
    return parallelMap(count: texts.count, jobs: jobs, state: { FactReader(flags: flags) }) { reader, index in
      let text = texts[index]
      let path = text.found.displayPath
      unretain_working_on(path)
      defer {
        unretain_working_on(nil)
        progress?.advance()
      }
      if let parsed {
        var last = parsed[text.found.absolutePath]
        let facts = reader.facts(of: text.bytes, path: path, after: &last)
        return SourceFile(found: text.found, bytes: text.bytes, hash: text.hash, facts: facts, parsed: last)
      }
      let facts = cache?.facts(of: text) { reader.facts(of: text.bytes, path: path) } ?? reader.facts(of: text.bytes, path: path)
      return SourceFile(found: text.found, bytes: text.bytes, hash: text.hash, facts: facts)
    }
  }
}
