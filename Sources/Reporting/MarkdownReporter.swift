import Findings
import Catalog

/// A comment for a pull request: a table of the findings, with collapsible ownership paths.
public struct MarkdownReporter: Sendable {
  /// Findings below this level are counted, not shown.
  public var minimumLevel: Level
  /// GitHub rejects comments of more than 65,536 characters. This number of UTF-8 bytes leaves room for surrounding text.
  public static let sizeLimit = 60_000

  public init(minimumLevel: Level = .warning) { self.minimumLevel = minimumLevel }

  /// The whole text. Parts beyond the limit are left out and counted in the last line.
  public func render(_ report: Report) -> String {
    let findings = report.openFindings(from: minimumLevel)
    var text = "### Unretain: \(summary(report))\n"
    if !findings.isEmpty { text += "\n" }
    for (index, open) in findings.enumerated() {
      let entry = entry(open, in: report)
      if text.utf8.count + entry.utf8.count > Self.sizeLimit {
        let rest = findings.count - index
        text += "\n… and \(rest) more \(rest == 1 ? "finding" : "findings"), left out because the report would be too long.\n"
        break
      }
      text += entry
    }
    let skipped = report.statistics.skippedFiles
    if skipped > 0 { text += "\n\(skipped) \(skipped == 1 ? "file" : "files") could not be analysed.\n" }
    return text
  }

  private func entry(_ open: OpenFinding, in report: Report) -> String {
    let mark = open.finding.level == .error ? "🔴" : open.finding.level == .warning ? "🟡" : "🔵"
    var text =
      "- \(mark) **\(open.finding.level.rawValue)** \(code("\(open.path):\(open.start.line)")) \(escaped(open.finding.message)) \(code(open.finding.rule))\n"
    let path = report.pathLines(of: open.finding)
    if !path.isEmpty {
      text += "  <details><summary>ownership path</summary>\n\n"
      for line in path { text += "  \(escaped(line))\n" }
      text += "\n  </details>\n"
    }
    return text
  }

  private func summary(_ report: Report) -> String {
    let counts = [Level.error, .warning, .note].map { level in
      let count = report.findings.count { $0.isOpen && $0.level == level }
      return "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ")
  }

  /// As code, even with backticks in the text.
  private func code(_ text: String) -> String {
    let line = TerminalText.printable(text)
    return line.contains("`") ? "`` \(line) ``" : "`\(line)`"
  }

  /// Names in backticks stay code; characters special to HTML or Markdown are escaped.
  private func escaped(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in TerminalText.printable(text) {
      switch character {
      case "`": isCode.toggle()
      case "<" where !isCode:
        result += "&lt;"
        continue
      case "&" where !isCode:
        result += "&amp;"
        continue
      case "*", "_", "[", "]", "#", "|", "\\", "~", "@": if !isCode { result += "\\" }
      default: break
      }
      result.append(character)
    }
    return result
  }
}
