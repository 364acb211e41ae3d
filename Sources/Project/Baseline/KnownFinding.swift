import Reporting
import Findings
import Catalog

/// A finding as a baseline remembers it: by what stays the same when code moves, never by line.
public struct KnownFinding: Sendable, Hashable {
  /// Relative to the root of the repository, with `/` between components.
  public var path: String
  public var rule: String
  public var level: Level
  /// What identifies the finding in its file: type, function, captured name and keeper, as `Finding.identity` has them.
  public var identity: [String]
  /// The line that the finding starts on, without white space and cut short. It tells apart what is otherwise alike, and
  /// recognises a finding whose type or function has another name now.
  public var text: String

  public init(path: String, rule: String, level: Level, identity: [String], text: String) {
    self.path = path
    self.rule = rule
    self.level = level
    self.identity = identity
    self.text = text
  }

  /// How much of a line is kept, in characters.
  static let textLimit = 100

  init(_ finding: Finding, in documents: [SourceDocument]) {
    let document = documents.indices.contains(finding.place.file) ? documents[finding.place.file] : nil
    let line = document.map { $0.text(ofLineAt: finding.place.range.start) } ?? ""
    self.init(
      path: document?.rootRelativePath ?? "", rule: finding.rule, level: finding.level, identity: finding.identity,
      text: String(line.filter { !$0.isWhitespace }.prefix(Self.textLimit)))
  }
}

extension KnownFinding: Comparable {
  public static func < (left: KnownFinding, right: KnownFinding) -> Bool {
    let (one, other) = (left.sortKey, right.sortKey)
    return one == other ? left.level < right.level : one.lexicographicallyPrecedes(other) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private var sortKey: [String] { [path, rule] + identity + [text] }
}
