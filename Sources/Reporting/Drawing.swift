import Ownership
import Findings
import Catalog

/// Boxes and arrows before layout.
struct Drawing {
  /// A holder or target.
  struct Box {
    var kind: BoxKind
    /// The kind, truncated.
    var title: String
    /// The source name or location; may be empty.
    var subtitle: String
    /// Both, not truncated.
    var fullText: String

    init(kind: BoxKind, title: String, subtitle: String) {
      self.kind = kind
      fullText = subtitle.isEmpty ? title : "\(title) (\(subtitle))"
      self.title = Self.cut(title)
      self.subtitle = Self.cut(subtitle)
    }

    /// Truncates in the middle.
    private static func cut(_ text: String, to limit: Int = 34) -> String {
      let text = TerminalText.printable(text)
      if text.count <= limit { return text }
      return text.prefix(limit / 2) + "…" + text.suffix(limit / 2 - 1)
    }
  }

  /// A reference from one box to another.
  struct Arrow {
    var source: Int
    var target: Int
    var label: String
    var strength: CaptureStrength
    var emphasis: GraphText.Emphasis
    /// Whether it is the reference to remove.
    var isCut = false
    /// The path step that describes it, 1-based; 0 for none.
    var step = 0
  }

  var boxes: [Box] = []
  var arrows: [Arrow] = []

  /// The path of a finding; `nil` if its steps contain no drawing.
  init?(_ finding: Finding) {
    let references = finding.path.enumerated().compactMap { index, step in step.drawn.first.map { (step: index, reference: $0) } }
    guard let first = references.first else { return nil }
    let cut = Self.stepToCut(finding)
    let isCycle = references.contains { $0.reference.closesCycle }
    let emphasis: GraphText.Emphasis = finding.level == .note ? (isCycle ? .passing : .plain) : .lasting
    boxes.append(Self.box(first.reference.source))
    for (index, reference) in references {
      // The beginning of the next step describes the previous target more precisely: an element instead of its collection.
      if index != first.step { boxes[boxes.count - 1] = Self.box(reference.source) }
      let source = boxes.count - 1
      if !reference.closesCycle { boxes.append(Self.box(reference.target)) }
      arrows.append(
        Arrow(
          source: source, target: reference.closesCycle ? 0 : boxes.count - 1, label: Self.label(reference), strength: reference.strength,
          emphasis: emphasis, isCut: index == cut, step: index + 1))
      if reference.closesCycle { break }
    }
  }

  /// A type's graph.
  init(_ graph: TypeGraph, _ text: GraphText) {
    boxes = graph.nodes.map { node in
      let lines = text.lines(of: node)
      return Box(kind: node.kind, title: lines[0], subtitle: lines.dropFirst().last?.split(separator: "/").last.map(String.init) ?? "")
    }
    let emphasis = text.emphasis(in: graph)
    arrows = graph.edges.enumerated().map { index, edge in
      Arrow(source: edge.source, target: edge.target, label: text.lines(of: edge)[0], strength: edge.strength, emphasis: emphasis[index])
    }
  }

  /// The drawing in words, for accessibility.
  var description: String {
    arrows.map { arrow in
      let isWeak = arrow.strength != .strong
      return "\(boxes[arrow.source].fullText) \(isWeak ? "refers to" : "holds") \(boxes[arrow.target].fullText) by \(arrow.label)"
        + (arrow.isCut ? ", the reference to cut" : "")
    }.joined(separator: "; ") + "."
  }

  /// The step with the reference that a repair removes: the one at the finding's place, else the capture.
  private static func stepToCut(_ finding: Finding) -> Int? {
    let drawn = finding.path.indices.filter { !finding.path[$0].drawn.isEmpty }
    return drawn.last { finding.path[$0].drawn[0].isCapture } ?? drawn.last { finding.path[$0].place == finding.place } ?? drawn.last
  }

  private static func box(_ box: DrawnReference.Box) -> Box {
    let title = box.type.isEmpty ? box.name : box.type
    return Box(kind: box.kind, title: title.isEmpty ? "an object" : title, subtitle: box.type.isEmpty || box.name == box.type ? "" : box.name)
  }

  private static func label(_ reference: DrawnReference) -> String {
    GraphText.label(
      reference.name, isCapture: reference.isCapture, strength: reference.strength, lifetime: reference.lifetime, isProven: reference.isProven)
  }
}
