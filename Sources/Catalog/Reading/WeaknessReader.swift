import Text

/// Reads the key `cwe`: numbers, and mappings of `id` and `when` for those that apply to some findings only.
enum WeaknessReader {
  static func weaknesses(_ reader: FieldReader) -> [Weakness] {
    guard let value = reader.value("cwe") else { return [] }
    let name = reader.name(of: "cwe")
    let nodes = value.list ?? [value]
    var found: [Weakness] = []
    for (index, node) in nodes.enumerated() {
      guard let weakness = weakness(node, "\(name)[\(index)]", reader.log) else { continue }
      if found.contains(weakness) || found.contains(Weakness(weakness.number)) {
        reader.log.report(node, name, "`\(weakness.number)` stands here already, for all that this entry is for")
      }
      found.append(weakness)
    }
    return found
  }

  private static func weakness(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> Weakness? {
    guard node.pairs != nil else { return number(node, field, log).map { Weakness($0) } }
    guard let reader = FieldReader(node, field: field, keys: ["id", "when"], log: log),
      let id = reader.requiredValue("id", "a number of the Common Weakness Enumeration"),
      reader.requiredValue("when", "the conditions; a number alone holds for every finding") != nil,
      let number = number(id, reader.name(of: "id"), log)
    else { return nil }
    let conditions = ConditionReader.conditions(reader, "when")
    if conditions.isEmpty { reader.report("when", "no conditions: write `\(number)` alone, which holds for every finding") }
    return Weakness(number, conditions: conditions)
  }

  private static func number(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> Int? {
    let text = node.text
    if let number = text.flatMap({ Int($0) }), number > 0 { return number }
    log.report(
      node, field,
      "expected a number of the Common Weakness Enumeration such as `401`, or one with `id` and `when`, found \(text.map { "`\($0)`" } ?? node.kindDescription)"
    )
    return nil
  }
}
