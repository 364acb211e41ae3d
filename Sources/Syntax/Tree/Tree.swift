import CTreeSitter

/// The syntax tree of one file. It does not change, and lives as long as a node or cursor of it.
public final class Tree {
  let handle: OpaquePointer

  init(handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    ts_tree_delete(handle)
  }

  /// The node of the whole file: a `source_file`, or an error if nothing in it could be parsed.
  public var root: Node {
    Node(ts_tree_root_node(handle), in: self)
  }
}
