import Foundation

struct Edit {
  let title: String
  let undo: () -> Void
  let redo: () -> Void
}

final class UndoHistory {
  private var done: [Edit] = []
  private var undone: [Edit] = []
  var didChange: ((Int) -> Void)?

  func push(_ edit: Edit) {
    done.append(edit)
    undone.removeAll()
    didChange?(done.count)
  }

  func undo() {
    guard let edit = done.popLast() else { return }
    edit.undo()
    undone.append(edit)
  }

  func clear() {
    done.removeAll()
    undone.removeAll()
  }
}

final class OutlineDocument {
  private var rows: [String] = []
  private let history = UndoHistory()
  private(set) var isDirty = false

  func insert(_ row: String) {
    rows.append(row)
    history.push(Edit(
      title: "Insert",
      undo: { self.rows.removeLast() }, //@ undoInsert
      redo: { [weak self] in self?.rows.append(row) }
    ))
  }

  func move(from: Int, to: Int) {
    rows.swapAt(from, to)
    history.push(Edit(
      title: "Move",
      undo: { [weak self] in self?.rows.swapAt(from, to) },
      redo: { [weak self] in self?.rows.swapAt(from, to) } //@ redoMove
    ))
  }

  func trackDirty() {
    history.didChange = { [unowned self] count in //@ dirty
      self.isDirty = count > 0
    }
    move(from: 0, to: 0)
  }

  func seed() { rows = ["a", "b"] }
  func undo() { history.undo() }
}

final class DrawingDocument {
  private var strokes: [[Int]] = []
  private let history = UndoHistory()

  func draw(_ stroke: [Int]) {
    strokes.append(stroke)
    history.push(Edit(
      title: "Draw",
      undo: { self.strokes.removeLast() }, //@ undoDraw
      redo: { [weak self] in self?.strokes.append(stroke) }
    ))
  }

  func close() { history.clear() }
}

final class SlideDocument {
  private var title = "Untitled"
  private let history = UndoHistory()

  func rename(_ new: String) {
    let old = title
    title = new
    history.push(Edit(
      title: "Rename",
      undo: { self.title = old }, //@ undoRename
      redo: { [weak self] in self?.title = new }
    ))
  }

  func close() {
    history.clear()
    rename("\(title) (closed)")
  }
}

final class Workspace {
  private(set) var slides: SlideDocument?

  func present() {
    slides = SlideDocument()
    slides?.rename("Talk")
  }

  private(set) var outline: OutlineDocument?
  private(set) var drawing: DrawingDocument?

  func writeOutline() {
    outline = OutlineDocument()
    outline?.insert("Chapter")
  }

  func reviewOutline() {
    outline = OutlineDocument()
    outline?.seed()
    outline?.trackDirty()
    outline?.undo()
  }

  func sketch() {
    drawing = DrawingDocument()
    drawing?.draw([1, 2, 3])
  }

  func closeAll() {
    drawing?.close()
    slides?.close()
    slides = nil
    drawing = nil
    outline = nil
  }
}
