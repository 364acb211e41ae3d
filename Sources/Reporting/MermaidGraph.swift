import Findings

/// Ownership graphs in the Mermaid language, which code hosts render in Markdown.
public struct MermaidGraph: Sendable {
  public init() {}

  /// The whole text.
  public func render(_ report: GraphReport) -> String {
    let text = GraphText(report: report)
    // Some versions read braces in a comment as the start of a directive.
    var lines = text.summary().map { "%% " + $0.map { $0 == "{" ? "(" : $0 == "}" ? ")" : String($0) }.joined() }
    lines.append("flowchart LR")
    var links = 0
    var marked: [GraphText.Emphasis: [Int]] = [:]
    for (number, entry) in report.entries.enumerated() {
      lines.append("  subgraph t\(number)[\(Self.quoted([entry.title]))]")
      for (index, node) in entry.graph.nodes.enumerated() {
        let (open, close) = Self.brackets(node.kind)
        lines.append("    n\(number)_\(index)\(open)\(Self.quoted(text.lines(of: node)))\(close)\(node.kind == .root ? ":::root" : "")")
      }
      let emphasis = text.emphasis(in: entry.graph)
      for (index, edge) in entry.graph.edges.enumerated() {
        let arrow = edge.strength == .strong ? "-->" : "-.->"
        lines.append("    n\(number)_\(edge.source) \(arrow)|\(Self.quoted(text.lines(of: edge)))| n\(number)_\(edge.target)")
        if emphasis[index] != .plain { marked[emphasis[index], default: []].append(links) }
        links += 1
      }
      lines.append("  end")
    }
    lines.append("  classDef root fill:#ffffe0,stroke-width:3px,color:#000")
    if let lasting = marked[.lasting] { lines.append("  linkStyle \(Self.list(lasting)) stroke:red,stroke-width:3px,color:red") }
    if let passing = marked[.passing] { lines.append("  linkStyle \(Self.list(passing)) stroke:orange,color:darkorange") }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }

  private static func brackets(_ kind: BoxKind) -> (open: String, close: String) {
    switch kind {
    case .root, .object: ("[", "]")
    case .value: ("[/", "/]")
    case .closure: ("(", ")")
    case .variable: (">", "]")
    case .token: ("{{", "}}")
    case .system, .global: ("[(", ")]")
    case .unknown: ("[[", "]]")
    }
  }

  /// A quoted label. Characters special to Mermaid, Markdown or HTML become entities.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      var result = ""
      for character in line.unicodeScalars {
        switch character {
        case "\"", "#", "&", "<", ">", "`", "\\", "*", "_", "|", "{", "}", "[", "]", ";": result += "#\(character.value);"
        default: result.unicodeScalars.append(character)
        }
      }
      return result
    }
    return "\"" + escaped.joined(separator: "<br/>") + "\""
  }
}
