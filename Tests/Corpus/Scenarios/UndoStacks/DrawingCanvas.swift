import UIKit

struct Stroke: Equatable {
  var points: [CGPoint]
  var width: CGFloat
}

final class UndoStack {
  private var steps: [() -> Void] = []
  func push(_ step: @escaping () -> Void) { steps.append(step) }
  func undo() { steps.popLast()?() }
}

final class Layer {
  var strokes: [Stroke] = []
  let history = UndoStack()
}

final class Drawing {
  private let undoStack = UndoStack()
  private(set) var strokes: [Stroke] = []

  func add(_ stroke: Stroke) {
    strokes.append(stroke)
    undoStack.push {  //@ stroke
      self.strokes.removeLast()
    }
  }
  func undo() { undoStack.undo() }
}

final class LayeredDrawing {
  private(set) var layers: [Layer] = []

  func addLayer() -> Layer {
    let layer = Layer()
    layers.append(layer)
    return layer
  }
  func draw(_ stroke: Stroke, on layer: Layer) {
    let before = layer.strokes
    layer.strokes.append(stroke)
    layer.history.push {  //@ layer
      layer.strokes = before
    }
  }
}

final class Sketchbook {
  private let undoStack = UndoStack()
  private(set) var pages: [Layer] = [Layer()]

  func draw(_ stroke: Stroke) {
    guard let page = pages.last else { return }
    let before = page.strokes
    page.strokes.append(stroke)
    undoStack.push {  //@ sketch
      page.strokes = before
    }
  }
}

final class PaletteView: UIView {
  var onPick: ((CGFloat) -> Void)?
  func pick(_ width: CGFloat) { onPick?(width) }
}

final class CanvasViewController: UIViewController {
  let palette = PaletteView()
  private var width: CGFloat = 2
  private var points: [CGPoint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(palette)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))  //@ pan
    UIView.animate(withDuration: 0.2) {
      self.palette.alpha = 1
    }
  }
  @objc func pan(_ recognizer: UIPanGestureRecognizer) { points.append(recognizer.location(in: view)) }
}

final class PaletteViewController: UIViewController {
  let palette = PaletteView()
  private var width: CGFloat = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(palette)
    let setWidth: (CGFloat) -> Void = { width in  //@ width
      self.width = width
    }
    palette.onPick = setWidth
  }
}

final class DrawingApp {
  let window = UINavigationController(rootViewController: UIViewController())
  private(set) var drawing: Drawing?
  private(set) var layered: LayeredDrawing?
  private(set) var book: Sketchbook?

  func draw() {
    let stroke = Stroke(points: [.zero], width: 2)
    drawing = Drawing()
    drawing?.add(stroke)
    layered = LayeredDrawing()
    if let layer = layered?.addLayer() { layered?.draw(stroke, on: layer) }
    book = Sketchbook()
    book?.draw(stroke)
  }
  func close() { (drawing, layered, book) = (nil, nil, nil) }

  func open(_ screen: UIViewController) { window.pushViewController(screen, animated: false) }
  func back() { window.popViewController(animated: false) }
}
