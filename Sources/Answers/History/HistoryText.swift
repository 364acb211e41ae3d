import Catalog
import Project
import Reporting

extension FindingTimeline {
  /// The number of digits of a hash in texts.
  private static let digits = 10

  /// A paragraph for each step that changes something, then the sums.
  public var text: String {
    if history.steps.isEmpty { return "No commit in the range changes a Swift file; \(Self.words(open(after: nil), level)).\n" }
    var lines: [String] = []
    for step in history.steps.indices {
      let (introduced, ended) = (introduced(by: step), ended(by: step))
      if introduced.isEmpty, ended.isEmpty { continue }
      lines.append("\(title(step)): \(Self.words(open(after: step), level))")
      lines += introduced.map { "  + \(line($0.first))" }
      lines += ended.map { "  - \(line($0.finding)): \(end($0))" }
    }
    lines += summary
    return lines.map { TerminalText.printable($0) + "\n" }.joined()
  }

  /// "2026-03-09 0123456789 Ann: Add the cart"
  func title(_ step: Int) -> String {
    let commits = history.steps[step].commits
    guard let last = commits.last else { return "" }
    let words = commits.count == 1 ? "\(last.author), \(last.subject)" : "\(commits.count) commits" + (author(step).map { " by \($0)" } ?? "")
    return "\(CalendarDate(time: last.time)) \(last.revision.prefix(Self.digits)) \(words)"
  }

  func line(_ finding: RevisionFinding) -> String {
    "\(finding.known.path):\(finding.line):\(finding.column): \(finding.known.level.rawValue): \(finding.message) [\(finding.known.rule)]"
  }

  /// "repaired after 6 days (introduced in 0123456789 by Ann)"
  func end(_ life: FindingLife) -> String {
    let outcome = life.end?.outcome.rawValue ?? ""
    guard let start = life.introduced, let days = days(life) else { return outcome }
    let origin = history.steps[start].commits.last.map { " (introduced in \($0.revision.prefix(Self.digits))" } ?? " ("
    return "\(outcome) after \(days) day\(days == 1 ? "" : "s")\(origin)\(author(start).map { " by \($0)" } ?? ""))"
  }

  var summary: [String] {
    let commits = history.steps.reduce(0) { $0 + $1.commits.count }
    let steps = history.steps.count == commits ? "" : " in \(history.steps.count) steps"
    let introduced = lives.count { $0.introduced != nil }
    let ends = FindingLife.Outcome.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    var lines = [
      "\(commits) commit\(commits == 1 ? "" : "s") with Swift files\(steps): \(introduced) introduced, \(ends).",
      "At the start \(Self.words(open(after: nil), level)), at the end \(Self.words(open(after: history.steps.indices.last), level)), of which \(remaining.count) introduced in the range.",
    ]
    if let days = medianDays { lines.append("Half of the repairs of findings from the range came within \(days) day\(days == 1 ? "" : "s").") }
    lines += shares.map { "  \($0.author): \($0.introduced) introduced, \($0.repaired) repaired" }
    return lines
  }

  /// "2 errors, 1 warning"
  static func words(_ open: [Level: Int], _ least: Level) -> String {
    [Level.error, .warning, .note].filter { $0 >= least }.map { level in
      let count = open[level] ?? 0
      return "\(count) \(level.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
