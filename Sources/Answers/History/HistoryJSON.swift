import Catalog
import Project
import Text

extension FindingTimeline {
  /// The document of `docs/schemas/answers.schema.json`.
  public var json: JSONValue {
    let range: JSONValue = .compact([
      "from": history.start.revision.map { .string($0) }, "to": .string(history.end), "level": .string(level.rawValue),
      "shallowEnd": history.shallowEnd.map { .string($0) },
    ])
    var totals = [
      JSONValue.Member(name: "commits", value: .integer(history.steps.reduce(0) { $0 + $1.commits.count })),
      JSONValue.Member(name: "introduced", value: .integer(lives.count { $0.introduced != nil })),
    ]
    totals += FindingLife.Outcome.allCases.map { JSONValue.Member(name: $0.rawValue, value: .integer(count($0))) }
    totals += [
      JSONValue.Member(name: "remaining", value: .integer(remaining.count)),
      JSONValue.Member(name: "atStart", value: Self.counts(open(after: nil))),
      JSONValue.Member(name: "atEnd", value: Self.counts(open(after: history.steps.indices.last))),
    ]
    if let days = medianDays { totals.append(JSONValue.Member(name: "medianDays", value: .integer(days))) }
    let authors = shares.map { share -> JSONValue in
      ["author": .string(share.author), "introduced": .integer(share.introduced), "repaired": .integer(share.repaired)]
    }
    return AnswerJSON.document(
      "history",
      [
        JSONValue.Member(name: "range", value: range), JSONValue.Member(name: "steps", value: .array(history.steps.indices.map(step))),
        JSONValue.Member(name: "open", value: .array(lives.filter { $0.end == nil }.map { finding($0, $0.finding) })),
        JSONValue.Member(name: "totals", value: .object(totals)), JSONValue.Member(name: "authors", value: .array(authors)),
      ])
  }

  private func step(_ index: Int) -> JSONValue {
    let step = history.steps[index]
    return .compact([
      "revision": step.commits.last.map { .string($0.revision) }, "date": .string(CalendarDate(time: time(index)).description),
      "author": author(index).map { .string($0) }, "subject": step.commits.count == 1 ? .string(step.commits[0].subject) : nil,
      "commits": .integer(step.commits.count), "introduced": .array(introduced(by: index).map { finding($0, $0.first) }),
      "ended": .array(ended(by: index).map { finding($0, $0.finding) }), "open": Self.counts(open(after: index)), "unreadFiles": .integer(step.state.unread),
    ])
  }

  /// - Parameter finding: As the step has it.
  private func finding(_ life: FindingLife, _ finding: RevisionFinding) -> JSONValue {
    let origin: JSONValue? = life.introduced.map { step in
      .compact([
        "revision": history.steps[step].commits.last.map { .string($0.revision) }, "date": .string(CalendarDate(time: time(step)).description),
        "author": author(step).map { .string($0) },
      ])
    }
    return .compact([
      "rule": .string(finding.known.rule), "level": .string(finding.known.level.rawValue), "message": .string(finding.message),
      "location": ["file": .string(finding.known.path), "line": .integer(finding.line), "column": .integer(finding.column)],
      "firstLevel": .string(life.first.known.level.rawValue), "introduced": origin, "outcome": life.end.map { .string($0.outcome.rawValue) },
      "days": days(life).map { .integer($0) },
    ])
  }

  private static func counts(_ open: [Level: Int]) -> JSONValue {
    ["error": .integer(open[.error] ?? 0), "warning": .integer(open[.warning] ?? 0), "note": .integer(open[.note] ?? 0)]
  }
}
