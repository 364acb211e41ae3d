import SyntaxTree

/// The syntax tree of one file as a flat array in source order, filled by one walk with a cursor.
///
/// The lowering asks many small questions about what is near a node (is there one statement in this body? what follows
/// this token?). On the tape each is an index computation, at any depth of nesting.
struct SyntaxTape {
  struct Node {
    var start: UInt32
    var end: UInt32
    /// The index after the last node of this one's subtree; also the next sibling, if there is one.
    var next: Int32
    var kind: NodeKind
    /// The first byte of an anonymous token, 0 for named nodes.
    var token: UInt8
    var isMissing: Bool
  }

  private(set) var nodes: [Node] = []
  /// Indices of the nodes whose subtree is not finished.
  private var open: [Int32] = []

  /// Records a whole tree, and notes its parse errors and the comments that speak to the analyser.
  ///
  /// What `source` has behind the `byteCount` of the facts was put there to tie its end off: nothing has a place in it.
  mutating func read(_ tree: Tree, source: UnsafeBufferPointer<UInt8>, into facts: inout FileFacts) {
    nodes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    var cursor = tree.root.makeCursor()
    while true {
      let mayHaveChildren = record(cursor.currentNode, source, &facts)
      if mayHaveChildren, cursor.gotoFirstChild() { continue }
      close()
      while !cursor.gotoNextSibling() {
        guard cursor.gotoParent() else { return }
        close()
      }
    }
  }

  /// Adds a node. False for leaves: asking the cursor for the children of every token would cost as much as the rest.
  private mutating func record(
    _ node: SyntaxTree.Node, _ source: UnsafeBufferPointer<UInt8>, _ facts: inout FileFacts
  ) -> Bool {
    let kind = node.kind
    let isNamed = node.isNamed
    let range = ByteRange(start: min(node.startByte, facts.byteCount), end: min(node.endByte, facts.byteCount))
    let isMissing = node.isMissing
    var token: UInt8 = 0
    if !isNamed, range.start < range.end, Int(range.start) < source.count { token = source[Int(range.start)] }
    open.append(Int32(truncatingIfNeeded: nodes.count))
    nodes.append(Node(
      start: range.start, end: range.end, next: Int32(truncatingIfNeeded: nodes.count + 1), kind: kind, token: token,
      isMissing: isMissing || !isNamed && token == 0))
    if isMissing {
      facts.parseErrors.append(ParseErrorFact(range: range, missing: kind.name))
    } else if kind == .error {
      facts.parseErrors.append(ParseErrorFact(range: range, missing: nil))
    } else if kind == .comment || kind == .multilineComment {
      if let comment = DirectiveComment(range, source) { facts.directives.append(comment) }
      return false
    }
    return isNamed && kind != .simpleIdentifier && kind != .typeIdentifier && kind != .lineStrText
  }

  /// Ends the innermost open node, and the walk of its parent if it was the last child.
  private mutating func close() {
    guard let index = open.popLast() else { return }
    nodes[Int(index)].next = Int32(truncatingIfNeeded: nodes.count)
  }
}

/// The children of a node, or a run of siblings: indices into the tape.
struct Siblings: Sequence, IteratorProtocol {
  let nodes: UnsafeBufferPointer<SyntaxTape.Node>
  var index: Int
  let end: Int

  mutating func next() -> Int? {
    guard index < end else { return nil }
    let result = index
    index = Int(nodes[index].next)
    return result
  }
}
