/// A value of a YAML document, with its place.
public struct YAMLNode: Sendable {
  /// Where something stands in a text.
  public struct Mark: Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in Unicode scalars.
    public var column: Int

    /// Makes a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// A key of a mapping, and what stands behind it.
  public struct Pair: Sendable {
    /// Most often a text.
    public var key: YAMLNode
    /// What the key stands for.
    public var value: YAMLNode
  }

  /// What a node can be. Types of texts (numbers, truth values) are for those who read them.
  public enum Content: Sendable {
    /// A scalar, plain or quoted.
    case text(String)
    /// A sequence.
    case list([YAMLNode])
    /// A mapping, in the order of the text.
    case mapping([Pair])
  }

  /// What the node is.
  public var content: Content
  /// Where it begins. What an alias stands for begins at its anchor.
  public var mark: Mark

  /// Makes a node.
  public init(_ content: Content, mark: Mark) {
    self.content = content
    self.mark = mark
  }

  /// The text, where it is one.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements, where it is a list.
  public var list: [YAMLNode]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The pairs, where it is a mapping.
  public var pairs: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }
}
