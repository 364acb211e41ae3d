import Syntax

/// A syntax tree as a table, parents before children.
struct SourceTree {
  struct Element {
    var kind: NodeKind
    var field: FieldName
    var range: Range<Int>
    var parent: Int?
    var children: [Int] = []
  }

  private(set) var elements: [Element] = []

  init(_ tree: Tree) {
    var cursor = tree.root.makeCursor()
    var open: [Int] = []
    while true {
      let range = cursor.currentNode.byteRange
      let index = elements.count
      elements.append(
        Element(kind: cursor.currentKind, field: cursor.currentField, range: Int(range.lowerBound)..<Int(range.upperBound), parent: open.last))
      if let parent = open.last { elements[parent].children.append(index) }
      if cursor.gotoFirstChild() {
        open.append(index)
        continue
      }
      while !cursor.gotoNextSibling() {
        guard cursor.gotoParent() else { return }
        open.removeLast()
      }
    }
  }

  subscript(_ index: Int) -> Element { elements[index] }

  func children(_ index: Int) -> [Element] { elements[index].children.map { elements[$0] } }

  func all(_ kind: NodeKind) -> [Int] { elements.indices.filter { elements[$0].kind == kind } }

  /// Is there an element of a kind within a range?
  func contains(_ kind: NodeKind, in range: Range<Int>) -> Bool {
    elements.contains { $0.kind == kind && range.contains($0.range.lowerBound) }
  }
}
