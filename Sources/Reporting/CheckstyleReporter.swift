import Findings
import Catalog

/// Checkstyle XML, supported by most build servers and review tools.
public struct CheckstyleReporter: Sendable {
  /// Findings below this level are left out.
  public var minimumLevel: Level

  public init(minimumLevel: Level = .warning) { self.minimumLevel = minimumLevel }

  /// The whole file.
  public func render(_ report: Report) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#]
    var file: String?
    for open in report.openFindings(from: minimumLevel) {
      if open.path != file {
        if file != nil { lines.append("  </file>") }
        lines.append(#"  <file name="\#(escapedAsXML(open.path))">"#)
        file = open.path
      }
      lines.append(
        #"    <error line="\#(open.start.line)" column="\#(open.start.utf16Column)" severity="\#(severity(open.finding.level))" message="\#(escapedAsXML(open.finding.message))" source="unretain.\#(open.finding.rule)"/>"#
      )
    }
    if file != nil { lines.append("  </file>") }
    return (lines + ["</checkstyle>", ""]).joined(separator: "\n")
  }

  private func severity(_ level: Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note, .off: "info"
    }
  }
}
