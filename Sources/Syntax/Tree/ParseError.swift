/// One place where the parser had to give up on a stretch of text, or to imagine a token.
public struct ParseError: Hashable, Sendable {
  /// What the parser did.
  public enum Kind: Hashable, Sendable {
    /// It skipped the range, which the grammar could not make sense of.
    case error
    /// It went on as if there were such a node; the range is empty and says where.
    case missing(NodeKind)
  }

  /// Where, in bytes from the start of the text.
  public let range: Range<UInt32>
  /// What the parser did there.
  public let kind: Kind

  /// Makes a parse error.
  public init(range: Range<UInt32>, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// The parse error that a node stands for; nil for an ordinary node, even with errors inside.
  ///
  /// For those who walk the tree anyway and want to collect errors on the way.
  public init?(at node: Node) {
    if node.isError {
      self.init(range: node.byteRange, kind: .error)
    } else if node.isMissing {
      self.init(range: node.byteRange, kind: .missing(node.kind))
    } else {
      return nil
    }
  }
}

extension ParseError: CustomStringConvertible {
  /// A text for people, without the place.
  public var description: String {
    switch kind {
    case .error: "cannot parse this"
    case .missing(let kind): "expected '\(kind.name)'"
    }
  }
}

extension Tree {
  /// True if there is at least one parse error. Takes no time.
  public var hasErrors: Bool { root.hasError }

  /// The parse errors in source order.
  ///
  /// Walks only the parts of the tree that have errors in them. What is inside an error node is not
  /// reported again, except where the whole file is one.
  public func parseErrors() -> [ParseError] {
    guard hasErrors else { return [] }
    var errors: [ParseError] = []
    var cursor = root.makeCursor()
    var isRoot = true
    var more = true
    while more {
      let node = cursor.currentNode
      if let error = ParseError(at: node), !isRoot {
        errors.append(error)
        more = cursor.gotoNextOutside()
      } else {
        more = node.hasError ? cursor.gotoNext() : cursor.gotoNextOutside()
      }
      isRoot = false
    }
    if errors.isEmpty, let error = ParseError(at: root) {
      errors.append(error)
    }
    return errors
  }
}
