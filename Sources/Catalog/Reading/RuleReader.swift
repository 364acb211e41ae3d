import Support
import Text

/// Reads one file of `Rules/catalog`, or of a project's own rules.
enum RuleReader {
  static let keys = [
    "name", "summary", "explanation", "level", "precedence", "tags", "cwe", "fires_when", "note_when", "message", "messages", "place", "fix",
    "no_fix",
    "examples",
  ]

  /// - Parameter checkQuery: Returns the problem with a query; `nil` where queries are not allowed.
  static func read(_ file: RuleFile, checkQuery: ((String) -> String?)?, log: ProblemLog) -> Rule? {
    let keys = checkQuery == nil ? keys : keys + ["query"]
    guard let root = YAMLDocument.root(of: file, log: log),
      let reader = FieldReader(root, field: "", keys: keys, log: log)
    else { return nil }
    let before = log.problems.count
    let name = reader.requiredText("name", "the rule's name") ?? ""
    checkName(name, file, reader)
    let summary = reader.requiredText("summary", "one sentence") ?? ""
    if summary.count > 1024 { reader.report("summary", "has \(summary.count) characters; at most 1,024 are allowed") }
    let level = readLevel(reader)
    let precedence =
      reader.requiredValue("precedence", "a whole number; higher wins") == nil
      ? 0 : reader.integers("precedence").first ?? 0
    if reader.value("fires_when") == nil { reader.report("fires_when", "missing key `fires_when`: the conditions") }
    let conditions = ConditionReader.conditions(reader, "fires_when")
    let query = reader.text("query")
    if let query, let problem = checkQuery?(query) { reader.report("query", problem) }
    let message = reader.requiredText("message", "the words of a finding") ?? ""
    checkTemplate(message, reader.value("message"), "message", log)
    _ = reader.requiredValue("place", Spelling.list(Rule.Place.allCases.map(\.rawValue)))
    let place = reader.choice("place", of: Rule.Place.self)
    let examples = readExamples(reader)
    var rule = Rule(
      name: name, summary: summary, explanation: reader.requiredText("explanation", "Markdown") ?? "", level: level,
      precedence: precedence, tags: reader.texts("tags").map(\.text), cwe: WeaknessReader.weaknesses(reader),
      conditions: conditions, query: query, message: message, variants: readVariants(reader), place: place ?? .closureHead,
      fixes: readFixes(reader), unfixable: reader.text("no_fix"),
      firingExamples: examples.firing, harmlessExamples: examples.harmless)
    rule.noteConditions = ConditionReader.alternatives(reader, "note_when")
    return log.problems.count == before ? rule : nil
  }

  private static func checkName(_ name: String, _ file: RuleFile, _ reader: FieldReader) {
    guard !name.isEmpty else { return }
    if !name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "_") }) {
      reader.report("name", "`\(name)` has other characters than a–z, 0–9 and _")
    }
    if let fileName = file.path.split(separator: "/").last, fileName != "\(name).yml" {
      reader.report("name", "`\(name)` differs from the file's name `\(fileName)`")
    }
  }

  private static func readLevel(_ reader: FieldReader) -> Level? {
    let known = ["by_verdict"] + Level.allCases.map(\.rawValue)
    guard let text = reader.requiredText("level", Spelling.list(known)), text != "by_verdict" else { return nil }
    if Level(rawValue: text) == nil {
      reader.report(
        "level", "unknown value `\(text)`\(Spelling.hint(for: text, in: known)) (expected \(Spelling.list(known)))")
    }
    return Level(rawValue: text)
  }

  private static func readFixes(_ reader: FieldReader) -> [Rule.FixStrategy] {
    if reader.value("fix") != nil, reader.value("no_fix") != nil {
      reader.report("no_fix", "says why there is no fix, but `fix` names one")
    }
    return reader.texts("fix").compactMap { text, node in
      reader.log.choice(text, of: Rule.FixStrategy.self, node, reader.name(of: "fix"))
    }
  }

  private static func checkTemplate(_ text: String, _ node: YAMLNode?, _ field: String, _ log: ProblemLog) {
    do throws(MessageTemplate.Problem) {
      _ = try MessageTemplate(parsing: text)
    } catch {
      log.report(node, field, error.message)
    }
  }

  private static func readVariants(_ reader: FieldReader) -> [MessageVariant] {
    reader.elements("messages").enumerated().compactMap { index, node in
      let field = "messages[\(index)]"
      guard let variant = FieldReader(node, field: field, keys: ["when", "text"], log: reader.log),
        variant.requiredValue("when", "the conditions") != nil,
        let text = variant.requiredText("text", "the words of a finding")
      else { return nil }
      checkTemplate(text, variant.value("text"), "\(field).text", reader.log)
      return MessageVariant(conditions: ConditionReader.conditions(variant, "when"), text: text)
    }
  }

  private static func readExamples(_ reader: FieldReader) -> (firing: [RuleExample], harmless: [RuleExample]) {
    guard let node = reader.requiredValue("examples", "`firing` and `harmless`"),
      let examples = FieldReader(node, field: "examples", keys: ["firing", "harmless"], log: reader.log)
    else { return ([], []) }
    let firing = examples.texts("firing")
    for (text, node) in firing where !text.contains("↓") {
      reader.log.report(node, "examples.firing", "no `↓` marks the expected place")
    }
    let harmless = examples.texts("harmless")
    for (text, node) in harmless where text.contains("↓") {
      reader.log.report(node, "examples.harmless", "a harmless example has no `↓`")
    }
    if firing.isEmpty { examples.report("firing", "at least one example is needed") }
    if harmless.isEmpty { examples.report("harmless", "at least one example is needed") }
    return (firing.map { RuleExample(source: $0.text) }, harmless.map { RuleExample(source: $0.text) })
  }
}
