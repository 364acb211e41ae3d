import Findings
import Catalog

/// Workflow commands of GitHub Actions, which shows each as an annotation at its line.
///
/// The format follows GitHub's page "Workflow commands for GitHub Actions": properties escape `%`, line breaks, `:` and `,`, messages only the first two.
public struct GitHubReporter: Sendable {
  /// Findings below this level are left out.
  public var minimumLevel: Level

  public init(minimumLevel: Level = .warning) { self.minimumLevel = minimumLevel }

  /// A line for each open finding; empty where there is none.
  public func render(_ report: Report) -> String {
    let findings = report.openFindings(from: minimumLevel).map { open in
      // An annotation over several lines must not have columns.
      let columns = open.start.line == open.end.line ? ",col=\(open.start.utf16Column),endColumn=\(open.end.utf16Column)" : ""
      let place = "file=\(escapedProperty(open.path)),line=\(open.start.line),endLine=\(open.end.line)" + columns
      let message = ([open.finding.message] + report.pathLines(of: open.finding)).joined(separator: "\n")
      return "::\(command(open.finding.level)) \(place),title=\(escapedProperty(open.finding.rule))::\(escaped(message))\n"
    }
    let problems = report.notifications.filter { $0.kind != .parseError }.map { notification in
      "::\(command(notification.kind.level)) file=\(escapedProperty(notification.rootRelativePath))::\(escaped(notification.message))\n"
    }
    return (problems + findings).joined()
  }

  private func command(_ level: Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note, .off: "notice"
    }
  }

  private func escaped(_ text: String) -> String { replace(in: text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"]) }

  private func escapedProperty(_ text: String) -> String {
    replace(in: text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A", ":": "%3A", ",": "%2C"])
  }

  private func replace(in text: String, _ replacements: [Character: String]) -> String {
    text.map { replacements[$0] ?? TerminalText.printable(String($0)) }.joined()
  }
}
