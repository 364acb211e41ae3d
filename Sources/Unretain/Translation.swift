internal import Catalog
internal import Findings
internal import Ownership
internal import Project
internal import Reporting

/// Turns the outcome of a run into the values of the public face.
struct Translation {
  private let outcome: Linter.Outcome
  /// The name of each document.
  private let names: [String]
  private let paths: ProjectPaths

  init(_ outcome: Linter.Outcome, _ paths: ProjectPaths) {
    self.outcome = outcome
    self.paths = paths
    names = zip(outcome.report.documents, outcome.absolutePaths).map { paths.name(ofShown: $0.displayPath, absolute: $1) }
  }

  var result: CheckResult {
    let findings = findings { _ in true }
    let closures = outcome.analysis.closures.filter { !outcome.isIndexOnly[$0.place.file] }.sorted { $0.place < $1.place }
    return CheckResult(
      findings: findings.filter { $0.acceptance == nil }, accepted: findings.filter { $0.acceptance != nil },
      closures: closures.map { Closure(location: location($0.place), verdict: Closure.Verdict($0.verdict), reason: $0.loss?.words) },
      statistics: Statistics(outcome.report.statistics), problems: outcome.report.notifications.map(problem))
  }

  /// The findings that meet a condition, in the order of the report.
  func findings(where isMeant: (Findings.Finding) -> Bool) -> [Finding] {
    let report = outcome.report
    let fingerprints = Fingerprint.stable(of: report.findings, in: report.documents)
    return zip(report.findings, fingerprints).compactMap { finding, fingerprint in
      guard isMeant(finding), let level = Level(finding.level) else { return nil }
      return Finding(
        rule: finding.rule, level: level, message: finding.message, location: location(finding.place),
        path: finding.path.filter { !$0.text.isEmpty }.map { PathStep(text: $0.text, location: $0.place.map(location)) },
        evidence: Evidence(finding.evidence), life: finding.life.map { Life($0) }, end: finding.end.map { PathEnd($0) }, weaknesses: finding.weaknesses,
        fingerprint: fingerprint, acceptance: Acceptance(finding))
    }
  }

  private func problem(_ notification: FileNotification) -> Problem {
    let location = notification.place.map(location)
    return Problem(
      kind: Problem.Kind(notification.kind), path: location?.path ?? paths.name(ofShown: notification.path, absolute: nil), location: location,
      message: notification.message)
  }

  private func location(_ place: SourcePlace) -> Location {
    let document = outcome.report.documents[place.file]
    let start = document.position(at: place.range.start)
    let end = document.position(at: place.range.end)
    return Location(path: names[place.file], line: start.line, column: start.utf8Column, endLine: end.line, endColumn: end.utf8Column)
  }
}
