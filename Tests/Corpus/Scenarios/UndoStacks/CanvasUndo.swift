import Foundation

struct Shape {
  var name: String
  var x = 0
  var y = 0
}

struct UndoStep {
  let label: String
  let undo: () -> Void
}

final class UndoHistory {
  private var done: [UndoStep] = []
  private var groups: [[UndoStep]] = []

  func record(_ label: String, _ undo: @escaping () -> Void) { done.append(UndoStep(label: label, undo: undo)) }
  func group(_ build: (inout [UndoStep]) -> Void) {
    var steps: [UndoStep] = []
    build(&steps)
    groups.append(steps)
  }
  func undo() { done.popLast()?.undo() }
  func undoGroup() { groups.popLast()?.reversed().forEach { $0.undo() } }
  func removeAll() {
    done.removeAll()
    groups.removeAll()
  }
}

final class Layer {
  var shapes: [Shape] = []
  var isHidden = false
}

final class Canvas {
  private let history = UndoHistory()
  private var layers: [Layer] = [Layer()]
  private(set) var selection = 0

  func select(_ index: Int) {
    let previous = selection
    selection = index
    history.record("select") {  //@ select
      self.selection = previous
    }
  }

  func add(_ shape: Shape) {
    let layer = layers[0]
    layer.shapes.append(shape)
    history.record("add") {  //@ add
      layer.shapes.removeLast()
    }
  }

  func hideAll() {
    history.group { steps in
      for layer in self.layers {
        layer.isHidden = true
        steps.append(UndoStep(label: "hide") { layer.isHidden = false })
      }
    }
  }

  func nudge(by amount: Int) {
    history.group { steps in
      steps.append(UndoStep(label: "nudge") {  //@ nudge
        self.shift(-amount)
      })
    }
    shift(amount)
  }

  private func shift(_ amount: Int) {
    for layer in layers { for index in layer.shapes.indices { layer.shapes[index].x += amount } }
  }

  func undo() { history.undo() }
}

final class TextDocument {
  private let history = UndoHistory()
  private(set) var text = ""

  func type(_ string: String) {
    let before = text
    text += string
    history.record("typing") {  //@ typing
      self.text = before
    }
  }

  func close() { history.removeAll() }
}

final class Palette {
  var onPick: ((String) -> Void)?
  func pick(_ color: String) { onPick?(color) }
}

final class Toolbox {
  let palette = Palette()
}

final class PaintStudio {
  private let toolbox = Toolbox()
  private let canvas = Canvas()

  func openPalette() {
    toolbox.palette.onPick = { [canvas] color in  //@ palette
      canvas.add(Shape(name: color))
    }
    toolbox.palette.pick("red")
  }
}

final class SketchStudio {
  private let toolbox = Toolbox()
  private let canvas = Canvas()

  func openPalette() {
    toolbox.palette.onPick = { color in  //@ sketch
      self.canvas.add(Shape(name: color))
    }
    toolbox.palette.pick("blue")
  }
}

enum Workspace {
  static func draw() {
    let canvas = Canvas()
    canvas.add(Shape(name: "circle"))
    canvas.select(1)
    canvas.hideAll()
    canvas.nudge(by: 4)
    PaintStudio().openPalette()
    SketchStudio().openPalette()
  }

  static func write(_ document: TextDocument) {
    document.type("Hello")
    document.type(", world")
    document.close()
  }
}
