import CTreeSitter

/// The syntax tree of one file as a flat array in source order, filled by one walk with a cursor.
///
/// The lowering makes many small queries near a node: is there one statement in this body, what follows this token? On the tape each is an index computation
/// at any
/// nesting depth.
public struct SyntaxTape {
  /// One node of the tree.
  public struct Entry {
    /// The first byte.
    public var start: UInt32
    /// The byte after the last one.
    public var end: UInt32
    /// The index after the last node of this one's subtree; also the next sibling, if there is one.
    public var next: Int32
    /// The kind of the node.
    public var kind: NodeKind
    /// The first byte of an anonymous token, 0 for named nodes.
    public var token: UInt8
    /// Whether the parser inserted it.
    public var isMissing: Bool
  }

  /// The nodes, each before its children.
  public private(set) var nodes: [Entry] = []
  /// Parse errors in source order.
  public private(set) var errors: [ParseError] = []
  /// The ranges of comments in source order.
  public private(set) var comments: [Range<UInt32>] = []
  /// Indices of the nodes with an unfinished subtree.
  private var open: [Int32] = []

  /// Creates an empty tape.
  public init() {}

  /// Records a whole tree with its parse errors and comments.
  ///
  /// Text after the first `byteCount` bytes of `source` completes an unfinished file: no node has a place in it.
  public mutating func read(_ tree: Tree, source: UnsafeBufferPointer<UInt8>, byteCount: UInt32) {
    nodes.removeAll(keepingCapacity: true)
    errors.removeAll(keepingCapacity: true)
    comments.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    let root = tree.root
    let mayMiss = root.hasError
    var cursor = root.makeCursor()
    while true {
      let mayHaveChildren = record(cursor.rawNode, source, byteCount, mayMiss: mayMiss)
      if mayHaveChildren, cursor.gotoFirstChild() { continue }
      close()
      while !cursor.gotoNextSibling() {
        guard cursor.gotoParent() else { return }
        close()
      }
    }
  }

  /// Adds a node. False for leaves: querying the cursor for the children of every token would cost as much as everything else.
  ///
  /// - Parameter mayMiss: Whether the tree has errors. Only then nodes are missing.
  private mutating func record(_ node: TSNode, _ source: UnsafeBufferPointer<UInt8>, _ byteCount: UInt32, mayMiss: Bool) -> Bool {
    let kind = NodeKind(rawValue: ts_node_symbol(node))
    let isNamed = ts_node_is_named(node)
    let start = min(ts_node_start_byte(node), byteCount)
    let end = min(ts_node_end_byte(node), byteCount)
    let isMissing = mayMiss && ts_node_is_missing(node)
    var token: UInt8 = 0
    if !isNamed, start < end, Int(start) < source.count { token = source[Int(start)] }
    open.append(Int32(truncatingIfNeeded: nodes.count))
    nodes.append(
      Entry(
        start: start, end: end, next: Int32(truncatingIfNeeded: nodes.count + 1), kind: kind, token: token,
        isMissing: isMissing || !isNamed && token == 0))
    if isMissing {
      errors.append(ParseError(range: start..<end, kind: .missing(kind)))
    } else if kind == .error {
      errors.append(ParseError(range: start..<end, kind: .error))
    } else if kind == .comment || kind == .multilineComment {
      comments.append(start..<end)
      return false
    }
    return isNamed && kind != .simpleIdentifier && kind != .typeIdentifier && kind != .lineStrText
  }

  /// Closes the innermost open node, and its parents where it was the last child.
  private mutating func close() {
    guard let index = open.popLast() else { return }
    nodes[Int(index)].next = Int32(truncatingIfNeeded: nodes.count)
  }
}

/// The children of a node, or a run of siblings: indices into the tape.
public struct Siblings: Sequence, IteratorProtocol {
  /// The tape.
  public let nodes: UnsafeBufferPointer<SyntaxTape.Entry>
  /// The next sibling.
  public var index: Int
  /// The index after the last one.
  public let end: Int

  /// The siblings from one node on.
  @inlinable public init(nodes: UnsafeBufferPointer<SyntaxTape.Entry>, index: Int, end: Int) {
    self.nodes = nodes
    self.index = index
    self.end = end
  }

  /// The next sibling, if there is one.
  @inlinable public mutating func next() -> Int? {
    guard index < end else { return nil }
    let result = index
    index = Int(nodes[index].next)
    return result
  }
}
