import Reporting
import Text

extension Triage {
  /// For each warning a line with the answer, one with the warning, and one with what to write.
  public var text: String {
    let writer = AnswerText(outcome)
    var lines: [String] = []
    for entry in entries {
      let place = "\(entry.path):\(entry.warning.line)" + (entry.warning.column.map { ":\($0)" } ?? "")
      lines.append("\(place): \(entry.effect.rawValue): \(entry.reason)")
      lines.append("  warning: \(entry.warning.message)" + (entry.warning.group.map { " [#\($0)]" } ?? ""))
      if let judgement = entry.judgement, entry.effect != .harmless { lines += writer.path(judgement) }
      if let advice = entry.advice { lines.append("  write: \(advice)") }
    }
    lines.append(entries.isEmpty ? "No warning about a capture or a weak reference is in the log." : summary)
    if unread > 0 { lines.append("\(unread) more warnings about captures are not read.") }
    return lines.map { TerminalText.printable($0) + "\n" }.joined()
  }

  private var summary: String {
    let counts = [(Effect.leak, "leak", "leaks"), (.delay, "delay", "delays"), (.harmless, "harmless", "harmless"), (.unknown, "unknown", "unknown")]
    return counts.map { effect, one, many in "\(count(effect)) \(count(effect) == 1 ? one : many)" }.joined(separator: ", ") + "."
  }

  /// The document of `docs/schemas/answers.schema.json`.
  public var json: JSONValue {
    let writer = AnswerJSON(outcome)
    let warnings = entries.map { entry in
      JSONValue.compact([
        "file": .string(entry.path), "line": .integer(entry.warning.line), "column": entry.warning.column.map { .integer($0) },
        "kind": .string(entry.warning.kind.rawValue), "group": entry.warning.group.map { .string($0) }, "message": .string(entry.warning.message),
        "effect": .string(entry.effect.rawValue), "reason": .string(entry.reason), "advice": entry.advice.map { .string($0) },
        "captureList": entry.judgement?.captureList.map { .string($0) }, "judgement": entry.judgement.map(writer.judgement),
      ])
    }
    let counts = JSONValue.object(Effect.allCases.map { JSONValue.Member(name: $0.rawValue, value: .integer(count($0))) })
    return writer.document(
      "triage",
      [
        JSONValue.Member(name: "warnings", value: .array(warnings)), JSONValue.Member(name: "counts", value: counts),
        JSONValue.Member(name: "unread", value: .integer(unread)),
      ])
  }
}
