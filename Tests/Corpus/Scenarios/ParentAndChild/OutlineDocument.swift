import Foundation

class OutlineNode {
  var title: String
  private(set) var children: [OutlineNode] = []
  var onRename: ((OutlineNode) -> Void)?

  init(_ title: String) { self.title = title }

  func append(_ child: OutlineNode) {
    children.append(child)
    child.didMove(to: self)
  }

  func didMove(to parent: OutlineNode) {}

  func rename(_ title: String) {
    self.title = title
    onRename?(self)
  }

  func visit(_ body: (OutlineNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

final class Heading: OutlineNode {
  private var parent: OutlineNode?  //@ heading
  override func didMove(to parent: OutlineNode) { self.parent = parent }
}

final class Paragraph: OutlineNode {
  private weak var parent: OutlineNode?
  override func didMove(to parent: OutlineNode) { self.parent = parent }
}

final class Footnote: OutlineNode {
  private var anchor: OutlineNode?  //@ footnote
  override func didMove(to parent: OutlineNode) { anchor = OutlineNode("see \(parent.title)") }
}

final class OutlineDocument {
  let root = OutlineNode("root")
  private(set) var words = 0
  private(set) var isDirty = false

  func count() -> Int {
    words = 0
    root.visit { node in  //@ count
      self.words += node.title.split(separator: " ").count
    }
    return words
  }

  func trackChanges() {
    root.visit { node in
      node.onRename = { _ in  //@ track
        self.isDirty = true
      }
    }
  }
}

enum Importer {
  static func numbered(_ titles: [String]) -> OutlineNode {
    let list = OutlineNode("list")
    for title in titles { list.append(OutlineNode(title)) }
    list.onRename = { _ in  //@ renumber
      for (index, child) in list.children.enumerated() { child.title = "\(index)" }
    }
    return list
  }

  static func bulleted(_ titles: [String]) -> OutlineNode {
    let list = OutlineNode("list")
    for title in titles { list.append(OutlineNode(title)) }
    list.onRename = { list in  //@ bullets
      for child in list.children { child.title = "* " + child.title }
    }
    return list
  }
}

enum Editor {
  static func makeHeadings(in root: OutlineNode) { root.append(Heading("Chapter 1")) }
  static func makeParagraphs(in root: OutlineNode) { root.append(Paragraph("It was a dark night")) }
  static func makeFootnotes(in root: OutlineNode) { root.append(Footnote("ibid.")) }

  static func session() {
    let document = OutlineDocument()
    makeHeadings(in: document.root)
    makeParagraphs(in: document.root)
    makeFootnotes(in: document.root)
    document.trackChanges()
    _ = document.count()
    Importer.numbered(["a", "b"]).rename("steps")
    Importer.bulleted(["a", "b"]).rename("points")
  }
}
