import Project
import Reporting
import Text

extension LeakTestReview {
  /// A line for each test that shows nothing, and one that counts.
  public var text: String {
    let writer = AnswerText(outcome)
    var lines = useless.map { reference in
      let cause = reference.cause.map { " (\(writer.location($0)))" } ?? ""
      return
        "\(reference.problem == .stillHeld ? "cannot pass" : "cannot fail"): \(writer.location(reference.place)): `\(reference.function)`: \(reference.reason)\(cause)"
    }
    let count = references.count == 1 ? "1 weak reference of a test" : "\(references.count) weak references of tests"
    lines.append("\(count) read, \(useless.count) of them useless")
    return lines.map { TerminalText.printable($0) + "\n" }.joined()
  }

  /// The document of `docs/schemas/answers.schema.json`.
  public var json: JSONValue {
    let writer = AnswerJSON(outcome)
    let tests = references.map { reference in
      JSONValue.compact([
        "location": writer.location(reference.place), "variable": .string(reference.variable), "function": .string(reference.function),
        "problem": reference.problem.map { .string($0.rawValue) }, "reason": .string(reference.reason), "cause": reference.cause.map(writer.location),
      ])
    }
    return writer.document("leakTests", [JSONValue.Member(name: "references", value: .array(tests))])
  }
}
