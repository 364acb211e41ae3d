/// What a check of a project gives.
public struct CheckResult: Sendable, Hashable {
  /// The findings that need attention, in the order of path and place. They include notes.
  public var findings: [Finding]
  /// The findings that a comment or the baseline accepts, in the same order.
  public var accepted: [Finding]
  /// All closures and bound method references, in the order of path and place.
  public var closures: [Closure]
  /// How much was analysed.
  public var statistics: Statistics
  /// The files that could not be read, and the places that are not valid.
  public var problems: [Problem]
}
