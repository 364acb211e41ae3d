/// A short source that uses a model, with the expected verdicts. Examples are tests and are not compiled in.
public struct ModelExample: Sendable, Equatable {
  public var source: String
  /// For each capture in order, `LINE: KEEPER LIFETIME` (`3: cycle while_kept`), with the life of the object behind it where that is not
  /// `passing`, or `LINE: none` without a keeper.
  public var gives: [String]
  /// `file:line` of the example.
  public var origin: String

  public init(source: String, gives: [String], origin: String) {
    self.source = source
    self.gives = gives
    self.origin = origin
  }

  /// Whether the text has the form of an element of `gives`.
  public static func isExpectation(_ text: String) -> Bool {
    let parts = text.split(separator: " ")
    guard let line = parts.first, line.last == ":", let number = Int(line.dropLast()), number > 0 else { return false }
    if parts.count == 2 { return parts[1] == Keeper.none.rawValue }
    if parts.count == 4, Life(rawValue: String(parts[3])) == nil { return false }
    return (3...4).contains(parts.count) && Keeper(rawValue: String(parts[1])) != nil && Lifetime(rawValue: String(parts[2])) != nil
  }
}
