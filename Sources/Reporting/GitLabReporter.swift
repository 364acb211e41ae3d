import Text
import Findings
import Catalog

/// GitLab's code quality report, shown in merge requests. It uses a subset of Code Climate's issues: `description`, `check_name`, `fingerprint`, `severity`,
/// `location`.
public struct GitLabReporter: Sendable {
  /// Findings below this level are left out.
  public var minimumLevel: Level

  public init(minimumLevel: Level = .warning) { self.minimumLevel = minimumLevel }

  /// The whole file.
  public func render(_ report: Report) -> String {
    JSONValue.array(
      report.openFindings(from: minimumLevel).map { open in
        .compact([
          "description": .string(open.finding.message),
          "check_name": .string(open.finding.rule),
          "fingerprint": .string(open.fingerprint),
          "severity": .string(severity(open.finding.level)),
          "location": .compact(["path": .string(open.path), "lines": .compact(["begin": .integer(open.start.line), "end": .integer(open.end.line)])]),
        ])
      }
    ).serialized()
  }

  private func severity(_ level: Level) -> String {
    switch level {
    case .error: "major"
    case .warning: "minor"
    case .note, .off: "info"
    }
  }
}
