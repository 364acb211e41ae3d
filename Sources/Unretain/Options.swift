internal import Project

extension Project {
  /// How a project is read and judged. The defaults are those of the command line, but nothing is cached.
  public struct Options: Sendable {
    /// Which rules judge, and how severely.
    public var rules = Rules()
    /// Which files are read, and how.
    public var sources = Sources()
    /// What the work may use.
    public var work = Work()

    /// The defaults.
    public init() {}

    /// Which rules judge, and how severely. These choices win over the configuration.
    public struct Rules: Sendable {
      /// Whether the preset `strict` is used, whatever the configuration says.
      public var isStrict = false
      /// The level of a rule, by its name. The name `all` stands for every rule that is on.
      public var levels: [String: Level] = [:]
      /// The names of rules that are off; they win over `levels`.
      public var off: Set<String> = []
      /// The names of the only rules that judge; empty for all that are on.
      public var only: Set<String> = []
      /// Whether the baseline that the configuration names accepts findings.
      public var usesBaseline = true
    }

    /// Which files are read, and how.
    public struct Sources: Sendable {
      /// The configuration file; `nil` for the nearest `.unretain.yml` upwards from the folder. Without effect for a project that is not on disk.
      public var configurationFile: String?
      /// Conditions of `#if` that hold, such as `DEBUG`, or, with a leading `!`, do not hold. Code that they exclude is not analysed.
      public var conditions: [String] = []
      /// Whether the sources of dependencies inside the folder are read as context.
      public var readsDependencies = true
      /// The size in bytes above which a file is left out.
      public var sizeLimit = LintOptions.defaultSizeLimit
    }

    /// What the work may use. The result does not depend on it.
    public struct Work: Sendable {
      /// The maximum number of threads; at least 1.
      public var threads = Machine.processorCount
      /// The folder for caches, which make later checks faster; `nil` for none. Without effect for a project that is not on disk.
      public var cacheFolder: String?
    }
  }
}

extension LintOptions {
  /// The options of the pipeline.
  init(_ options: Project.Options) throws(Project.Failure) {
    self.init()
    isStrict = options.rules.isStrict
    onlyRules = options.rules.only.sorted()
    ruleChoices = options.rules.levels.sorted { $0.key < $1.key }.map { RuleChoice($0.key, RuleSetting($0.value)) }
    // Of two choices for one rule the last one counts.
    ruleChoices += options.rules.off.sorted().map { RuleChoice($0, .off) }
    baseline = options.rules.usesBaseline ? .configured : .none
    configurationFile = options.sources.configurationFile
    readsDependencies = options.sources.readsDependencies
    sizeLimit = options.sources.sizeLimit
    for condition in options.sources.conditions where !define(condition) {
      throw .settings(["`\(condition)` is no condition of `#if`"])
    }
    jobs = max(1, options.work.threads)
    cacheFolder = options.work.cacheFolder
    // Fixes are not part of a result.
    offersFixes = false
  }
}

extension RuleChoice {
  fileprivate init(_ name: String, _ setting: RuleSetting) {
    self.init(rule: Located(name, line: 0, column: 0, field: ""), setting: setting)
  }
}

extension RuleSetting {
  fileprivate init(_ level: Level) {
    switch level {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
