import Findings

/// Ownership graphs in the Graphviz language: `unretain graph Cart | dot -Tsvg -o cart.svg`.
public struct DOTGraph: Sendable {
  public init() {}

  /// The whole text.
  public func render(_ report: GraphReport) -> String {
    let text = GraphText(report: report)
    var lines = text.summary().map { "// " + $0 }
    lines += [
      "digraph ownership {", "  rankdir=LR;", "  node [fontname=\"Helvetica\", fontsize=11];", "  edge [fontname=\"Helvetica\", fontsize=9];",
    ]
    for (number, entry) in report.entries.enumerated() {
      let emphasis = text.emphasis(in: entry.graph)
      lines += ["  subgraph cluster_\(number) {", "    label=\(Self.quoted([entry.title]));", "    style=rounded;"]
      for (index, node) in entry.graph.nodes.enumerated() {
        lines.append("    n\(number)_\(index) [label=\(Self.quoted(text.lines(of: node))), \(Self.look(node.kind))];")
      }
      for (index, edge) in entry.graph.edges.enumerated() {
        let attributes = ["label=\(Self.quoted(text.lines(of: edge)))"] + Self.look(edge) + Self.look(emphasis[index])
        lines.append("    n\(number)_\(edge.source) -> n\(number)_\(edge.target) [\(attributes.joined(separator: ", "))];")
      }
      lines.append("  }")
    }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func look(_ kind: BoxKind) -> String {
    switch kind {
    case .root: "shape=box, style=\"bold,filled\", fillcolor=lightyellow"
    case .object: "shape=box"
    case .value: "shape=box, style=dashed"
    case .closure: "shape=ellipse"
    case .variable: "shape=note"
    case .token: "shape=hexagon"
    case .system, .global: "shape=cylinder"
    case .unknown: "shape=box, style=dotted"
    }
  }

  private static func look(_ edge: TypeGraph.Edge) -> [String] {
    switch edge.strength {
    case .strong: []
    case .weak: ["style=dashed"]
    case .unowned, .unownedUnsafe: ["style=dotted"]
    }
  }

  private static func look(_ emphasis: GraphText.Emphasis) -> [String] {
    switch emphasis {
    case .plain: []
    case .passing: ["color=orange", "fontcolor=darkorange3"]
    case .lasting: ["color=red", "fontcolor=red", "penwidth=2"]
    }
  }

  /// A quoted label. Graphviz interprets `\` escapes and HTML entities in it.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      var result = ""
      for character in line.unicodeScalars {
        switch character {
        case "\\": result += "\\\\"
        case "\"": result += "\\\""
        case "&": result += "&amp;"
        default: result.unicodeScalars.append(character)
        }
      }
      return result
    }
    return "\"" + escaped.joined(separator: "\\n") + "\""
  }
}
