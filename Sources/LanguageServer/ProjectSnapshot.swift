import Ownership
import Reporting
import Findings
import Facts
import Project

/// The results for a project, with the versions of its texts.
final class ProjectSnapshot: Sendable {
  /// Numbers the judgements of a server, so that a command can refer to one.
  let number: Int
  /// By URI of the texts that were open.
  let versions: [String: Int]
  let outcome: Linter.Outcome
  let settings: ProjectSettings
  private let files: [String: Int]
  private let findings: [Int: [Int]]

  init(number: Int, versions: [String: Int], outcome: Linter.Outcome, settings: ProjectSettings) {
    self.number = number
    self.versions = versions
    self.outcome = outcome
    self.settings = settings
    files = Dictionary(outcome.absolutePaths.enumerated().map { ($1, $0) }) { first, _ in first }
    findings = Dictionary(grouping: outcome.report.findings.indices) { outcome.report.findings[$0].place.file }
  }

  var report: Report { outcome.report }

  /// The file's index in the program; `nil` if it is not analysed.
  func file(at path: String) -> Int? { files[path] }

  /// Whether it covers the open text. Opening a text as it is on disk changes nothing.
  func knows(_ document: OpenDocument) -> Bool {
    if versions[document.uri] == document.version { return true }
    guard let file = files[document.path] else {
      // A file left out after a failure is tried again with another text.
      return versions[document.uri] != nil && failure(in: document.path) == nil
    }
    return report.documents[file].bytes == document.bytes
  }

  /// The diagnostic for a file on which the program has failed; `nil` for others.
  func failure(in path: String) -> Diagnostic? {
    guard let failure = report.notifications.first(where: { $0.kind == .internalFailure && $0.path == path }) else { return nil }
    let start = TextPosition(line: 0, character: 0)
    return Diagnostic(
      range: TextRange(start: start, end: start), severity: .error, code: "internal_failure", source: DiagnosticMaker.source, message: failure.message)
  }

  /// The indices of a file's findings, in the order of place.
  func findings(in file: Int) -> [Int] { findings[file] ?? [] }
}

/// Translates places of a judgement for editors.
struct PositionMapping {
  let snapshot: ProjectSnapshot
  let encoding: PositionEncoding
  /// By path, the editor's spelling of the URIs of open texts.
  let uris: [String: String]
  private var lines: [Int: TextLines] = [:]

  init(_ snapshot: ProjectSnapshot, _ encoding: PositionEncoding, uris: [String: String]) {
    self.snapshot = snapshot
    self.encoding = encoding
    self.uris = uris
  }

  mutating func range(_ range: ByteRange, in file: Int) -> TextRange {
    let lines = lines(of: file)
    let start = lines.position(of: Int(range.start), encoding)
    return TextRange(start: start, end: max(start, lines.position(of: Int(range.end), encoding)))
  }

  mutating func offset(_ position: TextPosition, in file: Int) -> UInt32 { UInt32(clamping: lines(of: file).offset(of: position, encoding)) }

  mutating func location(_ place: SourcePlace) -> Location { Location(uri: uri(of: place.file), range: range(place.range, in: place.file)) }

  func uri(of file: Int) -> String {
    let path = snapshot.outcome.absolutePaths[file]
    return uris[path] ?? FileURI.of(path: path)
  }

  /// The place as a Markdown link or as plain text.
  mutating func link(_ place: SourcePlace, isMarkdown: Bool) -> String {
    let name = snapshot.outcome.absolutePaths[place.file].split(separator: "/").last ?? ""
    let line = range(place.range, in: place.file).start.line + 1
    return isMarkdown ? "[\(name):\(line)](\(uri(of: place.file))#L\(line))" : "\(name):\(line)"
  }

  private mutating func lines(of file: Int) -> TextLines {
    if let known = lines[file] { return known }
    let found = TextLines(snapshot.report.documents[file].bytes)
    lines[file] = found
    return found
  }
}
