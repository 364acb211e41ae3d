import Catalog

/// The content of a project's `.unretain.yml`. Paths and patterns are relative to the project's root folder.
public struct Configuration: Sendable, Equatable {
  /// Patterns as in `.gitignore`: a walk reads only matching files; empty for all.
  public var include: [String] = []
  /// Patterns as in `.gitignore`: a walk skips matching files.
  public var exclude: [String] = []
  /// Folders that are read for facts but never reported on.
  public var indexOnly: [String] = []
  /// The name of a preset, with its place.
  public var preset: Located<String>?
  /// Levels for the whole project.
  public var rules: [RuleChoice] = []
  /// Levels for some paths; later ones win.
  public var overrides: [Override] = []
  /// Files and folders with the project's own models, beside `.unretain/models`.
  public var models: [Located<String>] = []
  /// Files and folders with the project's own rules, beside `.unretain/rules`.
  public var ownRules: [Located<String>] = []
  /// `#if` conditions that hold or, with a leading `!`, do not hold.
  public var defines: [String] = []
  /// The lowest level that makes a run fail.
  public var failOn: FailOn?
  /// The file with the accepted findings.
  public var baseline: Located<String>?
  /// Reports to write if the command line requests none.
  public var reporters: [ReportRequest] = []
  public init() {}

  /// Levels for findings in some files.
  public struct Override: Sendable, Equatable {
    /// Patterns as in `.gitignore`.
    public var paths: [String]
    public var rules: [RuleChoice]
    public init(paths: [String], rules: [RuleChoice]) {
      self.paths = paths
      self.rules = rules
    }
  }
}

/// A value with its place in the configuration file.
public struct Located<Value: Sendable & Equatable>: Sendable, Equatable {
  public var value: Value
  /// 1-based.
  public var line: Int
  /// 1-based.
  public var column: Int
  /// The field, such as `overrides[0].rules`.
  public var field: String
  public init(_ value: Value, line: Int, column: Int, field: String) {
    self.value = value
    self.line = line
    self.column = column
    self.field = field
  }
}

/// The setting of a rule.
public enum RuleSetting: String, Sendable, Equatable, CaseIterable {
  /// Off.
  case off
  /// The rule's own level; a warning for a rule that is off by default.
  case on
  /// This level, whatever the verdict.
  case note, warning, error
}

/// A setting for one rule, or for `all`.
public struct RuleChoice: Sendable, Equatable {
  /// The name with its place.
  public var rule: Located<String>
  public var setting: RuleSetting
  public init(rule: Located<String>, setting: RuleSetting) {
    self.rule = rule
    self.setting = setting
  }

  /// Applies to every rule. A rule's own name takes precedence.
  public static let all = "all"
}

/// The lowest level that makes a run fail.
public enum FailOn: String, Sendable, Equatable, CaseIterable {
  case error, warning, note, never
  /// `nil` for `never`.
  public var level: Level? { Level(rawValue: rawValue) }
}

/// A report format with its destination: `text`, `sarif`, `sarif=out.sarif`.
public struct ReportRequest: Sendable, Equatable {
  /// The report formats.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    case text, sarif, json, github, gitlab, checkstyle, junit, sonar, markdown, html

    /// Whether the format hides findings below `--min-level`.
    public var followsMinimumLevel: Bool { self != .json }
  }

  public var kind: Kind
  /// `nil` for standard output.
  public var file: String?

  public init(kind: Kind, file: String?) {
    self.kind = kind
    self.file = file
  }

  /// Parses `format` or `format=file`; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = Kind(rawValue: String(parts[0])) else { return nil }
    if parts.count == 2, parts[1].isEmpty { return nil }
    self.init(kind: kind, file: parts.count == 2 ? String(parts[1]) : nil)
  }
}
