import Foundation

final class Document {
  let undoStack = UndoStack()
  var text = "" 

  func replace(_ new: String) {
    let old = text
    text = new
    undoStack.register(self) { $0.text = old } //@ replace
  }

  func replaceKeeping(_ new: String) {
    let old = text
    text = new
    undoStack.register(self) { _ in self.text = old } //@ keeping
  }

  func insert(_ new: String) {
    let old = text
    text += new
    undoStack.push({ [weak self] in self?.text = old }, redo: { [weak self] in self?.text += new }) //@ insert
  }

  func clear() {
    let old = text
    undoStack.push({ [unowned self] in text = old }, redo: { self.text = "" }) //@ clear
  }
}
