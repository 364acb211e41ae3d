import Ownership

/// The positions of boxes and arrows: boxes in layers, so that arrows point forward; back arrows run around all boxes.
///
/// Intended for small graphs: a path, or the surroundings of one type. All lengths are in CSS pixels.
struct DrawingLayout {
  /// A point of the drawing.
  struct Point {
    var x: Double
    var y: Double
  }
  /// The frame of a box.
  struct Frame {
    var x = 0.0
    var y = 0.0
    var width: Double
    var height: Double
    var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
  }
  /// The route of an arrow.
  struct Route {
    /// The `d` attribute of an SVG path, without the head.
    var path: String
    /// The tip and the direction of the arrow.
    var tip: Point
    var direction: Direction
    /// The position of the label, and of the mark for a reference to remove.
    var label: Point
    var labelStandsBeside: Bool
  }
  enum Direction { case right, left, up, down }

  private(set) var frames: [Frame]
  private(set) var routes: [Route] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// The width of a letter in the browsers' monospaced fonts.
  static let letterWidth = 7.3
  static let smallLetterWidth = 6.4
  private static let laneHeight = 34.0
  private static let margin = 12.0

  /// - Parameter maximumWidth: A wider drawing grows downwards instead of to the right, if that helps.
  init(_ drawing: Drawing, maximumWidth: Double = 900) {
    self.init(drawing, isVertical: false)
    guard width > maximumWidth else { return }
    let other = DrawingLayout(drawing, isVertical: true)
    if other.width < width { self = other }
  }

  private init(_ drawing: Drawing, isVertical: Bool) {
    frames = drawing.boxes.map { box in
      let letters = max(Double(TerminalText.width(of: box.title)) * Self.letterWidth, Double(TerminalText.width(of: box.subtitle)) * Self.smallLetterWidth)
      return Frame(width: letters.rounded(.up) + 26, height: box.subtitle.isEmpty ? 36 : 50)
    }
    let layers = DrawingLayers(boxes: drawing.boxes.count, arrows: drawing.arrows.map { ($0.source, $0.target) })
    place(layers, drawing, isVertical: isVertical)
    route(layers, drawing, isVertical: isVertical)
  }

  // MARK: Boxes

  private mutating func place(_ layers: DrawingLayers, _ drawing: Drawing, isVertical: Bool) {
    func depth(_ slot: DrawingLayers.Slot) -> Double { slot.box.map { isVertical ? frames[$0].height : frames[$0].width } ?? 0 }
    func breadth(_ slot: DrawingLayers.Slot) -> Double { slot.box.map { isVertical ? frames[$0].width : frames[$0].height } ?? 14 }
    let centres = layers.centres(gap: isVertical ? 36 : 26, breadth: breadth)
    let least = zip(layers.layers.joined(), centres.joined()).map { $1 - breadth($0) / 2 }.min() ?? 0
    var along = Self.margin
    var bends: [[(slot: DrawingLayers.Slot, start: Double, end: Double, centre: Double)]] = []
    for (index, layer) in layers.layers.enumerated() {
      let thickness = layer.map(depth).max() ?? 0
      var row: [(slot: DrawingLayers.Slot, start: Double, end: Double, centre: Double)] = []
      for (slot, centre) in zip(layer, centres[index]) {
        let across = centre - least + Self.margin
        row.append((slot, along, along + thickness, across))
        guard let box = slot.box else { continue }
        let offset = (thickness - depth(slot)) / 2
        frames[box].x = isVertical ? across - frames[box].width / 2 : along + offset
        frames[box].y = isVertical ? along + offset : across - frames[box].height / 2
      }
      bends.append(row)
      along += thickness + gap(behind: index, layers, drawing, isVertical: isVertical)
    }
    for row in bends {
      for entry in row { if let arrow = entry.slot.arrow { waypoints[arrow, default: []].append((entry.start, entry.end, entry.centre)) } }
    }
    width = (frames.map { $0.x + $0.width }.max() ?? 0) + Self.margin
    height = (frames.map { $0.y + $0.height }.max() ?? 0) + Self.margin
  }

  /// Where long arrows pass through intermediate layers: start, end, and cross position.
  private var waypoints: [Int: [(start: Double, end: Double, across: Double)]] = [:]

  /// The space for the labels of arrows that begin in a layer.
  private func gap(behind layer: Int, _ layers: DrawingLayers, _ drawing: Drawing, isVertical: Bool) -> Double {
    if isVertical { return 52 }
    let labels = drawing.arrows.indices.filter { layers.layer(of: drawing.arrows[$0].source) == layer && !layers.leadsBack[$0] }
      .map { Self.labelWidth(drawing.arrows[$0]) }
    return labels.isEmpty ? 40 : labels.max()! + 44
  }

  /// The width of a label, including the mark for a reference to remove.
  static func labelWidth(_ arrow: Drawing.Arrow) -> Double {
    Double(max(TerminalText.width(of: TerminalText.printable(arrow.label)), arrow.isCut ? 8 : 0)) * smallLetterWidth
  }

  // MARK: Arrows

