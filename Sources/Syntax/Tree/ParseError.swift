/// A place where the parser skipped text or invented a token.
public struct ParseError: Hashable, Sendable {
  /// The parser's action.
  public enum Kind: Hashable, Sendable {
    /// It skipped the range, which it could not parse.
    case error
    /// It continued as if there were such a node; the range is empty.
    case missing(NodeKind)
  }

  /// Where, in bytes from the start of the text.
  public let range: Range<UInt32>
  /// The parser's action.
  public let kind: Kind

  /// Makes a parse error.
  public init(range: Range<UInt32>, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// The parse error of a node; nil for an ordinary node, even with errors inside.
  ///
  /// For callers that walk the tree anyway and collect errors on the way.
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
  /// Walks only the parts of the tree with errors. The content of an error node is not reported again, except if the whole file is one.
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
