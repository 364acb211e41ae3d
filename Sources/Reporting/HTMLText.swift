/// Text in HTML.
enum HTMLText {
  /// As text or as a quoted attribute value. Characters that change the reading direction become visible.
  static func escaped(_ text: String) -> String { escapedAsXML(TerminalText.printable(text)) }

  /// A sentence with names in backticks, which become code.
  static func sentence(_ text: String) -> String {
    var result = ""
    var isCode = false
    for part in escaped(text).split(separator: "`", omittingEmptySubsequences: false) {
      result += isCode ? "<code>\(part)</code>" : String(part)
      isCode.toggle()
    }
    return result
  }

  /// The Markdown subset used in rule explanations: paragraphs, `**bold**`, `code`, lists, headings and indented code.
  static func paragraphs(_ markdown: String) -> String {
    var result = ""
    var code: [String] = []
    var text: [String] = []
    func flush() {
      if !code.isEmpty { result += "<pre>" + code.map(escaped).joined(separator: "\n") + "</pre>" }
      if !text.isEmpty { result += "<p>" + text.map(bold).joined(separator: " ") + "</p>" }
      code = []
      text = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    ") {
        if code.isEmpty { flush() }
        code.append(String(line.dropFirst(4)))
      } else if line.isEmpty {
        flush()
      } else {
        if !code.isEmpty || line.hasPrefix("- ") || line.hasPrefix("#") { flush() }
        text.append(String(line.drop { $0 == "#" }))
      }
    }
    flush()
    return result
  }

  private static func bold(_ line: String) -> String {
    var result = ""
    var isBold = false
    var rest = Substring(sentence(line))
    while let mark = rest.firstRange(of: "**") {
      result += rest[..<mark.lowerBound] + (isBold ? "</strong>" : "<strong>")
      isBold.toggle()
      rest = rest[mark.upperBound...]
    }
    return result + rest + (isBold ? "</strong>" : "")
  }
}
