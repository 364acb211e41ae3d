import Syntax

/// A text without errors, and its tree, from which the tree of the next text is made. Neither changes, so that any thread may have it.
public final class ParsedText: @unchecked Sendable {
  let text: [UInt8]
  let tree: Tree

  init(_ text: [UInt8], _ tree: Tree) {
    self.text = text
    self.tree = tree
  }
}
