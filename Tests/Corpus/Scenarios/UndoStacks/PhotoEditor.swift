import UIKit

struct EditStep {
  let name: String
  let undo: () -> Void
}

final class UndoStack {
  private var steps: [EditStep] = []
  func push(_ step: EditStep) { steps.append(step) }
  func undo() { steps.popLast()?.undo() }
  func clear() { steps.removeAll() }
}

final class Layer {
  let name: String
  var opacity = 1.0
  var canvas: Canvas?  //@ layerCanvas
  init(name: String) { self.name = name }
}

final class Canvas {
  private(set) var layers: [Layer] = []
  var exposure = 0.0

  func add(_ layer: Layer) {
    layer.canvas = self
    layers.append(layer)
  }
}

final class Mask {
  let points: [Int]
  let layer: Layer  //@ maskLayer
  init(points: [Int], layer: Layer) { (self.points, self.layer) = (points, layer) }
}

final class ExposureTool {
  private let history = UndoStack()
  private(set) var value = 0.0

  func set(_ new: Double) {
    let old = value
    history.push(EditStep(name: "exposure") {  //@ exposure
      self.value = old
    })
    value = new
  }
}

final class ContrastTool {
  private let history = UndoStack()
  private(set) var value = 0.0

  func set(_ new: Double) {
    let old = value
    history.push(EditStep(name: "contrast") {  //@ contrast
      self.value = old
    })
    value = new
  }

  func done() { history.clear() }
}

final class Histogram {
  private let bins: [Int] = [1, 4, 9]
  private(set) var scale = 2

  func peak() -> Int {
    bins.map { self.scale * $0 }.max() ?? 0  //@ peak
  }
}

final class EditorScreen: UIViewController {
  private(set) var canvas: Canvas?
  private(set) var mask: Mask?
  private(set) var exposure: ExposureTool?
  private(set) var contrast: ContrastTool?
  private(set) var histogram: Histogram?

  func openCanvas() {
    let canvas = Canvas()
    canvas.add(Layer(name: "background"))
    self.canvas = canvas
  }

  func drawMask() { mask = Mask(points: [1, 2], layer: Layer(name: "sky")) }

  func brighten() {
    exposure = ExposureTool()
    exposure?.set(0.4)
  }

  func sharpen() {
    contrast = ContrastTool()
    contrast?.set(0.2)
  }

  func measure() {
    histogram = Histogram()
    title = "\(histogram?.peak() ?? 0)"
  }

  func closeTools() {
    contrast?.done()
    (canvas, mask, exposure, contrast, histogram) = (nil, nil, nil, nil, nil)
  }
}

final class EditorFlow {
  private let root = UIViewController()

  func touchUp() {
    let editor = EditorScreen()
    root.present(editor, animated: true)
    editor.openCanvas()
    editor.drawMask()
    editor.brighten()
    editor.sharpen()
    editor.measure()
    editor.closeTools()
    root.dismiss(animated: true)
  }
}
