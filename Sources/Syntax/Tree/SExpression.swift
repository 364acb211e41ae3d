extension Tree {
  /// The named nodes with their fields as one line of nested parentheses, such as `(source_file (call_expression …))`. For tests and debugging.
  ///
  /// Missing tokens appear as `(MISSING ")")`.
  public func sExpression() -> String {
    var text = ""
    var cursor = root.makeCursor()
    // For each node on the way down, whether it was written and needs closing.
    var open: [Bool] = []
    while true {
      let node = cursor.currentNode
      let isWritten = node.isNamed || node.isMissing
      if isWritten {
        if !text.isEmpty { text += " " }
        if cursor.currentField != .absent { text += "\(cursor.currentField): " }
        text += "("
        text += Self.label(of: node)
      }
      open.append(isWritten)
      if cursor.gotoFirstChild() { continue }
      repeat {
        if open.isEmpty { return text }
        if open.removeLast() { text += ")" }
        if cursor.gotoNextSibling() { break }
        if !cursor.gotoParent() { return text }
      } while true
    }
  }

  private static func label(of node: Node) -> String {
    guard node.isMissing else { return node.kind.name }
    return node.isNamed ? "MISSING \(node.kind.name)" : "MISSING \"\(node.kind.name)\""
  }
}
