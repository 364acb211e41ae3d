import Catalog

/// The complete documentation of one rule, as Markdown or for a terminal.
public struct RulePage: Sendable {
  private let rule: Rule
  private let presets: [Preset]
  /// The level in words.
  private let level: String

  /// - Parameters:
  ///   - presets: All presets; those that raise the rule's level are listed.
  ///   - level: The level chosen by a project; `nil` for the rule's own.
  public init(_ rule: Rule, presets: [Preset], level: Level? = nil) {
    self.rule = rule
    self.presets = presets
    self.level = level?.rawValue ?? rule.levelInWords
  }

  /// A separate page.
  public var markdown: String {
    var lines = ["# \(rule.name)", "", rule.summary, "", "| | |", "| --- | --- |"]
    for (name, value) in properties(cwe: { "[CWE-\($0)](\(SARIFTaxonomy.page($0)))" }) {
      lines.append("| \(name) | \(value) |")
    }
    lines += ["", rule.explanation.trimmingLineBreaks, ""]
    lines += section("What fires", rule.firingExamples) + section("What does not fire", rule.harmlessExamples)
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ examples: [RuleExample]) -> [String] {
    if examples.isEmpty { return [] }
    return ["## \(title)", ""] + examples.flatMap { ["```swift"] + $0.markedLines + ["```", ""] }
  }

  /// The page for a terminal.
  public func text(color: Bool) -> String {
    let style = TextStyle(color: color)
    var lines = [style(.bold, rule.name), TerminalText.printable(rule.summary), ""]
    for (name, value) in properties(cwe: { "CWE-\($0)" }) {
      let gap = String(repeating: " ", count: max(1, 12 - name.count))
      lines.append("  \(style(.cyan, name))\(gap)\(TerminalText.printable(value))")
    }
    lines +=
      [""]
      + rule.explanation.trimmingLineBreaks.split(separator: "\n", omittingEmptySubsequences: false).map {
        Self.withoutMarkup(String($0), style)
      }
    for (title, examples) in [("What fires", rule.firingExamples), ("What does not fire", rule.harmlessExamples)] {
      for example in examples {
        lines += ["", style(.bold, title + ":"), ""] + example.markedLines.map { $0.isEmpty ? "" : "    " + TerminalText.printable($0) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The content of the table at the top.
  private func properties(cwe: (Int) -> String) -> [(name: String, value: String)] {
    var properties = [("level", level)]
    for preset in presets {
      if let raised = preset.minimumLevels.first(where: { $0.rule == rule.name }) {
        properties.append(("preset", "`\(preset.name)`: at least \(raised.level.rawValue)"))
      }
    }
    properties.append(("precedence", String(rule.precedence)))
    if !rule.tags.isEmpty { properties.append(("tags", rule.tags.joined(separator: ", "))) }
    if !rule.cwe.isEmpty { properties.append(("weakness", rule.cwe.map { cwe($0.number) + Self.suffix($0.conditions) }.joined(separator: ", "))) }
    properties.append(("fires when", rule.conditions.isEmpty ? "always" : Self.words(rule.conditions)))
    if !rule.fixes.isEmpty { properties.append(("fixes", rule.fixes.map(\.rawValue).joined(separator: ", "))) }
    if rule.query != nil { properties.append(("narrowed", "by a query over the syntax tree")) }
    return properties
  }

  private static func words(_ conditions: [Condition]) -> String {
    conditions.map { "\($0.attribute.rawValue): \($0.values.joined(separator: ", "))" }.joined(separator: "; ")
  }

  private static func suffix(_ conditions: [Condition]) -> String { conditions.isEmpty ? "" : " (where \(words(conditions)))" }

  /// `**bold**` in bold or plain letters; indented code lines are unchanged.
  private static func withoutMarkup(_ line: String, _ style: TextStyle) -> String {
    let line = TerminalText.printable(line)
    if line.hasPrefix("    ") { return line }
    let parts = line.split(separator: "**", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0.isMultiple(of: 2) ? String($1) : style(.bold, String($1)) }.joined()
  }
}

extension Rule {
  /// `by verdict`, or the level of all the rule's findings.
  public var levelInWords: String { level?.rawValue ?? "by verdict" }
}

extension RuleExample {
  /// The source's lines, with marks replaced by end-of-line comments that show where findings are reported.
  fileprivate var markedLines: [String] {
    source.trimmingLineBreaks.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = String(line.filter { $0 != "↓" })
      return line.contains("↓") ? plain + "  // ← reported" : plain
    }
  }
}

extension String {
  /// Without line breaks at both ends.
  fileprivate var trimmingLineBreaks: String {
    var text = self[...]
    while text.first?.isNewline == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
