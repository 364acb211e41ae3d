/// A mistake in a rule file, with its place.
public struct RuleFileProblem: Error, Sendable, Hashable, Comparable, CustomStringConvertible {
  public var path: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in Unicode scalars.
  public var column: Int
  /// The field, such as `fires_when.keeper`; empty for the file as a whole.
  public var field: String
  /// What is wrong and what was expected.
  public var message: String

  public init(path: String, line: Int, column: Int, field: String, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.field = field
    self.message = message
  }

  /// `path:line:column: error: field: message`, as compilers write it.
  public var description: String {
    "\(path):\(line):\(column): error: " + (field.isEmpty ? "" : "\(field): ") + message
  }

  public static func < (left: RuleFileProblem, right: RuleFileProblem) -> Bool {
    (left.path, left.line, left.column, left.field, left.message)
      < (right.path, right.line, right.column, right.field, right.message)
  }
}

/// The text of a rule file with the path that messages name.
public struct RuleFile: Sendable, Equatable {
  public var path: String
  public var text: String
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
