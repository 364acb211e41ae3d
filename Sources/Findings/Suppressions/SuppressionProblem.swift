import Ownership

/// An invalid comment for the analyser.
public struct SuppressionProblem: Sendable, Hashable {
  /// The comment.
  public var place: SourcePlace
  /// One sentence in plain text, with names in backticks.
  public var message: String
  public init(place: SourcePlace, message: String) {
    self.place = place
    self.message = message
  }
}
