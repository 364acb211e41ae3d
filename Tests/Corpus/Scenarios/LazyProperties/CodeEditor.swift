import Foundation

final class SyntaxNode {
  let kind: String
  var parent: SyntaxNode?  //@ parent
  private(set) var children: [SyntaxNode] = []

  init(kind: String) { self.kind = kind }

  func add(_ child: SyntaxNode) {
    child.parent = self
    children.append(child)
  }

  var depth: Int { (parent?.depth ?? 0) + 1 }
}

struct SourceParser {
  func parse(_ text: String) -> SyntaxNode {
    let file = SyntaxNode(kind: "file")
    for line in text.split(separator: "\n") {
      file.add(SyntaxNode(kind: line.hasPrefix("func") ? "function" : "statement"))
    }
    return file
  }
}

final class TextBuffer {
  private(set) var text = ""
  var onEdit: ((String) -> Void)?

  func replace(with text: String) {
    self.text = text
    onEdit?(text)
  }
}

final class UndoStack {
  private var actions: [() -> Void] = []
  func push(_ action: @escaping () -> Void) { actions.append(action) }
  func undo() { actions.popLast()?() }
}

final class Linter {
  func check(_ text: String, report: @escaping ([String]) -> Void) {
    DispatchQueue.global().async {
      let findings = text.split(separator: "\n").filter { $0.count > 100 }.map { "too long: \($0)" }
      DispatchQueue.main.async { report(findings) }
    }
  }
}

final class EditorDocument {
  let name: String
  private let buffer = TextBuffer()
  private let undoStack = UndoStack()
  private let linter = Linter()
  private let parser = SourceParser()
  private(set) var findings: [String] = []
  private(set) var isDirty = false
  private(set) var outline: SyntaxNode?

  lazy var gutterLabel: (Int) -> String = { line in  //@ gutter
    line == 1 ? self.name : "\(line)"
  }

  lazy var tabTitle: String = {  //@ tab
    self.isDirty ? self.name + " •" : self.name
  }()

  init(name: String) { self.name = name }

  func type(_ text: String) {
    let old = buffer.text
    undoStack.push {  //@ undo
      self.buffer.replace(with: old)
    }
    buffer.replace(with: text)
  }

  func lint() {
    linter.check(buffer.text) { findings in  //@ lint
      self.findings = findings
    }
  }

  func trackChanges() {
    buffer.onEdit = { _ in  //@ edit
      self.isDirty = true
    }
    buffer.replace(with: "let a = 1")
  }

  func updateOutline() { outline = parser.parse(buffer.text + "\nfunc main()") }

  func close() {
    buffer.onEdit = nil
    isDirty = false
  }
}

final class EditorWindow {
  private(set) var document: EditorDocument?

  func open(_ name: String) -> EditorDocument {
    let document = EditorDocument(name: name)
    self.document = document
    return document
  }

  func openTracked(_ name: String) { open(name).trackChanges() }

  func closeDocument() {
    document?.close()
    document = nil
  }
}
