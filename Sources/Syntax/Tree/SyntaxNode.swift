import CTreeSitter

/// One node of a tree: a small value that keeps its tree alive.
///
/// Offsets are in bytes of UTF-8 from the start of the text. To walk a tree use ``TreeCursor``:
/// asking a node for its n-th child takes n steps, and for its parent a walk from the root.
public struct Node {
  let raw: TSNode
  let tree: Tree

  @inline(__always)
  init(_ raw: TSNode, in tree: Tree) {
    self.raw = raw
    self.tree = tree
  }

  private func wrap(_ other: TSNode) -> Node? {
    ts_node_is_null(other) ? nil : Node(other, in: tree)
  }
}

extension Node {
  /// The kind of the node.
  public var kind: NodeKind { NodeKind(rawValue: ts_node_symbol(raw)) }

  /// The offset of the first byte.
  public var startByte: UInt32 { ts_node_start_byte(raw) }

  /// The offset after the last byte.
  public var endByte: UInt32 { ts_node_end_byte(raw) }

  /// From the first byte to the one after the last.
  public var byteRange: Range<UInt32> { startByte..<endByte }

  /// Where the node starts, as the parser counts it; see ``Point``.
  public var startPoint: Point { Point(ts_node_start_point(raw)) }

  /// Where the node ends, as the parser counts it; see ``Point``.
  public var endPoint: Point { Point(ts_node_end_point(raw)) }

  /// False for a token that the grammar spells out, such as `{` or `weak`.
  public var isNamed: Bool { ts_node_is_named(raw) }

  /// True if the parser inserted the node to repair the text. It is empty.
  public var isMissing: Bool { ts_node_is_missing(raw) }

  /// True for text that the grammar could not parse.
  public var isError: Bool { ts_node_symbol(raw) == NodeKind.error.rawValue }

  /// True for nodes that are allowed anywhere, such as comments.
  public var isExtra: Bool { ts_node_is_extra(raw) }

  /// True if the node is or contains an error or a missing node.
  public var hasError: Bool { ts_node_has_error(raw) }

  /// A number that is unique in the tree.
  public var id: UInt { UInt(bitPattern: raw.id) }
}

extension Node {
  /// The number of children, including tokens.
  public var childCount: Int { Int(ts_node_child_count(raw)) }

  /// The number of named children.
  public var namedChildCount: Int { Int(ts_node_named_child_count(raw)) }

  /// The child at a position, tokens counted; nil past the end. Takes as many steps as the position.
  public func child(at index: Int) -> Node? {
    guard let index = UInt32(exactly: index) else { return nil }
    return wrap(ts_node_child(raw, index))
  }

  /// The named child at a position among the named; nil past the end. Takes as many steps as that.
  public func namedChild(at index: Int) -> Node? {
    guard let index = UInt32(exactly: index) else { return nil }
    return wrap(ts_node_named_child(raw, index))
  }

  /// The first child in a field, if any.
  public func child(_ field: FieldName) -> Node? {
    wrap(ts_node_child_by_field_id(raw, field.rawValue))
  }

  /// The enclosing node; nil for the root. Walks from the root.
  public var parent: Node? { wrap(ts_node_parent(raw)) }

  /// The smallest node that covers a range of bytes.
  public func descendant(covering range: Range<UInt32>) -> Node? {
    wrap(ts_node_descendant_for_byte_range(raw, range.lowerBound, range.upperBound))
  }

  /// A cursor that starts here and does not leave the node.
  public func makeCursor() -> TreeCursor { TreeCursor(at: self) }
}

extension Node: Equatable {
  /// True for the same node of the same tree.
  public static func == (left: Node, right: Node) -> Bool { ts_node_eq(left.raw, right.raw) }
}
