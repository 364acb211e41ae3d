import Engine
import FileDiscovery
import Support
import Syntax
import Facts

/// A file that was read and lowered.
struct SourceFile: Sendable {
  var found: FoundFile
  var bytes: [UInt8]
  /// The SHA-256 of the bytes; empty without a cache.
  var hash: [UInt8] = []
  var facts: FileFacts
  /// Whether it is generated; `nil` if not checked.
  var isGenerated: Bool?
  /// The last text without errors of a file that is being edited.
  var parsed: ParsedText?
}

/// A loaded text that has not been parsed.
struct SourceText: Sendable {
  var found: FoundFile
  var bytes: [UInt8]
  /// The SHA-256 of the bytes; empty without a cache.
  var hash: [UInt8]
}

/// The result of loading one file.
enum LoadOutcome: Sendable {
  case text(SourceText)
  case skipped(FoundFile, FileReadError)
  /// The parser refuses the text; the sentence part says why.
  case refused(FoundFile, String)
  /// An earlier start of this process has failed on the file.
  case failed(FoundFile, [UInt8])

  var found: FoundFile {
    switch self {
    case .text(let text): text.found
    case .skipped(let found, _), .refused(let found, _), .failed(let found, _): found
    }
  }

  var text: SourceText? { if case .text(let text) = self { text } else { nil } }
}

/// Reads, parses and lowers files in parallel.
struct SourceReading {
  /// Files larger than this many bytes are reported and skipped.
  var sizeLimit: Int
  /// The maximum number of threads.
  var jobs: Int
  /// The known values of `#if` conditions.
  var flags = CompilationFlags()
  /// Texts that replace those on disk, by absolute path.
  var contents: [String: [UInt8]] = [:]
  /// Whether the hashes of the texts are needed.
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
  ///   - cache: The facts of earlier runs; `nil` reads everything.
  ///   - parsed: Earlier texts of files that are being edited, by absolute path; `nil` if there are none.
  func read(_ texts: [SourceText], cache: FactsCache?, after parsed: [String: ParsedText]? = nil, _ observer: WorkObserver, _ progress: RunProgress? = nil)
    -> [SourceFile]
  {
    let flags = flags
    progress?.expect(texts.count)
    return parallelMap(count: texts.count, jobs: jobs, state: { FactReader(flags: flags) }) { reader, index in
      let text = texts[index]
      let path = text.found.displayPath
      observer.worksOn(path)
      defer {
        observer.worksOn(nil)
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
