import Project
import Reporting
import Text

extension Verification {
  /// The verdict, a line for each keeper, what is open, and what it rests on.
  public var text: String {
    let writer = AnswerText(outcome)
    let count = keepers.count == 1 ? "1 keeper" : "\(keepers.count) keepers"
    var lines = [isVerified ? "verified: `\(type)`: \(count), each known and with an end" : "open: `\(type)`: \(open.count) of \(count)"]
    for keeper in keepers {
      let judgement = keeper.judgement
      let verdict = keeper.gap == nil ? judgement.effect.rawValue : judgement.effect == .leak ? "leak" : "open"
      lines.append("  \(verdict): \(writer.location(judgement.place)): \(writer.subject(judgement)): \(keeper.gap ?? judgement.reason)")
      if keeper.gap != nil { lines += writer.details(judgement).map { "  " + $0 } }
    }
    lines += unread.map { "  open: not read: \($0)" }
    lines += premises.map { "  rests on: \($0)" }
    return lines.map { TerminalText.printable($0) + "\n" }.joined()
  }

  private var json: JSONValue {
    let writer = AnswerJSON(outcome)
    let keepers = keepers.map { keeper in
      JSONValue.compact([
        "judgement": writer.judgement(keeper.judgement), "isProved": .boolean(keeper.gap == nil), "gap": keeper.gap.map { .string($0) },
        "restsOn": .array(keeper.premises.map { .string($0) }),
      ])
    }
    return [
      "type": .string(type), "isVerified": .boolean(isVerified), "keepers": .array(keepers), "notRead": .array(unread.map { .string($0) }),
      "restsOn": .array(premises.map { .string($0) }),
    ]
  }

  /// The document of `docs/schemas/answers.schema.json` about all types of a name.
  public static func json(of verifications: [Verification]) -> JSONValue {
    guard let outcome = verifications.first?.outcome else { return .null }
    return AnswerJSON(outcome).document("verification", [JSONValue.Member(name: "types", value: .array(verifications.map(\.json)))])
  }
}
