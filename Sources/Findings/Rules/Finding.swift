import Engine
import Ownership
import Catalog

/// What a rule says about one place.
public struct Finding: Sendable, Storable {
  /// The rule's name.
  public var rule: String
  public var level: Level
  /// One sentence in plain text; names stand in backticks.
  public var message: String
  /// Where the repair goes: small, never a closure's body.
  public var place: SourcePlace
  /// The ownership path, each step with its place where the source shows it.
  public var path: [OwnershipStep]
  /// What identifies the finding when lines move: type, function, captured name and keeper, in a stable order.
  public var identity: [String]
  public var evidence: Evidence
  /// Numbers of the Common Weakness Enumeration that hold for this finding of its rule.
  public var weaknesses: [Int] = []
  /// Set where a comment in the source suppresses the finding.
  public var suppression: Suppression?
  /// What a fix has to know; `nil` where nobody judged an observation.
  public var repair: Repair?  // storable: skipped
  /// The fix, or why there is none; `nil` where nobody has looked for one.
  public var fix: FixOffer?
  /// What a baseline says of it; `nil` where there is none.
  public var baselineState: BaselineState?
  /// Does it still ask for somebody's attention? Neither a comment nor a baseline accepts it.
  public var isOpen: Bool { suppression == nil && baselineState != .unchanged }

  public init(
    rule: String, level: Level, message: String, place: SourcePlace, path: [OwnershipStep], identity: [String],
    evidence: Evidence
  ) {
    self.rule = rule
    self.level = level
    self.message = message
    self.place = place
    self.path = path
    self.identity = identity
    self.evidence = evidence
  }
}

/// How a finding stands to those that were known before.
public enum BaselineState: String, Sendable, CaseIterable, Storable {
  case new
  /// Known, and graver than it was.
  case updated
  case unchanged
}

/// A comment that suppresses a finding.
public struct Suppression: Sendable, Hashable, Storable {
  /// The reason given behind ` - `, if any.
  public var justification: String?
  /// The comment.
  public var place: SourcePlace
  public init(justification: String?, place: SourcePlace) {
    self.justification = justification
    self.place = place
  }
}
