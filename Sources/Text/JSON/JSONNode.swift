/// A parsed JSON value with its place.
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
  /// 1-based.
  public var line: Int

  public init(value: Value, line: Int) {
    self.value = value
    self.line = line
  }

  /// The member of an object; `nil` if there is none of that name, or this is no object.
  public subscript(name: String) -> JSONNode? { if case .object(let members) = value { members[name] } else { nil } }

  /// The text, if it is one.
  public var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The number, if it is an integer in range.
  public var integer: Int? { if case .number(let text) = value { Int(text) } else { nil } }

  public var boolean: Bool? {
    switch value {
    case .word("true"): true
    case .word("false"): false
    default: nil
    }
  }

  /// The names of an object's members, in no particular order; empty for any other value.
  public var names: [String] { if case .object(let members) = value { Array(members.keys) } else { [] } }

  /// The elements of an array; `nil` if this is none.
  public var elements: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }

  /// Whether it is an object.
  public var isObject: Bool { if case .object = value { true } else { false } }

  /// Whether it is `null`.
  public var isNull: Bool { if case .word("null") = value { true } else { false } }
}
