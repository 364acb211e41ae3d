import Findings
import Catalog

/// One line with the reader's next step.
struct TextAdvice {
  let report: Report
  let minimumLevel: Level

  /// The number of findings above which looking at each is not practical.
  private static let flood = 50

  /// `nil` if there is nothing to do.
  var line: String? {
    let findings = report.findings.filter { $0.isOpen && $0.level != .off && $0.level >= minimumLevel }
    guard let first = findings.first else { return nil }
    var parts: [String] = []
    if findings.count >= Self.flood, report.goneFindings == nil {
      parts.append("`unretain --write-baseline .unretain-baseline.json` accepts what there is, `--format html=report.html` shows it in a browser")
    } else {
      parts.append("`unretain explain \(Self.mostFrequentRule(findings) ?? first.rule)` says what goes wrong")
    }
    let fixes = findings.compactMap { if case .fix(let fix)? = $0.fix { fix } else { nil } }
    if !fixes.isEmpty {
      let option = fixes.allSatisfy(\.isSafe) ? "" : " --unsafe-fixes"
      parts.append("`unretain fix --diff\(option)` shows \(fixes.count == 1 ? "a repair" : "\(fixes.count) repairs")")
    }
    if let start = start(of: findings) { parts.insert(start, at: 0) }
    return parts.joined(separator: "; ") + "."
  }

  /// Where to begin among findings that are listed by file; `nil` if the first one listed is the one to begin with.
  private func start(of findings: [Finding]) -> String? {
    guard let cause = FindingCause.all(of: findings).byWorth(level: { findings[$0].level }).first, cause.head > 0 else { return nil }
    let place = findings[cause.head].place
    guard let document = report.document(of: place) else { return nil }
    let others = cause.others.isEmpty ? "" : ", whose path \(cause.others.count == 1 ? "one other shares" : "\(cause.others.count) others share")"
    return "repair \(TerminalText.printable(document.displayPath)):\(document.position(at: place.range.start).line) first\(others)"
  }

  private static func mostFrequentRule(_ findings: [Finding]) -> String? {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.rule, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
