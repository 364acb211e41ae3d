import Foundation

struct Edit {
  let name: String
  let undo: () -> Void
}

final class EditHistory {
  private var edits: [Edit] = []
  func push(_ edit: Edit) { edits.append(edit) }
  func undo() { edits.popLast()?.undo() }
  func removeAll() { edits = [] }
}

final class Folder {
  let name: String
  private(set) var notes: [Note] = []
  private(set) var tags: [Tag] = []

  init(name: String) { self.name = name }

  func add(_ title: String) -> Note {
    let note = Note(title: title)
    note.folder = self
    notes.append(note)
    return note
  }

  func tag(_ label: String) {
    let tag = Tag(label: label)
    tag.folder = self
    tags.append(tag)
  }
}

final class Note {
  var title: String
  var folder: Folder?  //@ parent
  init(title: String) { self.title = title }
}

final class Tag {
  let label: String
  weak var folder: Folder?  //@ tag
  init(label: String) { self.label = label }
}

final class NoteDocument {
  let history = EditHistory()
  private(set) var text = ""

  func type(_ more: String) {
    let before = text
    text += more
    history.push(Edit(name: "Typing", undo: { self.text = before }))  //@ typing
  }
}

final class DrawingDocument {
  let history = EditHistory()
  private(set) var strokes: [[Double]] = []

  func stroke(_ points: [Double]) {
    let before = strokes
    strokes.append(points)
    history.push(Edit(name: "Stroke", undo: { self.strokes = before }))  //@ stroke
  }

  func close() { history.removeAll() }
}

final class Exporter {
  func pages(of document: NoteDocument, write: (String) -> Void) {
    document.text.split(separator: "\n").forEach { write(String($0)) }
  }
}

final class NotesApp {
  private(set) var folder: Folder?
  private(set) var note: NoteDocument?
  private(set) var drawing: DrawingDocument?
  private(set) var exported: [String] = []

  func openFolder() -> Folder {
    let folder = Folder(name: "Inbox")
    self.folder = folder
    return folder
  }

  func openNote() -> NoteDocument {
    let note = NoteDocument()
    self.note = note
    return note
  }

  func openDrawing() -> DrawingDocument {
    let drawing = DrawingDocument()
    self.drawing = drawing
    return drawing
  }

  func export(with exporter: Exporter) {
    guard let note else { return }
    exporter.pages(of: note) { page in  //@ export
      self.exported.append(page)
    }
  }

  func closeAll() {
    folder = nil
    note = nil
    drawing?.close()
    drawing = nil
  }
}
