import UIKit

final class UndoStack {
  private var entries: [() -> Void] = []
  var canUndo: Bool { !entries.isEmpty }

  func push(_ entry: @escaping () -> Void) { entries.append(entry) }
  func undo() { entries.popLast()?() }
  func removeAll() { entries.removeAll() }
}

struct Shape: Equatable {
  var name: String
  var x: Double
}

final class Canvas {
  let stack = UndoStack()
  private(set) var shapes: [Shape] = []

  func add(_ shape: Shape) {
    shapes.append(shape)
    stack.push { //@ addShape
      self.shapes.removeAll { $0 == shape }
    }
  }
}

final class TextBuffer {
  let stack = UndoStack()
  private(set) var text = ""

  func insert(_ part: String) {
    let previous = text
    text += part
    stack.push { [weak self] in //@ insertText
      self?.text = previous
    }
  }
}

final class PageSorter {
  private let stack = UndoStack()
  private(set) var pages = ["Cover", "Contents", "Index"]

  func swap(_ first: Int, _ second: Int) {
    pages.swapAt(first, second)
    stack.push { //@ swapPages
      self.pages.swapAt(first, second)
    }
  }

  func close() { stack.removeAll() }
}

protocol DrawingCommand {
  func execute()
}

final class Drawing {
  private(set) var title = "Untitled"
  private var history: [any DrawingCommand] = []

  func setTitle(_ new: String) { title = new }

  func run(_ command: any DrawingCommand) {
    command.execute()
    history.append(command)
  }
}

final class RenameCommand: DrawingCommand {
  private let drawing: Drawing //@ renamed
  private let name: String

  init(drawing: Drawing, name: String) {
    self.drawing = drawing
    self.name = name
  }

  func execute() { drawing.setTitle(name) }
}

final class ExportCommand: DrawingCommand {
  private let drawing: Drawing //@ exported
  private(set) var data = Data()

  init(drawing: Drawing) { self.drawing = drawing }

  func execute() { data = Data(drawing.title.utf8) }
}

final class EditorController: UIViewController {
  let canvas = Canvas()
  let buffer = TextBuffer()
  let sorter = PageSorter()

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.add(Shape(name: "Circle", x: 1))
    canvas.add(Shape(name: "Square", x: 4))
    canvas.stack.undo()
    buffer.insert("Once upon a time")
    sorter.swap(0, 2)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    sorter.close()
  }
}

final class DrawingBrowser {
  func copy(named name: String) -> Drawing {
    let drawing = Drawing()
    rename(drawing, to: name)
    return drawing
  }

  func quickExport() -> Data { export(Drawing()) }

  func rename(_ drawing: Drawing, to name: String) {
    drawing.run(RenameCommand(drawing: drawing, name: name))
  }

  func export(_ drawing: Drawing) -> Data {
    let command = ExportCommand(drawing: drawing)
    command.execute()
    return command.data
  }
}
