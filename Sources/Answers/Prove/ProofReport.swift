import Project
import Reporting
import Text

extension Proof {
  /// The test, or one line that says why there is none.
  public var text: String {
    let writer = AnswerText(outcome)
    let head = "\(writer.location(judgement.place)): \(writer.subject(judgement))"
    switch result {
    case .test(let text): return text
    case .missing(let sentence): return TerminalText.printable("no test: \(head): \(sentence)") + "\n"
    case .nothingToProve:
      return TerminalText.printable("nothing to prove: \(head): \(judgement.effect.answer.rawValue): \(judgement.reason)") + "\n"
    }
  }

  /// The document of `docs/schemas/answers.schema.json`.
  public var json: JSONValue {
    let writer = AnswerJSON(outcome)
    var test: JSONValue?
    var missing: JSONValue?
    let answer: String
    switch result {
    case .test(let text): (answer, test) = ("test", .string(text))
    case .missing(let sentence): (answer, missing) = ("missing", .string(sentence))
    case .nothingToProve: answer = "nothing"
    }
    let members: JSONValue = .compact([
      "answer": .string(answer), "framework": .string(framework.rawValue), "module": module.map { .string($0) }, "test": test, "missing": missing,
      "judgement": writer.judgement(judgement),
    ])
    guard case .object(let list) = members else { return .null }
    return writer.document("proof", list)
  }
}
