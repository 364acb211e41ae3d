/// A JSON value that was read, with its place.
public struct JSONNode: Sendable {
  /// What it is.
  public indirect enum Value: Sendable {
    case string(String)
    /// As written.
    case number(String)
    case array([JSONNode])
    case object([String: JSONNode])
    /// `true`, `false` or `null`.
    case word(String)
  }

  public var value: Value
  /// Counted from 1.
  public var line: Int

  public init(value: Value, line: Int) {
    self.value = value
    self.line = line
  }

  /// The member of an object; `nil` where there is none of that name, or this is no object.
  public subscript(name: String) -> JSONNode? { if case .object(let members) = value { members[name] } else { nil } }

  /// The text, where it is one.
  public var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The number, where it is a whole one that fits.
  public var integer: Int? { if case .number(let text) = value { Int(text) } else { nil } }

  public var boolean: Bool? {
    switch value {
    case .word("true"): true
    case .word("false"): false
    default: nil
    }
  }

  /// What an array holds; `nil` where this is none.
  public var elements: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }

  /// Is it an object?
  public var isObject: Bool { if case .object = value { true } else { false } }

  /// Is it `null`?
  public var isNull: Bool { if case .word("null") = value { true } else { false } }
}
