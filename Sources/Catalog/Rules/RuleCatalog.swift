import Engine

/// The rules, the table of levels by verdict, and the presets that raise levels.
public struct RuleCatalog: Sendable, Equatable, Storable {
  public var rules: [Rule]
  public var levels: [LevelRow]
  public var presets: [Preset]
  public init(rules: [Rule] = [], levels: [LevelRow] = [], presets: [Preset] = []) {
    self.rules = rules
    self.levels = levels
    self.presets = presets
  }

  /// The preset of that name.
  public func preset(named name: String) -> Preset? { presets.first { $0.name == name } }
}

/// A named choice of levels.
public struct Preset: Sendable, Equatable, Storable {
  public var name: String
  /// One sentence.
  public var summary: String
  /// The minimum level of a rule's findings. A rule that is not listed keeps its own level.
  public var minimumLevels: [RuleLevel]
  public init(name: String, summary: String, minimumLevels: [RuleLevel]) {
    self.name = name
    self.summary = summary
    self.minimumLevels = minimumLevels
  }
}

/// A level for one rule.
public struct RuleLevel: Sendable, Equatable, Storable {
  public var rule: String
  public var level: Level
  public init(rule: String, level: Level) {
    self.rule = rule
    self.level = level
  }
}
