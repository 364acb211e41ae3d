import Findings
import Ownership
import Project
import Reporting

/// Judgements as text.
struct AnswerText {
  let report: Report

  init(_ outcome: Linter.Outcome) { report = outcome.report }

  /// `path:line:column`
  func location(_ place: SourcePlace) -> String { report.documents[place.file].location(of: place.range.start) }

  /// "closure in `Cart.start`, `self` strongly"
  func subject(_ judgement: Judgement) -> String {
    let kind =
      switch judgement.kind {
      case .closure: "closure"
      case .methodReference: "method reference"
      case .reference: "reference"
      }
    let enclosure = judgement.enclosure.isEmpty ? "" : " in `\(judgement.enclosure)`"
    return kind + enclosure + (judgement.captured.isEmpty ? "" : ", `\(judgement.captured)` \(judgement.strength)")
  }

  /// The lines about one judgement, without its first.
  func details(_ judgement: Judgement) -> [String] {
    let lines = path(judgement)
    guard let finding = judgement.finding, judgement.effect != .harmless else { return lines }
    return lines + ["  reported: \(finding.level.rawValue) [\(finding.rule)]"] + repair(finding, judgement.captureList)
  }

  /// The steps of the path.
  func path(_ judgement: Judgement) -> [String] {
    judgement.path.map { step in "    " + (step.place.map { "\(location($0)): " } ?? "") + step.text }
  }

  /// The repair of a finding, or why there is none.
  func repair(_ finding: Finding, _ captureList: String?) -> [String] {
    switch finding.fix {
    case .fix(let fix): ["  repair: \(fix.title)" + (captureList.map { ": `\($0)`" } ?? "")]
    case .refused(let reason): ["  no repair: \(reason)"]
    case nil: []
    }
  }
}

extension Confirmation {
  /// A line for each judgement, the gravest first, with the path of what is kept.
  public var text: String {
    let writer = AnswerText(outcome)
    return judgements.flatMap { judgement in
      ["\(judgement.effect.answer.rawValue): \(writer.location(judgement.place)): \(writer.subject(judgement)): \(judgement.reason)"]
        + writer.details(judgement)
    }.map { TerminalText.printable($0) + "\n" }.joined()
  }
}
