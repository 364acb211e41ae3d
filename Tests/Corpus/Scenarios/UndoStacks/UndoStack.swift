import Foundation

final class UndoStack {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []

  func register(_ undo: @escaping () -> Void) { undos.append(undo) }

  func register<Target: AnyObject>(target: Target, _ undo: @escaping (Target) -> Void) {
    undos.append { [weak target] in if let target { undo(target) } }
  }

  func registerRedo(_ redo: @escaping () -> Void) { redos.append(redo) }

  func undo() { undos.popLast()?() }

  func forgetRedos() { redos.removeAll() }

  func group(_ changes: () -> Void) {
    let count = undos.count
    changes()
    let grouped = Array(undos[count...])
    undos.removeSubrange(count...)
    undos.append { grouped.reversed().forEach { $0() } }
  }
}

final class RenameCommand {
  private let document: TextDocument  //@ renamed
  private let oldName: String

  init(document: TextDocument) {
    self.document = document
    oldName = document.name
  }

  func revert() { document.name = oldName }
}

final class ExportCommand {
  private let document: TextDocument  //@ exported
  init(document: TextDocument) { self.document = document }
  func run() -> String { document.name + ": " + document.text }
}

final class TextDocument {
  var name = "Untitled"
  private(set) var text = ""
  private let stack = UndoStack()
  private var log: [RenameCommand] = []

  func append(_ addition: String) {
    let old = text
    text += addition
    stack.register { self.text = old }  //@ appended
  }

  func clear() {
    let old = text
    text = ""
    stack.register(target: self) { $0.text = old }  //@ cleared
  }

  func capitalize() {
    let new = text.capitalized
    stack.registerRedo { self.text = new }  //@ capitalized
    text = new
  }

  func replaceAll(with lines: [String]) {
    stack.group {  //@ grouped
      self.text = ""
      for line in lines { self.text += line }
    }
  }

  func rename(to name: String) {
    log.append(RenameCommand(document: self))
    self.name = name
  }

  func export() -> String { ExportCommand(document: self).run() }

  func close() {
    stack.forgetRedos()
  }
}

final class EditingSession {
  func edit() -> String {
    let document = TextDocument()
    document.append("hello")
    document.clear()
    document.capitalize()
    document.replaceAll(with: ["a", "b"])
    document.rename(to: "Letter")
    let result = document.export()
    document.close()
    return result
  }
}
