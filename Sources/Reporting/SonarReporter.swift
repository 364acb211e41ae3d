import Text
import Ownership
import Findings
import Catalog

/// SonarQube's generic issue format, as of version 10.3: rules and issues, with the ownership path as secondary locations.
///
/// Lines are 1-based and columns 0-based. Empty ranges have no columns, because SonarQube rejects them.
public struct SonarReporter: Sendable {
  /// Findings below this level are left out.
  public var minimumLevel: Level

  public init(minimumLevel: Level = .warning) { self.minimumLevel = minimumLevel }

  /// The whole file.
  public func render(_ report: Report) -> String {
    let findings = report.openFindings(from: minimumLevel)
    var worst: [String: Level] = [:]
    for open in findings { worst[open.finding.rule] = max(worst[open.finding.rule] ?? .note, open.finding.level) }
    let summaries = Dictionary(report.rules.map { ($0.name, $0.summary) }, uniquingKeysWith: { first, _ in first })
    let rules = worst.sorted { $0.key < $1.key }.map { name, level in
      JSONValue.compact([
        "id": .string(name), "name": .string(summaries[name] ?? name), "description": .string(summaries[name] ?? name), "engineId": "unretain",
        "cleanCodeAttribute": "LOGICAL", "type": "BUG", "severity": .string(severity(level)),
        "impacts": .array([.compact(["softwareQuality": "RELIABILITY", "severity": .string(impact(level))])]),
      ])
    }
    let issues = findings.map { open in
      JSONValue.compact([
        "ruleId": .string(open.finding.rule),
        "primaryLocation": location(open.finding.place, message: open.finding.message, in: report),
        "secondaryLocations": .array(
          open.finding.path.compactMap { step in step.place.flatMap { location($0, message: step.text, in: report) } }),
      ])
    }
    return JSONValue.compact(["rules": .array(rules), "issues": .array(issues)]).serialized()
  }

  private func location(_ place: SourcePlace, message: String, in report: Report) -> JSONValue? {
    guard let document = report.document(of: place) else { return nil }
    let start = document.position(at: place.range.start)
    let end = document.position(at: place.range.end)
    let hasColumns = start != end
    return .compact([
      "message": .string(message), "filePath": .string(document.rootRelativePath),
      "textRange": .compact([
        "startLine": .integer(start.line), "endLine": hasColumns ? .integer(end.line) : nil,
        "startColumn": hasColumns ? .integer(start.utf16Column - 1) : nil, "endColumn": hasColumns ? .integer(end.utf16Column - 1) : nil,
      ]),
    ])
  }

  private func severity(_ level: Level) -> String { level == .error ? "CRITICAL" : level == .warning ? "MAJOR" : "INFO" }

  private func impact(_ level: Level) -> String { level == .error ? "HIGH" : level == .warning ? "MEDIUM" : "LOW" }
}
