import Catalog
import Engine
import Findings
import Reporting

/// A finding in a baseline, identified by properties that survive moving code, never by line.
public struct KnownFinding: Sendable, Hashable, Storable {
  /// Relative to the root of the repository, with `/` between components.
  public var path: String
  public var rule: String
  public var level: Level
  /// The identity of the finding in its file: type, function, captured name and keeper, as in `Finding.identity`.
  public var identity: [String]
  /// The finding's first line without white space, truncated. It distinguishes otherwise equal findings, and identifies a finding whose type or function
  /// was renamed.
  public var text: String

  public init(path: String, rule: String, level: Level, identity: [String], text: String) {
    self.path = path
    self.rule = rule
    self.level = level
    self.identity = identity
    self.text = text
  }

  /// The maximum length of the text, in characters.
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
