import Syntax
import Testing

/// Parses a text, and fails the test if that gives nothing.
func tree(_ text: String) throws -> Tree {
  try #require(Parser().parse(text))
}

/// The nodes of a kind in source order.
func nodes(_ kind: NodeKind, in tree: Tree) -> [Node] {
  var found: [Node] = []
  var cursor = tree.root.makeCursor()
  repeat {
    if cursor.currentKind == kind { found.append(cursor.currentNode) }
  } while cursor.gotoNext()
  return found
}

/// The part of a text that a node covers.
func text(of node: Node, in source: String) -> String {
  let bytes = Array(source.utf8)
  return String(decoding: bytes[Int(node.startByte)..<Int(node.endByte)], as: UTF8.self)
}
