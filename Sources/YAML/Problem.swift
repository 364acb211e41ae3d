/// Why a text cannot be read.
public struct Problem: Error, Hashable, Sendable {
  /// What is wrong, in words that follow a place.
  public var message: String
  /// Where.
  public var mark: Node.Mark

  /// Makes a problem.
  public init(_ message: String, mark: Node.Mark) {
    self.message = message
    self.mark = mark
  }
}
