import Catalog
import Findings
import Ownership
import Project
import Reporting
import Text

/// The version of the documents that this module writes. Members may be added within one version; none changes its meaning.
public let answerVersion = 1

/// JSON of judgements. Lines and columns are 1-based; columns count UTF-8 code units.
struct AnswerJSON {
  let report: Report

  init(_ outcome: Linter.Outcome) { report = outcome.report }

  /// A document with the members that all have.
  ///
  /// - Parameter kind: What it is, for readers that get several kinds.
  func document(_ kind: String, _ members: [JSONValue.Member]) -> JSONValue { Self.document(kind, version: report.tool.version, members) }

  /// The same without a report.
  ///
  /// - Parameter version: Of the tool.
  static func document(_ kind: String, version: String = ToolVersion.number, _ members: [JSONValue.Member]) -> JSONValue {
    .object(
      [
        JSONValue.Member(name: "document", value: .string(kind)),
        JSONValue.Member(name: "version", value: .integer(answerVersion)),
        JSONValue.Member(name: "tool", value: ["name": "unretain", "version": .string(version)]),
      ] + members)
  }

  func location(_ place: SourcePlace) -> JSONValue {
    let document = report.documents[place.file]
    let position = document.position(at: place.range.start)
    return ["file": .string(document.rootRelativePath), "line": .integer(position.line), "column": .integer(position.utf8Column)]
  }

  func judgement(_ judgement: Judgement) -> JSONValue {
    .compact([
      "kind": .string(judgement.kind.rawValue),
      "location": location(judgement.place),
      "enclosure": .string(judgement.enclosure),
      "captured": .string(judgement.captured),
      "strength": .string(judgement.strength),
      "answer": .string(judgement.effect.answer.rawValue),
      "effect": .string(judgement.effect.rawValue),
      "isCycle": .boolean(judgement.isCycle),
      "reason": .string(judgement.reason),
      "path": path(judgement.path),
      "finding": judgement.finding.map { finding($0) },
      "captureList": judgement.captureList.map { .string($0) },
    ])
  }

  func finding(_ finding: Finding, includesPath: Bool = false) -> JSONValue {
    .compact([
      "rule": .string(finding.rule),
      "level": .string(finding.level.rawValue),
      "message": .string(finding.message),
      "location": location(finding.place),
      "path": includesPath ? path(finding.path) : nil,
      "fix": fix(finding),
      "noFix": finding.fix.flatMap { if case .refused(let reason) = $0 { .string(reason) } else { nil } },
    ])
  }

  private func path(_ steps: [OwnershipStep]) -> JSONValue {
    .array(steps.map { .compact(["text": .string($0.text), "location": $0.place.map(location)]) })
  }

  private func fix(_ finding: Finding) -> JSONValue? {
    guard case .fix(let fix)? = finding.fix else { return nil }
    return ["title": .string(fix.title), "isSafe": .boolean(fix.isSafe)]
  }
}

extension Confirmation {
  /// The document of `docs/schemas/answers.schema.json`.
  public var json: JSONValue {
    let writer = AnswerJSON(outcome)
    let question: JSONValue = .compact([
      "file": .string(outcome.report.documents[file].rootRelativePath), "line": .integer(line), "column": column.map { .integer($0) },
    ])
    return writer.document(
      "confirmation",
      [
        JSONValue.Member(name: "question", value: question),
        JSONValue.Member(name: "answer", value: .string(answer.rawValue)),
        JSONValue.Member(name: "effect", value: .string(effect.rawValue)),
        JSONValue.Member(name: "reason", value: .string(reason)),
        JSONValue.Member(name: "judgements", value: .array(judgements.map(writer.judgement))),
      ])
  }
}
