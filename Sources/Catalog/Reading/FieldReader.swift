import Support
import Text

/// Collects the problems of one file.
package final class ProblemLog {
  package let path: String
  package private(set) var problems: [RuleFileProblem] = []

  package init(path: String) { self.path = path }

  package func report(_ node: YAMLNode?, _ field: String, _ message: String) {
    report(line: node?.mark.line ?? 1, column: node?.mark.column ?? 1, field, message)
  }

  package func report(line: Int, column: Int, _ field: String, _ message: String) {
    problems.append(RuleFileProblem(path: path, line: line, column: column, field: field, message: message))
  }
}

extension ProblemLog {
  /// The pairs of a mapping with arbitrary keys; reported if it is no mapping.
  func pairs(_ node: YAMLNode, _ field: String) -> [(name: String, key: YAMLNode, value: YAMLNode)] {
    guard let mapping = node.pairs else {
      report(node, field, "expected a mapping, found \(node.kindDescription)")
      return []
    }
    return mapping.compactMap { pair in pair.key.text.map { ($0, pair.key, pair.value) } }
  }
}

/// Reads the fields of one YAML mapping and reports problems.
package struct FieldReader {
  package let node: YAMLNode
  package let log: ProblemLog
  /// The name of the mapping in messages; empty at the top.
  package let field: String
  private let mapping: [YAMLNode.Pair]

  /// Returns `nil` with a report if the node is no mapping. Unknown keys are reported.
  ///
  /// - Parameter advice: Sentences for keys that people know from elsewhere.
  package init?(_ node: YAMLNode, field: String, keys: [String], advice: [String: String] = [:], log: ProblemLog) {
    guard let mapping = node.pairs else {
      log.report(node, field, "expected a mapping with \(Spelling.list(keys)), found \(node.kindDescription)")
      return nil
    }
    self.node = node
    self.log = log
    self.field = field
    self.mapping = mapping
    for key in mapping.map(\.key) {
      let name = key.text ?? ""
      if !keys.contains(name) {
        let hint = advice[name].map { ": " + $0 } ?? Spelling.hint(for: name, in: keys)
        log.report(key, field, "unknown key `\(name)`\(hint) (known: \(keys.joined(separator: ", ")))")
      }
    }
  }

  /// The line of the mapping.
  package var line: Int { node.mark.line }

  package func name(of key: String) -> String { field.isEmpty ? key : "\(field).\(key)" }

  package func value(_ key: String) -> YAMLNode? { mapping.first { $0.key.text == key }?.value }

  package func requiredValue(_ key: String, _ expected: String) -> YAMLNode? {
    if let value = value(key) { return value }
    log.report(node, field, "missing key `\(key)`: \(expected)")
    return nil
  }

  package func report(_ key: String, _ message: String) { log.report(value(key) ?? node, name(of: key), message) }

  /// The text of a scalar without surrounding white space; `nil` with a report if it is empty or no scalar.
  package func text(_ key: String) -> String? { value(key).flatMap { text($0, name(of: key)) } }

  package func requiredText(_ key: String, _ expected: String) -> String? {
    requiredValue(key, expected).flatMap { text($0, name(of: key)) }
  }

  private func text(_ node: YAMLNode, _ field: String) -> String? {
    guard let text = node.text?.trimmed() else {
      log.report(node, field, "expected text, found \(node.kindDescription)")
      return nil
    }
    if text.isEmpty { log.report(node, field, "is empty") }
    return text.isEmpty ? nil : text
  }

  /// One text or a list of texts, each with its node.
  package func texts(_ key: String) -> [(text: String, node: YAMLNode)] {
    guard let value = value(key) else { return [] }
    let nodes = value.list ?? [value]
    return nodes.compactMap { node in text(node, name(of: key)).map { ($0, node) } }
  }

  /// The elements of a list; reported if it is no list.
  package func elements(_ key: String) -> [YAMLNode] {
    guard let value = value(key) else { return [] }
    guard let list = value.list else {
      log.report(value, name(of: key), "expected a list, found \(value.kindDescription)")
      return []
    }
    return list
  }

  /// The pairs of a mapping with arbitrary keys.
  package func pairs(_ key: String) -> [(name: String, key: YAMLNode, value: YAMLNode)] {
    value(key).map { log.pairs($0, name(of: key)) } ?? []
  }

  /// One of the values of an enum.
  package func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, of type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    guard let value = value(key), let text = text(value, name(of: key)) else { return nil }
    return log.choice(text, of: type, value, name(of: key))
  }

  package func bool(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    switch value.text {
    case "true": return true
    case "false": return false
    default:
      log.report(value, name(of: key), "expected `true` or `false`")
      return nil
    }
  }

  package func integers(_ key: String) -> [Int] {
    texts(key).compactMap { text, node in
      if let number = Int(text) { return number }
      log.report(node, name(of: key), "expected a whole number, found `\(text)`")
      return nil
    }
  }
}

extension ProblemLog {
  /// The case with that spelling; reported if there is none.
  ///
  /// - Parameter hint: What the text may mean, by the text and the known spellings.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: String, of type: Choice.Type, _ node: YAMLNode, _ field: String,
    hint: (String, [String]) -> String = { Spelling.hint(for: $0, in: $1) }
  ) -> Choice? where Choice.RawValue == String {
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    report(node, field, "unknown value `\(text)`\(hint(text, known)) (expected \(Spelling.list(known)))")
    return nil
  }
}

extension YAMLNode {
  /// The kind of the node for messages.
  package var kindDescription: String {
    switch content {
    case .text(let text): text.isEmpty ? "nothing" : "the text `\(text.prefix(40))`"
    case .mapping: "a mapping"
    case .list: "a list"
    }
  }
}

extension String {
  /// Without white space and line breaks at both ends.
  package func trimmed() -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let start = firstIndex(where: { !isSpace($0) }), let end = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[start...end])
  }
}
