import Foundation

final class UndoStack {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  var canUndo: Bool { !undos.isEmpty }

  func register(_ undo: @escaping () -> Void) {
    undos.append(undo)
    redos.removeAll()
  }

  func undo() { undos.popLast()?() }
  func clear() {
    undos.removeAll()
    redos.removeAll()
  }
}

final class TargetedUndoStack {
  private struct Entry {
    weak var target: AnyObject?
    let apply: (AnyObject) -> Void
  }
  private var entries: [Entry] = []

  func register<Target: AnyObject>(_ target: Target, _ apply: @escaping (Target) -> Void) {
    entries.append(Entry(target: target) { apply($0 as! Target) })
  }

  func undo() {
    guard let entry = entries.popLast(), let target = entry.target else { return }
    entry.apply(target)
  }
}

final class TextBuffer {
  var text = ""
  let undoStack = UndoStack()

  func insert(_ part: String) {
    let old = text
    text += part
    undoStack.register {  //@ insert
      self.text = old
    }
  }
}

final class OutlineBuffer {
  private var lines: [String] = []
  private let undoStack = TargetedUndoStack()

  func append(_ line: String) {
    lines.append(line)
    undoStack.register(self) { buffer in  //@ append
      buffer.lines.removeLast()
    }
  }

  func undo() { undoStack.undo() }
}

final class MarkdownBuffer {
  private(set) var text = ""
  private let undoStack = UndoStack()

  func bold(_ word: String) {
    let old = text
    text = text.replacingOccurrences(of: word, with: "**\(word)**")
    undoStack.register {  //@ bold
      self.text = old
    }
  }

  func close() {
    undoStack.clear()
  }
}

final class Macro {
  private var steps: [(TextBuffer) -> Void] = []
  private let stamp = "-- "
  private(set) var runs = 0

  func record(_ word: String) {
    steps.append { [stamp] buffer in buffer.text += stamp + word }  //@ record
  }

  func recordCounter() {
    steps.append { buffer in  //@ recordCounter
      self.runs += 1
      buffer.text += "\(self.runs)"
    }
  }

  func play(on buffer: TextBuffer) { steps.forEach { $0(buffer) } }
}

final class EditorWindow {
  private(set) var buffer: TextBuffer? = TextBuffer()
  private(set) var markdown: MarkdownBuffer? = MarkdownBuffer()
  private(set) var outline: OutlineBuffer? = OutlineBuffer()

  func close() {
    buffer = nil
    outline = nil
    markdown?.close()
    markdown = nil
  }
}
