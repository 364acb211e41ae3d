import Ownership

/// Ownership graphs as one SVG picture, light or dark like the viewer.
public struct SVGGraph: Sendable {
  public init() {}

  /// The whole file.
  public func render(_ report: GraphReport) -> String {
    let text = GraphText(report: report)
    let parts = report.entries.map { entry in (entry.title, DrawingSVG(Drawing(entry.graph, text), maximumWidth: 1400)) }
    let style = """
      :root{\(DrawingStyle.light)}@media(prefers-color-scheme:dark){:root{\(DrawingStyle.dark)}}
      .title{font:600 14px system-ui,sans-serif;fill:var(--text)}.ground{fill:var(--bg)}
      \(DrawingStyle.rules)
      """
    let width = max(200, (parts.map(\.1.width).max() ?? 0) + 24)
    var height = 12.0
    var content = ""
    for (title, part) in parts {
      content += "<text class=\"title\" x=\"24\" y=\"\(DrawingLayout.number(height + 20))\">\(HTMLText.escaped(title))</text>"
      content += "<g class=\"drawing\" transform=\"translate(12 \(DrawingLayout.number(height + 30)))\">\(part.content)</g>\n"
      height += part.height + 42
    }
    let size =
      "width=\"\(DrawingLayout.number(width))\" height=\"\(DrawingLayout.number(height))\" viewBox=\"0 0 \(DrawingLayout.number(width)) \(DrawingLayout.number(height))\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" \(size)>
      <title>\(HTMLText.escaped("Ownership graph of " + report.entries.map(\.title).joined(separator: ", ")))</title>
      <desc>\(text.summary().map(HTMLText.escaped).joined(separator: "\n"))</desc>
      <style>\(style)</style>
      <rect class="ground" width="100%" height="100%"/>
      \(content)</svg>

      """
  }
}

/// Ownership graphs as a page: drawn and in words.
public struct HTMLGraph: Sendable {
  public init() {}

  /// The whole file.
  public func render(_ report: GraphReport) -> String {
    let text = GraphText(report: report)
    let sections = report.entries.map { entry in
      let drawing = Drawing(entry.graph, text)
      let words = text.summary(of: entry)
      return "<section class=\"graph\"><h2>\(HTMLText.escaped(entry.title))</h2><p>\(HTMLText.escaped(words[0]))</p>"
        + "<figure>\(DrawingSVG(drawing, maximumWidth: 1180).element(label: drawing.description))</figure>"
        + "<ul>\(words.dropFirst().map { "<li>\(HTMLText.sentence($0))</li>" }.joined())</ul></section>"
    }
    let title = "Who holds whom: " + report.entries.map(\.title).joined(separator: ", ")
    return HTMLPage(title: title, body: "<header><h1>\(HTMLText.escaped(title))</h1></header><main>\(sections.joined(separator: "\n"))</main>").render()
  }
}
