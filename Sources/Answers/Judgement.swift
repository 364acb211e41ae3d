import Findings
import Ownership

/// What becomes of an object that is held at a place. Later cases are graver.
public enum Effect: String, Sendable, CaseIterable, Comparable {
  /// Nothing keeps it beyond its time.
  case harmless
  /// Something keeps it for a while, and then lets go of it.
  case delay
  /// The sources in sight do not decide it.
  case unknown
  /// Something keeps it for good.
  case leak

  /// Whether the claim "something is kept by mistake here" holds.
  public var answer: Answer {
    switch self {
    case .leak: .confirmed
    case .harmless, .delay: .refuted
    case .unknown: .unknown
    }
  }

  public static func < (left: Effect, right: Effect) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }

  /// The gravest of several, as where a place holds several objects.
  static func gravest(_ effects: some Sequence<Effect>) -> Effect { effects.max() ?? .harmless }
}

/// The answer to the claim that something is kept by mistake.
public enum Answer: String, Sendable, CaseIterable {
  case confirmed, refuted, unknown
}

/// The judgement of one reference: of what a closure captures, or a property refers to.
public struct Judgement: Sendable {
  /// The kind of what holds the object.
  public enum Kind: String, Sendable {
    case closure
    case methodReference
    case reference
  }

  public var kind: Kind
  public var place: SourcePlace
  /// The type and function around it: "`Screen.load`"; may be empty.
  public var enclosure: String
  /// The held object as written; empty where the closure holds none.
  public var captured: String
  public var strength: String
  public var effect: Effect
  /// Whether the object reaches itself through strong references.
  public var isCycle: Bool
  /// One sentence part.
  public var reason: String
  public var path: [OwnershipStep]
  /// The finding, if a rule reports it, with its fix.
  public var finding: Finding?
  /// The capture list that lets go of the object, where writing one is all that is needed: `[weak self]`.
  public var captureList: String?
}
