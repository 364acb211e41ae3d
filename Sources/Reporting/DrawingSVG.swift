import Ownership

/// A drawing as SVG. `DrawingStyle` defines its appearance by classes.
struct DrawingSVG {
  private let drawing: Drawing
  private let layout: DrawingLayout

  init(_ drawing: Drawing, maximumWidth: Double = 900) {
    self.drawing = drawing
    layout = DrawingLayout(drawing, maximumWidth: maximumWidth)
  }

  var width: Double { layout.width.rounded(.up) }
  var height: Double { layout.height.rounded(.up) }
  /// Whether it leaves space beside it.
  var isTall: Bool { layout.height > layout.width / 2 }

  /// An `svg` element for an HTML page with the style.
  ///
  /// - Parameter label: The drawing in words.
  func element(label: String) -> String {
    let (width, height) = (DrawingLayout.number(width), DrawingLayout.number(height))
    return
      "<svg class=\"drawing\" role=\"img\" aria-label=\"\(HTMLText.escaped(label))\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\(content)</svg>"
  }

  /// The content for a larger picture. Arrows first, below the boxes; labels last, on top.
  var content: String {
    var lines = ""
    var labels = ""
    for (arrow, route) in zip(drawing.arrows, layout.routes) {
      let classes = Self.classes(arrow)
      let step = arrow.step > 0 ? " data-step=\"\(arrow.step)\"" : ""
      lines += "<g class=\"\(classes)\"\(step)><path d=\"\(route.path)\"/>\(Self.head(route))\(arrow.isCut ? Self.mark(route) : "")</g>"
      labels += Self.label(arrow, route, classes: classes + (arrow.isCut ? " cut" : ""), step: step)
    }
    let boxes = zip(drawing.boxes, layout.frames).map(Self.box).joined()
    return lines + boxes + labels
  }

  private static func classes(_ arrow: Drawing.Arrow) -> String {
    var classes = "ref"
    switch arrow.emphasis {
    case .plain: break
    case .passing: classes += " passing"
    case .lasting: classes += " lasting"
    }
    if arrow.strength != .strong { classes += arrow.strength == .weak ? " weak" : " unowned" }
    return classes
  }

  private static func box(_ box: Drawing.Box, _ frame: DrawingLayout.Frame) -> String {
    let number = DrawingLayout.number
    let isRound = box.kind == .closure
    let radius = isRound ? min(frame.height / 2, 18) : box.kind == .token ? 2 : 8
    var text = "<g class=\"box \(box.kind.rawValue)\"><title>\(HTMLText.escaped(box.fullText))</title>"
    text +=
      "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" height=\"\(number(frame.height))\" rx=\"\(number(radius))\"/>"
    let middle = number(frame.middle.x)
    if box.subtitle.isEmpty {
      text += "<text x=\"\(middle)\" y=\"\(number(frame.middle.y + 4))\">\(HTMLText.escaped(box.title))</text>"
    } else {
      text += "<text x=\"\(middle)\" y=\"\(number(frame.y + 22))\">\(HTMLText.escaped(box.title))</text>"
      text += "<text class=\"sub\" x=\"\(middle)\" y=\"\(number(frame.y + 38))\">\(HTMLText.escaped(box.subtitle))</text>"
    }
    return text + "</g>"
  }

  private static func head(_ route: DrawingLayout.Route) -> String {
    let (x, y) = (DrawingLayout.number(route.tip.x), DrawingLayout.number(route.tip.y))
    let triangle =
      switch route.direction {
      case .right: "l-9 -4.5v9z"
      case .left: "l9 -4.5v9z"
      case .down: "l-4.5 -9h9z"
      case .up: "l-4.5 9h9z"
      }
    return "<path class=\"head\" d=\"M\(x) \(y)\(triangle)\"/>"
  }

  /// Two strokes across the arrow.
  private static func mark(_ route: DrawingLayout.Route) -> String {
    let (x, y) = (route.label.x, route.label.y)
    let number = DrawingLayout.number
    if route.labelStandsBeside { return "<path class=\"slash\" d=\"M\(number(x - 7)) \(number(y))l14 -6M\(number(x - 7)) \(number(y + 6))l14 -6\"/>" }
    return "<path class=\"slash\" d=\"M\(number(x - 6)) \(number(y + 7))l6 -14M\(number(x)) \(number(y + 7))l6 -14\"/>"
  }

  private static func label(_ arrow: Drawing.Arrow, _ route: DrawingLayout.Route, classes: String, step: String) -> String {
    let number = DrawingLayout.number
    let text = HTMLText.escaped(arrow.label)
    let (x, y) = route.labelStandsBeside ? (route.label.x + 10, route.label.y + 4) : (route.label.x, route.label.y - (arrow.isCut ? 11 : 7))
    let anchor = route.labelStandsBeside ? " beside" : ""
    var result = "<text class=\"label \(classes)\(anchor)\"\(step) x=\"\(number(x))\" y=\"\(number(y))\">\(text)</text>"
    if arrow.isCut {
      let (cutX, cutY) = route.labelStandsBeside ? (x, y + 15) : (x, route.label.y + 18)
      result += "<text class=\"cut-here\(anchor)\" x=\"\(number(cutX))\" y=\"\(number(cutY))\">cut here</text>"
    }
    return result
  }
}
