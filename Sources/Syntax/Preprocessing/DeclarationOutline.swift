/// The ranges of the declarations in a text, except those inside code: its interface as far as the tree shows it.
struct DeclarationOutline {
  private struct Item: Equatable {
    let kind: NodeKind
    let range: Range<UInt32>
  }
  private var items: [Item] = []
  var count: Int { items.count }
  /// The number of declarations with the same indentation as the first one of their type. With a missing or superfluous brace, code looks like declarations
  /// with
  /// another indentation.
  private(set) var score = 0

  /// - Parameter text: The text of the tree.
  init(of tree: Tree, _ text: [UInt8]) {
    /// The enclosing types of a declaration, with the indentation of their first members.
    var around: [(end: UInt32, indentation: Int?)] = [(.max, nil)]
    var cursor = tree.root.makeCursor()
    var more = true
    while more {
      let kind = cursor.currentKind
      if Self.isListed(kind) || kind == .error {
        let range = cursor.currentNode.byteRange
        while let last = around.last, last.end <= range.lowerBound { around.removeLast() }
        if Self.isListed(kind) {
          items.append(Item(kind: kind, range: range))
          let indentation = text.indentation(ofLineBeginningAt: Int(range.lowerBound))
          let first = around[around.count - 1].indentation ?? indentation
          around[around.count - 1].indentation = first
          score += indentation == nil || indentation == first ? 1 : -1
        }
        if Self.hasMembers(kind) { around.append((range.upperBound, nil)) }
      }
      more = Self.isCode(kind) ? cursor.gotoNextOutside() : cursor.gotoNext()
    }
  }

  /// Whether all declarations are the same, except those that begin in a range.
  func isSame(as other: DeclarationOutline, outside range: Range<Int>) -> Bool {
    func outside(_ items: [Item]) -> [Item] { items.filter { !range.contains(Int($0.range.lowerBound)) } }
    return outside(items) == outside(other.items)
  }

  private static func isCode(_ kind: NodeKind) -> Bool {
    switch kind {
    case .functionBody, .lambdaLiteral, .statements: true
    default: false
    }
  }

  private static func hasMembers(_ kind: NodeKind) -> Bool {
    switch kind {
    case .classDeclaration, .protocolDeclaration, .propertyDeclaration, .subscriptDeclaration: true
    default: false
    }
  }

  private static func isListed(_ kind: NodeKind) -> Bool {
    switch kind {
    case .classDeclaration, .protocolDeclaration, .functionDeclaration, .initDeclaration, .deinitDeclaration, .subscriptDeclaration, .propertyDeclaration,
      .typealiasDeclaration, .enumEntry, .protocolFunctionDeclaration, .protocolPropertyDeclaration, .associatedtypeDeclaration, .importDeclaration,
      .directive, .functionBody, .computedProperty, .computedGetter, .computedSetter, .willsetDidsetBlock:
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// - Returns: `nil` if other text precedes it on the line.
  fileprivate func indentation(ofLineBeginningAt offset: Int) -> Int? {
    var start = offset
    while start > 0, self[start - 1] == UInt8(ascii: " ") || self[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return start == 0 || self[start - 1] == UInt8(ascii: "\n") || self[start - 1] == UInt8(ascii: "\r") ? offset - start : nil
  }
}
