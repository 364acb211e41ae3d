import CTreeSitter

/// Walks a tree step by step, without allocating at each step and without recursion.
///
/// A cursor never leaves the node that it started at.
public struct TreeCursor: ~Copyable {
  private var raw: TSTreeCursor
  private let tree: Tree

  /// Starts at a node.
  public init(at node: Node) {
    raw = ts_tree_cursor_new(node.raw)
    tree = node.tree
  }

  deinit {
    var raw = raw
    ts_tree_cursor_delete(&raw)
  }

  private init(raw: TSTreeCursor, tree: Tree) {
    self.raw = raw
    self.tree = tree
  }

  /// An independent second cursor at the same place.
  public func copy() -> TreeCursor {
    var raw = raw
    return TreeCursor(raw: ts_tree_cursor_copy(&raw), tree: tree)
  }

  /// The node that the cursor is at, without its tree, which would be counted at each step.
  var rawNode: TSNode {
    withUnsafePointer(to: raw) { ts_tree_cursor_current_node($0) }
  }

  /// The node that the cursor is at.
  public var currentNode: Node { Node(rawNode, in: tree) }

  /// The kind of the current node. Cheaper than ``currentNode`` if only the kind is needed.
  public var currentKind: NodeKind { NodeKind(rawValue: ts_node_symbol(rawNode)) }

  /// The field of the current node in its parent, or ``FieldName/absent``.
  public var currentField: FieldName {
    withUnsafePointer(to: raw) { FieldName(rawValue: ts_tree_cursor_current_field_id($0)) }
  }

  /// Goes to the first child, token or named; false, without moving, if there is none.
  public mutating func gotoFirstChild() -> Bool { ts_tree_cursor_goto_first_child(&raw) }

  /// Goes to the next child of the parent; false, without moving, if there is none.
  public mutating func gotoNextSibling() -> Bool { ts_tree_cursor_goto_next_sibling(&raw) }

  /// Goes to the parent; false, without moving, at the node that the cursor started at.
  public mutating func gotoParent() -> Bool { ts_tree_cursor_goto_parent(&raw) }

  /// Goes to the next node in source order that is not inside the current one, up to the start.
  ///
  /// - Returns: False at the end of the walk; the cursor is then at the node that it started at.
  public mutating func gotoNextOutside() -> Bool {
    while !gotoNextSibling() {
      if !gotoParent() { return false }
    }
    return true
  }

  /// Goes to the next node in source order, parents before children.
  ///
  /// - Returns: False at the end of the walk; the cursor is then at the node that it started at.
  public mutating func gotoNext() -> Bool {
    gotoFirstChild() || gotoNextOutside()
  }

  /// Starts over at another node, reusing the cursor's memory.
  public mutating func reset(to node: Node) {
    precondition(node.tree === tree, "a cursor stays in its tree")
    ts_tree_cursor_reset(&raw, node.raw)
  }
}
