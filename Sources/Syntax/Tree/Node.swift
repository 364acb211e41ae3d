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
  /// What the node is.
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

  /// True if the parser put the node there to repair the text. It is empty.
  public var isMissing: Bool { ts_node_is_missing(raw) }

  /// True for a stretch that the grammar could not make sense of.
  public var isError: Bool { ts_node_symbol(raw) == NodeKind.error.rawValue }

  /// True for what may stand anywhere, such as a comment.
  public var isExtra: Bool { ts_node_is_extra(raw) }

  /// True if the node is, or has somewhere inside, an error or a missing node.
  public var hasError: Bool { ts_node_has_error(raw) }

  /// A number that tells the nodes of one tree apart.
  public var id: UInt { UInt(bitPattern: raw.id) }
}

extension Node {
  /// How many children there are, tokens included.
  public var childCount: Int { Int(ts_node_child_count(raw)) }

  /// How many children there are that are named.
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

  /// The node around this one; nil for the root. Walks from the root.
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
