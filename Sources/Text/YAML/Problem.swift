/// Why a text cannot be read.
public struct Problem: Error, Hashable, Sendable {
  /// What is wrong, in words that follow a place.
  public var message: String
  /// Where.
  public var mark: YAMLNode.Mark

  /// Makes a problem.
  public init(_ message: String, mark: YAMLNode.Mark) {
    self.message = message
    self.mark = mark
  }
}
