/// A mistake in a rule file with its place.
public struct RuleFileProblem: Error, Sendable, Hashable, Comparable, CustomStringConvertible {
  public var path: String
  /// 1-based.
  public var line: Int
  /// 1-based, in Unicode scalars.
  public var column: Int
  /// The field, such as `fires_when.keeper`; empty for the file as a whole.
  public var field: String
  /// The mistake and the expectation.
  public var message: String

  public init(path: String, line: Int, column: Int, field: String, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.field = field
    self.message = message
  }

  /// `path:line:column: error: field: message`, the format of compilers.
  public var description: String {
    "\(path):\(line):\(column): error: " + (field.isEmpty ? "" : "\(field): ") + message
  }

  public static func < (left: RuleFileProblem, right: RuleFileProblem) -> Bool {
    (left.path, left.line, left.column, left.field, left.message)
      < (right.path, right.line, right.column, right.field, right.message)
  }
}

/// The text of a rule file with its path for messages.
public struct RuleFile: Sendable, Equatable {
  public var path: String
  public var text: String
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
