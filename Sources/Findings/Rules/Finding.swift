import Engine
import Ownership
import Catalog

/// A rule's finding at one place.
public struct Finding: Sendable, Storable {
  /// The rule's name.
  public var rule: String
  public var level: Level
  /// One sentence in plain text, with names in backticks.
  public var message: String
  /// Where the repair goes: a small range, never a closure's body.
  public var place: SourcePlace
  /// The ownership path. Each step has a place if the source shows one.
  public var path: [OwnershipStep]
  /// Identifies the finding when lines move: type, function, captured name and keeper, in a stable order.
  public var identity: [String]
  /// How sure it is that the path exists.
  public var evidence: Evidence
  /// Whether the held object is meant to go; `nil` for findings about a comment, or about a reference that holds nothing.
  public var life: Life?
  /// Whether the retention ends when the object is let go of; `nil` like `life`.
  public var end: PathEnd?
  /// The Common Weakness Enumeration numbers of this finding.
  public var weaknesses: [Int] = []
  /// Set if a comment in the source suppresses the finding.
  public var suppression: Suppression?
  /// The data for a fix; `nil` for findings that are not based on an observation.
  public var repair: Repair?  // storable: skipped
  /// The fix, or why there is none; `nil` if it was not computed.
  public var fix: FixOffer?
  /// The finding's state relative to a baseline; `nil` without one.
  public var baselineState: BaselineState?
  /// Whether it still needs attention: neither a comment nor a baseline accepts it.
  public var isOpen: Bool { suppression == nil && baselineState != .unchanged }

  public init(
    rule: String, level: Level, message: String, place: SourcePlace, path: [OwnershipStep], identity: [String],
    evidence: Evidence, life: Life? = nil, end: PathEnd? = nil
  ) {
    self.rule = rule
    self.level = level
    self.message = message
    self.place = place
    self.path = path
    self.identity = identity
    self.evidence = evidence
    self.life = life
    self.end = end
  }
}

/// The state of a finding relative to the known ones.
public enum BaselineState: String, Sendable, CaseIterable, Storable {
  case new
  /// Known, but graver than before.
  case updated
  case unchanged
}

/// A comment that suppresses a finding.
public struct Suppression: Sendable, Hashable, Storable {
  /// The reason after ` - `, if any.
  public var justification: String?
  /// The comment.
  public var place: SourcePlace
  public init(justification: String?, place: SourcePlace) {
    self.justification = justification
    self.place = place
  }
}
