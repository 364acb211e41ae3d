import Ownership

/// A comment that speaks to the analyser and that it does not understand.
public struct SuppressionProblem: Sendable, Hashable {
  /// The comment.
  public var place: SourcePlace
  /// One sentence in plain text; names stand in backticks.
  public var message: String
  public init(place: SourcePlace, message: String) {
    self.place = place
    self.message = message
  }
}
