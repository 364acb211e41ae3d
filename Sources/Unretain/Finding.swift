/// What a rule has found at one place.
public struct Finding: Sendable, Hashable {
  /// The name of the rule, such as `stored_closure_cycle`.
  public var rule: String
  /// How serious it is.
  public var level: Level
  /// One sentence in plain text, with names in backticks.
  public var message: String
  /// Where the repair goes: a small range, never the body of a closure.
  public var location: Location
  /// The references that keep the object alive, in order. Empty for a finding about a comment.
  public var path: [PathStep]
  /// How sure it is that the path exists.
  public var evidence: Evidence
  /// Whether the held object is meant to go; `nil` for a finding about a comment, or about a reference that holds nothing.
  public var life: Life?
  /// Whether the path ends when the object is let go of; `nil` like `life`.
  public var end: PathEnd?
  /// The numbers of the Common Weakness Enumeration.
  public var weaknesses: [Int]
  /// Identifies the finding in later runs, when lines move. The same text as in JSON and SARIF reports.
  public var fingerprint: String
  /// Why the finding needs no attention; `nil` if it does.
  public var acceptance: Acceptance?
}

/// One reference of an ownership path, or the place that makes or ends it.
public struct PathStep: Sendable, Hashable {
  /// A sentence part, such as "`Cart` keeps `onChange`".
  public var text: String
  /// Where the source shows it; `nil` where no file does, as for a property of a framework.
  public var location: Location?
}

/// How sure a finding is, weakest first.
public enum Evidence: String, Sendable, CaseIterable, Comparable {
  /// More than one step of the path is assumed.
  case possible
  /// One step of the path is assumed.
  case likely
  /// Every step was seen in source, or in a verified model.
  case proven

  public static func < (left: Evidence, right: Evidence) -> Bool { left.rank < right.rank }

  private var rank: Int { self == .possible ? 0 : self == .likely ? 1 : 2 }
}

/// Whether a held object is meant to go before the process ends.
public enum Life: String, Sendable, CaseIterable {
  /// No code that can run makes such an object.
  case noneMade = "none_made"
  /// Every such object lives until the process ends, whatever holds it.
  case lasting
  /// The code that makes the objects is in sight. It is not known to run again, and no code in sight lets go of them.
  case unreleased
  /// The code that makes the objects or lets go of them is out of sight, or other code may make more.
  case unknown
  /// Such objects come and go.
  case passing
}

/// Whether a path ends when the object is let go of.
public enum PathEnd: String, Sendable, CaseIterable {
  /// It ends wherever the object is let go of, or by itself.
  case guaranteed
  /// Code ends it. Where the object is let go of is not known.
  case open
  /// Code ends it, but not at a place in sight that lets go of the object.
  case missed
  /// Nothing that runs ends it.
  case none
}

/// Why a finding needs no attention.
public enum Acceptance: Sendable, Hashable {
  /// A comment in the source accepts it, with the reason given there.
  case comment(reason: String?)
  /// The baseline of the project's configuration has it.
  case baseline
}
