import Catalog

/// A page about the findings of a range of revisions: their number as a curve, then what each step changes.
public struct HTMLHistory: Sendable {
  /// The state after one step.
  public struct Point: Sendable {
    /// What a reader sees when pointing at it.
    public var label: String
    /// The number of findings by level.
    public var counts: [Level: Int]

    public init(label: String, counts: [Level: Int]) {
      self.label = label
      self.counts = counts
    }
  }

  /// A step that changes something.
  public struct Entry: Sendable {
    public var title: String
    /// Each with its level.
    public var introduced: [(level: Level, text: String)]
    public var ended: [(level: Level, text: String)]

    public init(title: String, introduced: [(level: Level, text: String)], ended: [(level: Level, text: String)]) {
      self.title = title
      self.introduced = introduced
      self.ended = ended
    }
  }

  private let points: [Point]
  private let entries: [Entry]
  private let summary: [String]
  private let minimumLevel: Level

  /// The drawing area, in pixels.
  private static let width = 1180.0
  private static let height = 220.0
  /// Room for the numbers at the left.
  private static let margin = 44.0

  /// - Parameters:
  ///   - points: In the order of time.
  ///   - entries: The latest first.
  ///   - summary: Lines of text.
  public init(points: [Point], entries: [Entry], summary: [String], minimumLevel: Level) {
    self.points = points
    self.entries = entries
    self.summary = summary
    self.minimumLevel = minimumLevel
  }

  /// The whole file.
  public func render() -> String {
    let sections = entries.map { entry in
      "<section class=\"file\"><h2>\(HTMLText.escaped(entry.title))</h2><ul>\(items("introduced", entry.introduced))\(items("ended", entry.ended))</ul></section>"
    }
    let body = """
      <header><h1>History of findings</h1></header>
      <main>\(summary.map { "<p>\(HTMLText.sentence($0))</p>" }.joined(separator: "\n"))
      <figure class="curve">\(curve)</figure>
      \(sections.joined(separator: "\n"))</main>
      """
    return HTMLPage(title: "Unretain: history of findings", body: body).render()
  }

  private func items(_ kind: String, _ findings: [(level: Level, text: String)]) -> String {
    findings.map { "<li class=\"\($0.level.rawValue)\">\(kind): \(HTMLText.sentence($0.text))</li>" }.joined()
  }

  /// The levels that are drawn, the gravest at the bottom.
  private var levels: [Level] { [.error, .warning, .note].filter { $0 >= minimumLevel } }

  /// A bar for each point, with a part for each level.
  private var curve: String {
    let most = max(1, points.map { point in levels.reduce(0) { $0 + (point.counts[$1] ?? 0) } }.max() ?? 1)
    let step = (Self.width - Self.margin) / Double(max(1, points.count))
    var bars = ""
    for (index, point) in points.enumerated() {
      var top = Self.height
      bars += "<g><title>\(HTMLText.escaped(point.label))</title>"
      for level in levels {
        let part = Double(point.counts[level] ?? 0) / Double(most) * (Self.height - 20)
        if part == 0 { continue }
        top -= part
        bars += rectangle(level, x: Self.margin + Double(index) * step, y: top, width: max(0.5, step - (step > 4 ? 1 : 0)), height: part)
      }
      bars += "</g>"
    }
    let size = "viewBox=\"0 0 \(DrawingLayout.number(Self.width)) \(DrawingLayout.number(Self.height + 1))\""
    return
      "<svg role=\"img\" aria-label=\"The number of findings after each step, at most \(most)\" \(size)><text x=\"0\" y=\"24\">\(most)</text><text x=\"0\" y=\"\(DrawingLayout.number(Self.height))\">0</text>\(bars)</svg>"
  }

  private func rectangle(_ level: Level, x: Double, y: Double, width: Double, height: Double) -> String {
    let number = DrawingLayout.number
    return "<rect class=\"\(level.rawValue)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\"/>"
  }
}
