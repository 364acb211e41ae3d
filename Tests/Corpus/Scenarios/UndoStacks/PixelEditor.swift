import Foundation

struct Pixel: Equatable {
  var red: UInt8 = 0, green: UInt8 = 0, blue: UInt8 = 0
}

protocol PaintTool: AnyObject {
  func stroke(x: Int, y: Int)
}

final class PixelLayer {
  var pixels: [Pixel]
  let width: Int
  var renderer: (() -> [Pixel])?

  init(width: Int) {
    self.width = width
    pixels = Array(repeating: Pixel(), count: width * width)
  }

  func apply(_ filter: (Pixel) -> Pixel) { pixels = pixels.map(filter) }
}

final class Palette {
  private(set) var colours: [Pixel] = [Pixel(red: 255)]
  var onSelect: ((Pixel) -> Void)?
  func select(_ index: Int) { onSelect?(colours[index]) }
  func append(_ pixel: Pixel) { colours.append(pixel) }
}

final class Brush: PaintTool {
  private let canvas: Canvas  //@ canvas
  var colour = Pixel()
  init(canvas: Canvas) { self.canvas = canvas }
  func stroke(x: Int, y: Int) { canvas.set(colour, x: x, y: y) }
}

final class Eyedropper: PaintTool {
  private weak var canvas: Canvas?
  var onPick: ((Pixel) -> Void)?
  init(canvas: Canvas) { self.canvas = canvas }
  func stroke(x: Int, y: Int) { if let pixel = canvas?.pixel(x: x, y: y) { onPick?(pixel) } }
}

struct Command {
  let name: String
  let undo: () -> Void
}

final class Canvas {
  private let layer = PixelLayer(width: 16)
  private var history: [Command] = []
  private(set) var tool: PaintTool?
  private(set) var brightness: UInt8 = 10

  func use(_ tool: PaintTool) { self.tool = tool }
  func pixel(x: Int, y: Int) -> Pixel { layer.pixels[y * layer.width + x] }
  func set(_ pixel: Pixel, x: Int, y: Int) { layer.pixels[y * layer.width + x] = pixel }

  func fill(_ pixel: Pixel) {
    let before = layer.pixels
    layer.apply { _ in pixel }
    history.append(Command(name: "Fill") { [layer] in  //@ fill
      layer.pixels = before
    })
  }

  func brighten() {
    let before = brightness
    brightness &+= 10
    layer.apply { old in  //@ filter
      Pixel(red: old.red &+ self.brightness, green: old.green, blue: old.blue)
    }
    history.append(Command(name: "Brighten") {  //@ brighten
      self.brightness = before
    })
  }

  func cacheRendering() {
    let source = layer
    source.renderer = { source.pixels }  //@ render
  }

  func undo() { history.popLast()?.undo() }
}

final class EditorWindow {
  let canvas = Canvas()
  let palette = Palette()

  func pickBrush() {
    let brush = Brush(canvas: canvas)
    canvas.use(brush)
    canvas.tool?.stroke(x: 1, y: 1)
  }

  func pickEyedropper() {
    let dropper = Eyedropper(canvas: canvas)
    dropper.onPick = palette.append  //@ pick
    canvas.use(dropper)
    canvas.tool?.stroke(x: 2, y: 2)
  }

  func work() {
    canvas.fill(Pixel(green: 200))
    canvas.brighten()
    canvas.cacheRendering()
    canvas.undo()
    pickEyedropper()
    pickBrush()
  }
}