  private mutating func route(_ layers: DrawingLayers, _ drawing: Drawing, isVertical: Bool) {
    // Short back arrows run nearest to the boxes, so that lanes do not cross.
    let back = drawing.arrows.indices.filter { layers.leadsBack[$0] }
      .sorted { (layers.span(of: drawing.arrows[$0]), $0) < (layers.span(of: drawing.arrows[$1]), $1) }
    var lanes: [Int: Double] = [:]
    var edge = isVertical ? width : height
    for arrow in back {
      edge += isVertical ? 22 : Self.laneHeight - 8
      lanes[arrow] = edge
      if isVertical { edge += Self.labelWidth(drawing.arrows[arrow]) + 8 } else { edge += 8 }
    }
    /// Separates arrows that leave or reach one box at the same side.
    func shift(_ arrow: Int, _ end: (Drawing.Arrow) -> Int) -> Double {
      let same = back.filter { end(drawing.arrows[$0]) == end(drawing.arrows[arrow]) }
      return 11 * (Double(same.firstIndex(of: arrow) ?? 0) - Double(same.count - 1) / 2)
    }
    for (index, arrow) in drawing.arrows.enumerated() {
      if let lane = lanes[index] {
        let loop = arrow.source == arrow.target ? (isVertical ? frames[arrow.source].height : frames[arrow.source].width) / 4 : 0
        routes.append(
          Self.wayBack(
            from: frames[arrow.source], to: frames[arrow.target], lane: lane, shifts: (shift(index, \.source) + loop, shift(index, \.target) - loop),
            isVertical: isVertical))
      } else {
        routes.append(way(from: frames[arrow.source], to: frames[arrow.target], by: waypoints[index] ?? [], isVertical: isVertical))
      }
    }
    if isVertical {
      let beside = zip(routes, drawing.arrows).map { $0.label.x + 10 + Self.labelWidth($1) }.max() ?? 0
      width = max(edge, beside) + (back.isEmpty ? Self.margin : 0)
    } else if !back.isEmpty {
      height = edge + Self.margin + 6
    }
  }

  private func way(
    from source: Frame, to target: Frame, by bends: [(start: Double, end: Double, across: Double)], isVertical: Bool
  ) -> Route {
    let head = 7.0
    let start = isVertical ? Point(x: source.middle.x, y: source.y + source.height) : Point(x: source.x + source.width, y: source.middle.y)
    let tip = isVertical ? Point(x: target.middle.x, y: target.y) : Point(x: target.x, y: target.middle.y)
    let end = isVertical ? Point(x: tip.x, y: tip.y - head) : Point(x: tip.x - head, y: tip.y)
    var path = "M\(Self.text(start))"
    var last = start
    func curve(to point: Point) {
      let middle = isVertical ? (last.y + point.y) / 2 : (last.x + point.x) / 2
      let first = isVertical ? Point(x: last.x, y: middle) : Point(x: middle, y: last.y)
      let second = isVertical ? Point(x: point.x, y: middle) : Point(x: middle, y: point.y)
      path += "C\(Self.text(first)) \(Self.text(second)) \(Self.text(point))"
      last = point
    }
    var first: Point?
    for bend in bends {
      let entry = isVertical ? Point(x: bend.across, y: bend.start) : Point(x: bend.start, y: bend.across)
      let exit = isVertical ? Point(x: bend.across, y: bend.end) : Point(x: bend.end, y: bend.across)
      curve(to: entry)
      first = first ?? entry
      path += "L\(Self.text(exit))"
      last = exit
    }
    curve(to: end)
    let other = first ?? end
    return Route(
      path: path, tip: tip, direction: isVertical ? .down : .right, label: Point(x: (start.x + other.x) / 2, y: (start.y + other.y) / 2),
      labelStandsBeside: isVertical)
  }

  private static func wayBack(from source: Frame, to target: Frame, lane: Double, shifts: (source: Double, target: Double), isVertical: Bool) -> Route {
    let head = 7.0
    let radius = 12.0
    if isVertical {
      let start = Point(x: source.x + source.width, y: source.middle.y + shifts.source)
      let tip = Point(x: target.x + target.width, y: target.middle.y + shifts.target)
      let path =
        "M\(text(start))H\(number(lane - radius))q\(number(radius)) 0 \(number(radius)) \(number(-radius))V\(number(tip.y + radius))"
        + "q0 \(number(-radius)) \(number(-radius)) \(number(-radius))H\(number(tip.x + head))"
      return Route(path: path, tip: tip, direction: .left, label: Point(x: lane, y: (start.y + tip.y) / 2), labelStandsBeside: true)
    }
    let start = Point(x: source.middle.x + shifts.source, y: source.y + source.height)
    let tip = Point(x: target.middle.x + shifts.target, y: target.y + target.height)
    let path =
      "M\(text(start))V\(number(lane - radius))q0 \(number(radius)) \(number(-radius)) \(number(radius))H\(number(tip.x + radius))"
      + "q\(number(-radius)) 0 \(number(-radius)) \(number(-radius))V\(number(tip.y + head))"
    return Route(path: path, tip: tip, direction: .up, label: Point(x: (start.x + tip.x) / 2, y: lane), labelStandsBeside: false)
  }

  // MARK: Numbers

  private static func text(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  /// A length with at most one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
