import Catalog

/// What a project's `.unretain.yml` says. Paths and patterns are relative to the project's root folder.
public struct Configuration: Sendable, Equatable {
  /// Patterns as in `.gitignore`: a walk takes only files that fit one; empty for all.
  public var include: [String] = []
  /// Patterns as in `.gitignore`: what a walk passes over.
  public var exclude: [String] = []
  /// Folders that are read for facts and never reported on.
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
  /// Conditions of `#if` that hold, or, after a `!`, that do not.
  public var defines: [String] = []
  /// The least level that makes a run fail.
  public var failOn: FailOn?
  /// The file with the findings that are known and accepted.
  public var baseline: Located<String>?
  /// Reports to write where the command line asks for none.
  public var reporters: [ReportRequest] = []
  public init() {}

  /// Levels for what is found in some files.
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
  /// Counted from 1.
  public var line: Int
  /// Counted from 1.
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

/// What somebody wants of a rule.
public enum RuleSetting: String, Sendable, Equatable, CaseIterable {
  /// Nothing of it.
  case off
  /// The rule's own level; a warning for a rule that is off by itself.
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

  /// Stands for every rule. A rule's own name wins over it.
  public static let all = "all"
}

/// The least level that makes a run fail.
public enum FailOn: String, Sendable, Equatable, CaseIterable {
  case error, warning, note, never
  /// `nil` for `never`.
  public var level: Level? { Level(rawValue: rawValue) }
}

/// A report and where it goes: `text`, `sarif`, `sarif=out.sarif`.
public struct ReportRequest: Sendable, Equatable {
  /// The formats that there are.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    case text, sarif, json, github, gitlab, checkstyle, junit, sonar, markdown, html

    /// Does the format show only what is as grave as `--min-level` says?
    public var followsMinimumLevel: Bool { self != .sarif && self != .json }
  }

  public var kind: Kind
  /// `nil` for standard output.
  public var file: String?

  public init(kind: Kind, file: String?) {
    self.kind = kind
    self.file = file
  }

  /// Reads `format` or `format=file`; `nil` where the text is neither.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = Kind(rawValue: String(parts[0])) else { return nil }
    if parts.count == 2, parts[1].isEmpty { return nil }
    self.init(kind: kind, file: parts.count == 2 ? String(parts[1]) : nil)
  }
}
