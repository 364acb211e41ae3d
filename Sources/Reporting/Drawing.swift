import Ownership
import Findings
import Catalog

/// Boxes and arrows, before anybody has said where they stand.
struct Drawing {
  /// Something that holds, or is held.
  struct Box {
    var kind: BoxKind
    /// What it is; cut to a length that fits.
    var title: String
    /// What the source calls it, or where it is; may be empty.
    var subtitle: String
    /// Both, uncut.
    var fullText: String

    init(kind: BoxKind, title: String, subtitle: String) {
      self.kind = kind
      fullText = subtitle.isEmpty ? title : "\(title) (\(subtitle))"
      self.title = Self.cut(title)
      self.subtitle = Self.cut(subtitle)
    }

    /// What is longer than a box can be wide loses its middle.
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
    /// Is it the reference to take away?
    var isCut = false
    /// The step of the path that puts it into words, from 1; 0 for none.
    var step = 0
  }

  var boxes: [Box] = []
  var arrows: [Arrow] = []

  /// The path of a finding; `nil` where its steps say nothing that could be drawn.
  init?(_ finding: Finding) {
    let references = finding.path.enumerated().compactMap { index, step in step.drawn.first.map { (step: index, reference: $0) } }
    guard let first = references.first else { return nil }
    let cut = Self.stepToCut(finding)
    let isCycle = references.contains { $0.reference.closesCycle }
    let emphasis: GraphText.Emphasis = finding.level == .note ? (isCycle ? .passing : .plain) : .lasting
    boxes.append(Self.box(first.reference.source))
    for (index, reference) in references {
      // What the last step led to is known better where the next begins: an element in place of its collection.
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

  /// The drawing in words, for who cannot see it.
  var description: String {
    arrows.map { arrow in
      let isWeak = arrow.strength != .strong
      return "\(boxes[arrow.source].fullText) \(isWeak ? "refers to" : "holds") \(boxes[arrow.target].fullText) by \(arrow.label)"
        + (arrow.isCut ? ", the reference to cut" : "")
    }.joined(separator: "; ") + "."
  }

  /// Which step is about the reference that a repair takes away: the one at the finding's place, else the capture.
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
