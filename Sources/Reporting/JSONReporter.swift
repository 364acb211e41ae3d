import Text
import Ownership
import Findings

/// A small, stable JSON document for scripts, described by `docs/schemas/report.schema.json`. Contains all findings, including notes and suppressed ones.
///
/// Members may be added; none changes its meaning within one `version`. Lines and columns are 1-based; columns count UTF-8 code units, as in the text report.
public struct JSONReporter: Sendable {
  /// The version of the format.
  public static let version = 1

  public init() {}

  /// The whole file.
  public func render(_ report: Report) -> String {
    let fingerprints = Fingerprint.stable(of: report.findings, in: report.documents)
    let causes = report.causeNumbers()
    let findings = report.findings.indices.filter { report.findings[$0].level != .off }.map {
      json(of: report.findings[$0], fingerprint: fingerprints[$0], cause: causes[$0], in: report).written(atDepth: 2)
    }
    return JSONValue.object([
      JSONValue.Member(name: "version", value: .integer(Self.version)),
      JSONValue.Member(name: "tool", value: .compact(["name": "unretain", "version": .string(report.tool.version)])),
      JSONValue.Member(name: "findings", value: .array(findings)),
      JSONValue.Member(name: "notifications", value: .array(report.notifications.map { json(of: $0, in: report) })),
      JSONValue.Member(name: "statistics", value: json(of: report.statistics)),
    ]).serialized()
  }

  private func json(of finding: Finding, fingerprint: String, cause: String?, in report: Report) -> JSONValue {
    .compact([
      "rule": .string(finding.rule),
      "level": .string(finding.level.rawValue),
      "message": .string(finding.message),
      "evidence": .string(finding.evidence.rawValue),
      "life": finding.life.map { .string($0.rawValue) },
      "end": finding.end.map { .string($0.rawValue) },
      "location": location(finding.place, in: report),
      "path": .array(finding.path.map { .compact(["text": .string($0.text), "location": $0.place.flatMap { location($0, in: report) }]) }),
      "fingerprint": .string(fingerprint),
      "cause": cause.map { .string($0) },
      "cwe": .array(finding.weaknesses.map { .integer($0) }),
      "suppression": finding.suppression.map { suppression in
        .object([JSONValue.Member(name: "justification", value: .string(suppression.justification ?? ""))])
      },
      "baselineState": finding.baselineState.map { .string($0.rawValue) },
      "fix": finding.fix.flatMap { json(of: $0, at: finding.place, in: report) },
      "noFix": finding.fix.flatMap { if case .refused(let reason) = $0 { .string(reason) } else { nil } },
    ])
  }

  private func json(of offer: FixOffer, at place: SourcePlace, in report: Report) -> JSONValue? {
    guard case .fix(let fix) = offer else { return nil }
    let edits = fix.edits.map { edit in
      JSONValue.object([
        JSONValue.Member(
          name: "location", value: location(SourcePlace(file: place.file, range: edit.range), in: report) ?? .object([])),
        JSONValue.Member(name: "text", value: .string(edit.text)),
      ])
    }
    return .compact(["title": .string(fix.title), "isSafe": .boolean(fix.isSafe), "edits": .array(edits)])
  }

  private func json(of notification: FileNotification, in report: Report) -> JSONValue {
    .compact([
      "kind": .string(notification.kind.code),
      "level": .string(notification.kind.level.rawValue),
      "file": .string(notification.rootRelativePath),
      "location": notification.place.flatMap { location($0, in: report) },
      "message": .string(notification.message),
    ])
  }

  private func location(_ place: SourcePlace, in report: Report) -> JSONValue? {
    guard let document = report.document(of: place) else { return nil }
    let start = document.position(at: place.range.start)
    let end = document.position(at: place.range.end)
    return .compact([
      "file": .string(document.rootRelativePath), "line": .integer(start.line), "column": .integer(start.utf8Column),
      "endLine": .integer(end.line), "endColumn": .integer(end.utf8Column),
    ])
  }

  private func json(of statistics: Statistics) -> JSONValue {
    .compact([
      "files": .integer(statistics.files), "skippedFiles": .integer(statistics.skippedFiles), "lines": .integer(statistics.lines),
      "parseErrors": .integer(statistics.parseErrors), "closures": .integer(statistics.closures),
      "reportedClosures": .integer(statistics.reportedClosures), "harmlessClosures": .integer(statistics.harmlessClosures),
      "boundedClosures": .integer(statistics.boundedClosures), "keptClosures": .integer(statistics.retainedClosures),
      "unknownClosures": .integer(statistics.unknownClosures),
    ])
  }
}
