import Catalog

/// All rules on one page, as Markdown or for a terminal.
public struct RuleTable: Sendable {
  /// A rule with its settings in a project.
  public struct Row: Sendable {
    public var rule: Rule
    /// The level chosen by the project; `nil` for the rule's own.
    public var level: Level?
    /// Whether it is the project's own rule.
    public var isOwn: Bool
    public init(rule: Rule, level: Level?, isOwn: Bool) {
      self.rule = rule
      self.level = level
      self.isOwn = isOwn
    }
  }

  private let rows: [Row]
  private let presets: [Preset]

  /// - Parameter presets: Presets that raise no level are not shown.
  public init(_ rows: [Row], presets: [Preset]) {
    self.rows = rows.sorted { $0.rule.name < $1.rule.name }
    self.presets = presets.filter { !$0.minimumLevels.isEmpty }
  }

  /// The columns: name, level, the levels by preset, summary.
  private var cells: [[String]] {
    rows.map { row in
      let raised = presets.map { preset in
        preset.minimumLevels.first { $0.rule == row.rule.name }?.level.rawValue ?? ""
      }
      let summary = row.rule.summary + (row.isOwn ? " (a rule of this project)" : "")
      return [row.rule.name, row.level?.rawValue ?? row.rule.levelInWords] + raised + [summary]
    }
  }

  private var titles: [String] { ["rule", "level"] + presets.map { "at least, with `\($0.name)`" } + ["says"] }

  /// The index of the pages made by `RulePage`.
  public var markdown: String {
    var lines = ["# Rules", "", "| \(titles.joined(separator: " | ")) |", "|" + String(repeating: " --- |", count: titles.count)]
    for cells in cells {
      lines.append("| [\(cells[0])](\(cells[0]).md) | \(cells.dropFirst().joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line per rule.
  public func text(color: Bool) -> String {
    let style = TextStyle(color: color)
    let cells = [["RULE", "LEVEL"] + presets.map { $0.name.uppercased() } + ["SAYS"]] + cells
    let widths = (0..<cells[0].count - 1).map { column in cells.map { TerminalText.width(of: $0[column]) }.max() ?? 0 }
    return cells.enumerated().map { index, row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - TerminalText.width(of: $0)) }
      let line = (padded + [row.last ?? ""]).joined(separator: "  ")
      return (index == 0 ? style(.bold, line) : TerminalText.printable(line)) + "\n"
    }.joined()
  }
}
