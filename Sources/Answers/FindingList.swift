import Catalog
import Findings
import Project
import Reporting
import Text

/// The open findings of a run, the gravest first, up to a limit.
public struct FindingList {
  private let outcome: Linter.Outcome
  private let shown: [Finding]
  /// The number of findings, shown or not.
  public let total: Int
  /// The number of analysed files that are meant.
  public let files: Int

  /// - Parameters:
  ///   - level: The least level.
  ///   - paths: Files and folders as reports show them; empty for all.
  ///   - limit: The greatest number of findings.
  public init(_ outcome: Linter.Outcome, from level: Level, paths: [String], limit: Int) {
    self.outcome = outcome
    let wanted: [String] = paths.map { FilePaths.real($0) ?? $0 }
    func isWanted(_ path: String) -> Bool {
      wanted.isEmpty || wanted.contains { folder in path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") }
    }
    files = outcome.absolutePaths.count(where: isWanted)
    let meant: [Finding] = outcome.report.findings.filter { finding in
      finding.isOpen && finding.level >= level && isWanted(outcome.absolutePaths[finding.place.file])
    }
    total = meant.count
    let ordered = meant.enumerated().sorted { left, right in
      left.element.level == right.element.level ? left.offset < right.offset : left.element.level > right.element.level
    }
    shown = outcome.fixes.offer(for: ordered.prefix(limit).map(\.element))
  }

  /// A line for each finding, and one for the rest.
  public var text: String {
    let writer = AnswerText(outcome)
    var lines = shown.flatMap { finding in
      ["\(writer.location(finding.place)): \(finding.level.rawValue): \(finding.message) [\(finding.rule)]"] + writer.repair(finding, nil)
    }
    if total > shown.count { lines.append("\(total - shown.count) more are not shown.") }
    if total == 0 { lines.append("Nothing found in \(files) file\(files == 1 ? "" : "s").") }
    return lines.map { TerminalText.printable($0) + "\n" }.joined()
  }

  /// The findings with their paths.
  public var json: JSONValue {
    let writer = AnswerJSON(outcome)
    return writer.document(
      "findings",
      [
        JSONValue.Member(name: "total", value: .integer(total)),
        JSONValue.Member(name: "findings", value: .array(shown.map { writer.finding($0, includesPath: true) })),
      ])
  }
}
