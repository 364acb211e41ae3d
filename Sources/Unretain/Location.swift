/// A range in a file.
///
/// Lines and columns start at 1. Columns count UTF-8 code units, as the Swift compiler does; a byte order mark counts as three.
public struct Location: Sendable, Hashable, CustomStringConvertible {
  /// The path relative to the project's folder, with `/` between components; absolute for a file outside.
  public var path: String
  /// The line of the first character.
  public var line: Int
  /// The column of the first character.
  public var column: Int
  /// The line of the end.
  public var endLine: Int
  /// The column behind the last character.
  public var endColumn: Int

  /// A range whose end is behind its last character.
  public init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// The path, line and column of the first character, such as `App/Cart.swift:12:5`.
  public var description: String { "\(path):\(line):\(column)" }
}
