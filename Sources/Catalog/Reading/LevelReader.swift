import Support
import Text

/// Reads the level table.
enum LevelReader {
  static func read(_ file: RuleFile, log: ProblemLog) -> [LevelRow] {
    guard let root = YAMLDocument.root(of: file, log: log),
      let reader = FieldReader(root, field: "", keys: ["levels"], log: log),
      reader.requiredValue("levels", "the rows of the table") != nil
    else { return [] }
    var rows: [LevelRow] = []
    var rowNodes: [YAMLNode] = []
    let nodes = reader.elements("levels")
    for (index, node) in nodes.enumerated() {
      let field = "levels[\(index)]"
      guard let row = FieldReader(node, field: field, keys: ["when", "level", "because"], log: log),
        row.requiredValue("when", "the conditions, `{}` for any") != nil,
        row.requiredValue("level", Spelling.list(Level.allCases.map(\.rawValue))) != nil
      else { continue }
      let conditions = ConditionReader.conditions(row, "when")
      guard let level = row.choice("level", of: Level.self) else { continue }
      rows.append(LevelRow(conditions: conditions, level: level))
      rowNodes.append(node)
    }
    // An unreadable condition makes a row look more general than it is.
    if log.problems.isEmpty { check(rows, rowNodes, root, log) }
    return rows
  }

  /// Checks that every row is reachable and that every observation matches one.
  private static func check(_ rows: [LevelRow], _ nodes: [YAMLNode], _ root: YAMLNode, _ log: ProblemLog) {
    for (index, row) in rows.enumerated() {
      if let earlier = rows[..<index].firstIndex(where: { $0.covers(row.conditions) }) {
        log.report(nodes[index], "levels[\(index)]", "never reached: row \(earlier + 1) matches all that this one does")
      }
    }
    if rows.last?.conditions.isEmpty != true {
      log.report(nodes.last ?? root, "levels", "the last row must match anything: `when: {}`")
    }
  }
}

extension LevelRow {
  /// Whether this row matches every observation for which `other` holds.
  fileprivate func covers(_ other: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      other.contains { $0.attribute == condition.attribute && Set($0.values).isSubset(of: condition.values) }
    }
  }
}

/// Reads the presets.
enum PresetReader {
  /// A preset with the places of its rule names, which are checked against the catalogue later.
  struct Result {
    var presets: [Preset] = []
    var ruleNames: [(name: String, node: YAMLNode)] = []
  }

  static func read(_ file: RuleFile, log: ProblemLog) -> Result {
    var result = Result()
    guard let root = YAMLDocument.root(of: file, log: log),
      let reader = FieldReader(root, field: "", keys: ["presets"], log: log),
      reader.requiredValue("presets", "a list of presets") != nil
    else { return result }
    for (index, node) in reader.elements("presets").enumerated() {
      let field = "presets[\(index)]"
      guard let preset = FieldReader(node, field: field, keys: ["name", "summary", "at_least"], log: log),
        let name = preset.requiredText("name", "the preset's name"),
        let summary = preset.requiredText("summary", "one sentence")
      else { continue }
      if result.presets.contains(where: { $0.name == name }) { preset.report("name", "`\(name)` exists already") }
      var levels: [RuleLevel] = []
      for (rule, key, value) in preset.pairs("at_least") {
        let ruleField = "\(field).at_least.\(rule)"
        result.ruleNames.append((rule, key))
        if let level = log.choice(value.text ?? "", of: Level.self, value, ruleField) {
          levels.append(RuleLevel(rule: rule, level: level))
        }
      }
      result.presets.append(Preset(name: name, summary: summary, minimumLevels: levels))
    }
    return result
  }
}
