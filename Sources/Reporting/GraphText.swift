import Findings
import Ownership
import Catalog

/// Ownership graphs of types to be drawn.
public struct GraphReport: Sendable {
  /// A type's graph with a name that distinguishes it from other types of that name.
  public struct Entry: Sendable {
    public var title: String
    public var graph: TypeGraph
    public init(title: String, graph: TypeGraph) {
      self.title = title
      self.graph = graph
    }
  }
  public var entries: [Entry]
  /// The files of the program, indexed by `SourcePlace.file`.
  public var documents: [SourceDocument]

  public init(entries: [Entry], documents: [SourceDocument]) {
    self.entries = entries
    self.documents = documents
  }
}

/// The texts shared by all output formats of a graph.
struct GraphText {
  let report: GraphReport

  /// The emphasis of an edge or node.
  enum Emphasis {
    case plain
    /// Part of a cycle that something ends, or that is only possible.
    case passing
    /// Part of a cycle that lasts for ever.
    case lasting
  }

  /// The summary of the cycles, one line each, for comments in the output.
  func summary() -> [String] { report.entries.flatMap { summary(of: $0) } }

  /// The summary of one graph's cycles; the first line names the type.
  func summary(of entry: GraphReport.Entry) -> [String] {
    let cycles = entry.graph.cycles
    var lines = ["\(entry.title) (\(location(entry.graph.place))): \(Self.count(cycles.count, "cycle"))"]
    for (index, cycle) in cycles.enumerated() {
      lines.append("  cycle \(index + 1): \(verdict(cycle))")
      for step in cycle.path { lines.append("    " + (step.place.map { "\(location($0)): " } ?? "") + step.text) }
    }
    return lines.map(TerminalText.printable)
  }

  private func verdict(_ cycle: TypeGraph.Cycle) -> String {
    let evidence = cycle.evidence.rawValue
    if cycle.endsByItself { return "ends by itself, \(evidence)" }
    switch cycle.broken {
    case .never: return "never freed, \(evidence)"
    case .byDeinit: return "never freed, \(evidence): \(cycle.until), but `deinit` never runs"
    case .byUncalledMethod: return "never freed, \(evidence): \(cycle.until), but nothing in sight calls that for it"
    case .inDeinitToo: return "never freed, \(evidence): \(cycle.until), but who counts on `deinit`, which would do that too, waits for ever"
    case .onSomePaths: return "never freed, \(evidence), where a way leads past the code by which \(cycle.until)"
    case .bySameCode, .byOtherMethod: return "freed when \(cycle.until), \(evidence)"
    }
  }

  /// The lines of a node's label.
  func lines(of node: TypeGraph.Node) -> [String] {
    var title = node.name
    if !node.type.isEmpty { title += title.isEmpty ? node.type : ": \(node.type)" }
    if title.isEmpty { title = node.kind == .token ? "token" : "an object" }
    return ([title] + (node.place.map { [location($0)] } ?? [])).map(TerminalText.printable)
  }

  /// The lines of an edge's label.
  func lines(of edge: TypeGraph.Edge) -> [String] {
    let title = Self.label(
      edge.name, isCapture: edge.isCapture, strength: edge.strength, lifetime: edge.lifetime, isProven: edge.isProven)
    return ([title] + (edge.place.map { [location($0)] } ?? [])).map(TerminalText.printable)
  }

  /// The label of an arrow.
  static func label(_ name: String, isCapture: Bool, strength: CaptureStrength, lifetime: Lifetime, isProven: Bool) -> String {
    var title = name
    if strength != .strong { title = isCapture ? "\(title) \(adverb(strength))" : "\(word(strength)) \(title)" }
    switch lifetime {
    case .untilEvent: title += ", until it is over"
    case .untilCall: title += ", until a call ends it"
    case .synchronous, .whileKept, .unbounded, .unknown: break
    }
    return isProven ? title : title + " (assumed)"
  }

  private static func word(_ strength: CaptureStrength) -> String {
    strength == .unownedUnsafe ? "unowned(unsafe)" : strength.rawValue
  }

  private static func adverb(_ strength: CaptureStrength) -> String { strength == .weak ? "weakly" : word(strength) }

  /// For each edge of a graph, whether it is part of a cycle.
  func emphasis(in graph: TypeGraph) -> [Emphasis] {
    var result = Array(repeating: Emphasis.plain, count: graph.edges.count)
    for cycle in graph.cycles {
      for edge in cycle.edges where result[edge] != .lasting { result[edge] = cycle.isLasting ? .lasting : .passing }
    }
    return result
  }

  private func location(_ place: SourcePlace) -> String {
    guard report.documents.indices.contains(place.file) else { return "" }
    let document = report.documents[place.file]
    return "\(document.displayPath):\(document.position(at: place.range.start).line)"
  }

  private static func count(_ number: Int, _ word: String) -> String {
    number == 0 ? "no \(word)" : number == 1 ? "1 \(word)" : "\(number) \(word)s"
  }
}
