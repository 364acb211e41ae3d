import Foundation

final class OutlineNode {
  var title: String
  var children: [OutlineNode] = []
  var parent: OutlineNode?  //@ parent

  init(title: String) { self.title = title }

  func add(_ child: OutlineNode) {
    children.append(child)
    child.parent = self
  }

  var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
}

final class Footnote {
  let text: String
  weak var page: FootnotePage?  //@ page
  init(text: String) { self.text = text }
}

final class FootnotePage {
  private(set) var notes: [Footnote] = []
  func append(_ text: String) {
    let note = Footnote(text: text)
    note.page = self
    notes.append(note)
  }
}

final class UndoStack {
  private var steps: [() -> Void] = []
  func push(_ step: @escaping () -> Void) { steps.append(step) }
  func undo() { steps.popLast()?() }
  func clear() { steps.removeAll() }
}

final class OutlineDocument {
  private let undoStack = UndoStack()
  private(set) var titles: [String] = ["Untitled"]
  private(set) var isDirty = false

  func rename(_ index: Int, to title: String) {
    let old = titles[index]
    titles[index] = title
    undoStack.push { self.titles[index] = old }  //@ rename
    isDirty = true
  }

  func insert(_ title: String) {
    titles.append(title)
    undoStack.push { [weak self] in _ = self?.titles.popLast() }  //@ insert
    isDirty = true
  }

  func replaceAll(with titles: [String]) {
    let old = self.titles
    self.titles = titles
    undoStack.push { self.titles = old }  //@ replaceAll
    save()
  }

  func undo() { undoStack.undo() }

  private func save() {
    isDirty = false
    undoStack.clear()
  }
}

final class OutlineEditor {
  func edit() {
    let document = OutlineDocument()
    document.rename(0, to: "Plan")
    document.insert("Budget")
    document.undo()
  }

  func restore() {
    let document = OutlineDocument()
    document.replaceAll(with: ["A", "B"])
  }

  func build() -> Int {
    let root = OutlineNode(title: "Plan")
    let chapter = OutlineNode(title: "One")
    root.add(chapter)
    let page = FootnotePage()
    page.append("see also")
    return chapter.depth + page.notes.count
  }
}
