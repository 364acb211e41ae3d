import Support
import Text

/// Reads conjunctions of `attribute: value` or `attribute: [values]`.
enum ConditionReader {
  static func conditions(_ reader: FieldReader, _ key: String) -> [Condition] {
    reader.value(key).map { conditions($0, reader.name(of: key), reader.log) } ?? []
  }

  /// A disjunction: one conjunction, or a list of conjunctions.
  static func alternatives(_ reader: FieldReader, _ key: String) -> [[Condition]] {
    guard let value = reader.value(key) else { return [] }
    return (value.list ?? [value]).map { node in
      // Without an attribute it would always hold.
      if node.pairs?.isEmpty == true { reader.log.report(node, reader.name(of: key), "no attributes: the condition would always hold") }
      return conditions(node, reader.name(of: key), reader.log)
    }
  }

  private static func conditions(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> [Condition] {
    log.pairs(node, field).compactMap { name, key, value in
      guard let attribute = ObservationAttribute(rawValue: name) else {
        let known = ObservationAttribute.allCases.map(\.rawValue)
        log.report(key, field, "unknown attribute `\(name)`\(Spelling.hint(for: name, in: known)) (known: \(known.joined(separator: ", ")))")
        return nil
      }
      return Condition(attribute: attribute, values: values(of: attribute, value, "\(field).\(name)", log))
    }
  }

  private static func values(of attribute: ObservationAttribute, _ node: YAMLNode, _ field: String, _ log: ProblemLog) -> [String] {
    let nodes = node.list ?? [node]
    if nodes.isEmpty { log.report(node, field, "no values: the condition can never hold") }
    var values: [String] = []
    for node in nodes {
      guard let text = node.text else {
        log.report(node, field, "expected a value or a list of values, found \(node.kindDescription)")
        continue
      }
      guard attribute.values.contains(text) else {
        let hint = Spelling.hint(for: text, in: attribute.values)
        log.report(node, field, "unknown value `\(text)`\(hint) (expected \(Spelling.list(attribute.values)))")
        continue
      }
      if values.contains(text) { log.report(node, field, "`\(text)` stands here twice") }
      values.append(text)
    }
    return values
  }
}
