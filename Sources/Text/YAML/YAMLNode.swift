/// A value of a YAML document, with its place.
public struct YAMLNode: Sendable {
  /// A position in a text.
  public struct Mark: Hashable, Sendable {
    /// 1-based.
    public var line: Int
    /// 1-based, in Unicode scalars.
    public var column: Int

    /// Creates a position.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// A key of a mapping with its value.
  public struct Pair: Sendable {
    /// Usually a text.
    public var key: YAMLNode
    /// The value of the key.
    public var value: YAMLNode
  }

  /// The content of a node. Types of scalars (numbers, Booleans) are left to the reader.
  public enum Content: Sendable {
    /// A scalar, plain or quoted.
    case text(String)
    /// A sequence.
    case list([YAMLNode])
    /// A mapping in text order.
    case mapping([Pair])
  }

  /// The content.
  public var content: Content
  /// Its beginning. An alias has the position of its anchor.
  public var mark: Mark

  /// Creates a node.
  public init(_ content: Content, mark: Mark) {
    self.content = content
    self.mark = mark
  }

  /// The text, if it is one.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements, if it is a list.
  public var list: [YAMLNode]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The pairs, if it is a mapping.
  public var pairs: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }
}
