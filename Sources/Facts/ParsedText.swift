import Syntax

/// A text without errors and its tree, the basis for parsing the next text. Both are immutable, so any thread may use them.
public final class ParsedText: @unchecked Sendable {
  let text: [UInt8]
  let tree: Tree

  init(_ text: [UInt8], _ tree: Tree) {
    self.text = text
    self.tree = tree
  }
}
