/// A closure or bound method reference of the project, with its verdict.
public struct Closure: Sendable, Hashable {
  /// The whole closure or method reference.
  public var location: Location
  /// What becomes of it.
  public var verdict: Verdict
  /// Why the keeper is unknown: a sentence part. Only for some closures with that verdict.
  public var reason: String?

  /// What becomes of a closure.
  public enum Verdict: String, Sendable, CaseIterable {
    /// Nothing keeps it, or it captures nothing that matters.
    case harmless
    /// It is released by itself.
    case bounded
    /// Something keeps it that its captures do not own.
    case kept
    /// A captured object owns it.
    case cycle
    /// Nobody in sight is known to keep it or let it go.
    case unknown
  }
}
