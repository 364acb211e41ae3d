import Engine
import Findings
import Reporting

/// A finding of one revision.
public struct RevisionFinding: Sendable, Hashable, Storable {
  /// What identifies it in other revisions.
  public var known: KnownFinding
  public var message: String
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 code units.
  public var column: Int
  /// Whether a comment suppresses it.
  public var isSuppressed: Bool

  public init(known: KnownFinding, message: String, line: Int, column: Int, isSuppressed: Bool = false) {
    self.known = known
    self.message = message
    self.line = line
    self.column = column
    self.isSuppressed = isSuppressed
  }
}

/// All findings of one revision, suppressed ones and notes included.
public struct RevisionFindings: Sendable, Equatable, Storable {
  /// In order of identity, as a baseline has them.
  public var findings: [RevisionFinding] = []
  /// The number of files that could not be analysed.
  public var unread = 0
  /// The number of parse errors of each file that has some, by path as findings have it; `unreadable` for one that was not read.
  var faults: [String: Int] = [:]

  /// More than any number of parse errors.
  static let unreadable = Int.max

  public init(_ findings: [RevisionFinding] = [], unread: Int = 0) { self.init(findings, unread: unread, faults: [:]) }

  init(_ findings: [RevisionFinding], unread: Int, faults: [String: Int]) {
    self.findings = findings.sorted { ($0.known, $0.line, $0.column) < ($1.known, $1.line, $1.column) }
    self.unread = unread
    self.faults = faults
  }

  init(_ report: Report) {
    let findings = report.findings.filter { $0.level != .off }.map { finding in
      let position = report.documents[finding.place.file].position(at: finding.place.range.start)
      return RevisionFinding(
        known: KnownFinding(finding, in: report.documents), message: finding.message, line: position.line, column: position.utf8Column,
        isSuppressed: finding.suppression != nil)
    }
    var faults: [String: Int] = [:]
    for notification in report.notifications {
      switch notification.kind {
      case .parseError: if faults[notification.rootRelativePath] != Self.unreadable { faults[notification.rootRelativePath, default: 0] += 1 }
      case .unreadable, .notUTF8, .tooLarge, .internalFailure: faults[notification.rootRelativePath] = Self.unreadable
      case .directive: break
      }
    }
    self.init(findings, unread: report.statistics.skippedFiles, faults: faults)
  }

  /// For each finding the index of the same one in the revision before.
  func matches(in before: RevisionFindings) -> [Int?] { Baseline(before.findings.map(\.known)).matches(of: findings.map(\.known)) }
}
