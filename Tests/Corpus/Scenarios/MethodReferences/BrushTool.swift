import Foundation

final class Canvas {
  var onDraw: ((Int) -> Void)?
  private var strokes: [(Int) -> Void] = []
  func addStroke(_ stroke: @escaping (Int) -> Void) { strokes.append(stroke) }
  func drawNow(_ stroke: (Int) -> Void) { stroke(1) }
}

final class BrushTool {
  let canvas = Canvas()
  private var width = 2
  private var log: [Int] = []

  func attach() {
    func draw(_ point: Int) { log.append(point * width) }
    canvas.onDraw = draw //@ attach
  }

  func drawNow() {
    func draw(_ point: Int) { log.append(point * width) }
    canvas.drawNow(draw) //@ now
  }

  func attachPlain() {
    let width = self.width
    func draw(_ point: Int) { print(point * width) }
    canvas.onDraw = draw //@ plain
  }

  func attachWeakly() {
    func draw(on tool: BrushTool?, _ point: Int) { tool?.log.append(point) }
    canvas.addStroke { [weak self] in draw(on: self, $0) } //@ weakly
  }

  func attachIndirectly() {
    func record(_ point: Int) { log.append(point) }
    func draw(_ point: Int) { record(point + 1) }
    canvas.addStroke { draw($0) } //@ indirectly
  }
}
