import Engine
import Support

/// The content of a set of rule files.
public struct RuleFileContents: Sendable, Equatable, Storable {
  public var catalog: RuleCatalog
  public var models: ModelCatalog
  /// The rules and models by file, for code that keeps them separate; empty files are left out.
  public var files: [FileContents] = []  // storable: skipped

  /// The content of one file.
  public struct FileContents: Sendable, Equatable {
    public var path: String
    public var rules: [Rule] = []
    public var levels: [LevelRow] = []
    public var presets: [Preset] = []
    public var functions: [FunctionModel] = []
    public var types: [TypeModel] = []
    public var examples: [ModelExample] = []
    public var unknown: [UnknownCalleePattern] = []
    public var unknownProperties: [UnknownPropertyPattern] = []
    public init(path: String) { self.path = path }
  }
}

/// The kind of a file, by its path below the rules folder.
public enum RuleFileKind: Sendable, Equatable {
  case rule, levels, presets, models, unknownCallees

  /// `catalog/….yml`, `models/….yml`, `models/unknown.yml`, `levels.yml`, `presets.yml`; `nil` for anything else.
  public init?(path: String) {
    let parts = path.split(separator: "/")
    guard let file = parts.last, file.hasSuffix(".yml") else { return nil }
    let folders = parts.dropLast()
    if folders.last == "catalog" {
      self = .rule
    } else if folders.last == "models" {
      self = file == "unknown.yml" ? .unknownCallees : .models
    } else if file == "levels.yml" {
      self = .levels
    } else if file == "presets.yml" {
      self = .presets
    } else {
      return nil
    }
  }
}

/// Reads rules, the level table, presets and models from YAML.
public enum RuleFiles {
  /// Reads the files in path order. All mistakes in all files are reported; if there are any, the contents include only the valid parts.
  public static func read(_ files: [RuleFile]) -> (contents: RuleFileContents, problems: [RuleFileProblem]) {
    var collector = RuleFileCollector()
    for file in files.sorted(by: { $0.path < $1.path }) { collector.add(file) }
    return collector.finish()
  }

  /// Reads model files, such as a project's own. A file named `unknown.yml` contains patterns for labels and names.
  public static func readModels(_ files: [RuleFile]) -> (models: ModelCatalog, problems: [RuleFileProblem]) {
    var collector = RuleFileCollector()
    for file in files {
      let isUnknown = file.path == "unknown.yml" || file.path.hasSuffix("/unknown.yml")
      collector.add(file, as: isUnknown ? .unknownCallees : .models)
    }
    let (contents, problems) = collector.finish()
    return (contents.models, problems)
  }

  /// Reads a project's own rules.
  ///
  /// - Parameters:
  ///   - taken: The names of other rules.
  ///   - checkQuery: Returns the problem with a rule's query, if any.
  public static func readRules(_ files: [RuleFile], taken: [String], checkQuery: @escaping (String) -> String?)
    -> (rules: [Rule], problems: [RuleFileProblem])
  {
    var collector = RuleFileCollector()
    collector.checkQuery = checkQuery
    for name in taken { collector.take(ruleName: name) }
    for file in files { collector.add(file, as: .rule) }
    let (contents, problems) = collector.finish()
    return (contents.catalog.rules, problems)
  }
}

/// Collects the contents of files and checks across files.
struct RuleFileCollector {
  private var contents = RuleFileContents(catalog: RuleCatalog(), models: ModelCatalog(), files: [])
  private var problems: [RuleFileProblem] = []
  private var places: [String: String] = [:]
  /// Returns the problem with a rule's query; `nil` where queries are not allowed.
  var checkQuery: ((String) -> String?)?
  private var presetRules: [(name: String, line: Int, column: Int, path: String)] = []

  /// Reserves the name of a built-in rule.
  mutating func take(ruleName: String) { places["rule \(ruleName)"] = "Unretain's own catalogue" }

  mutating func add(_ file: RuleFile) {
    guard let kind = RuleFileKind(path: file.path) else {
      problems.append(
        RuleFileProblem(
          path: file.path, line: 1, column: 1, field: "",
          message: "not a rule file: expected catalog/*.yml, models/*.yml, levels.yml or presets.yml"))
      return
    }
    add(file, as: kind)
  }

  mutating func add(_ file: RuleFile, as kind: RuleFileKind) {
    let log = ProblemLog(path: file.path)
    var read = RuleFileContents.FileContents(path: file.path)
    switch kind {
    case .rule:
      if let rule = RuleReader.read(file, checkQuery: checkQuery, log: log) {
        if isNew("rule \(rule.name)", "the rule `\(rule.name)`", 1, 1, log) { read.rules = [rule] }
      }
    case .levels: read.levels = LevelReader.read(file, log: log)
    case .presets:
      let result = PresetReader.read(file, log: log)
      read.presets = result.presets
      presetRules += result.ruleNames.map { ($0.name, $0.node.mark.line, $0.node.mark.column, file.path) }
    case .models:
      let result = ModelReader.read(file, log: log)
      read.examples = result.examples
      if let library = result.library { contents.models.libraries.append(library) }
      contents.models.memberResults += result.language.memberResults
      contents.models.operators += result.language.operators
      contents.models.attributes += result.language.attributes
      for (row, node) in result.types {
        let key = "type \(row.framework) \(row.name)"
        if isNew(key, "`\(row.name)`", node.mark.line, node.mark.column, log) { read.types.append(row) }
      }
      for (row, node) in result.functions {
        let labels = row.labels.map { "(" + $0.map { "\($0):" }.joined() + ")" } ?? ""
        let name = (row.type.map { "\($0)." } ?? "") + row.name + labels
        let key = "\(row.isAssignment) \(row.framework) \(name)"
        guard isNew(key, "`\(name)`", node.mark.line, node.mark.column, log) else { continue }
        read.functions.append(row)
        read.functions[read.functions.count - 1].type = row.type.map(QualifiedName.last)
      }
    case .unknownCallees:
      let result = UnknownCalleeReader.read(file, log: log)
      read.unknown = result.callees
      read.unknownProperties = result.properties
    }
    problems += log.problems
    contents.files.append(read)
  }

  private mutating func isNew(_ key: String, _ what: String, _ line: Int?, _ column: Int?, _ log: ProblemLog) -> Bool {
    if let place = places[key] {
      log.report(line: line ?? 1, column: column ?? 1, "", "\(what) stands already in \(place)")
      return false
    }
    places[key] = "\(log.path):\(line ?? 1)"
    return true
  }

  consuming func finish() -> (contents: RuleFileContents, problems: [RuleFileProblem]) {
    // For an unknown receiver the first matching row is used, so those of the language come first.
    let isLanguage = { (file: RuleFileContents.FileContents) in file.functions.first?.framework == "Swift" }
    contents.files = contents.files.filter(isLanguage) + contents.files.filter { !isLanguage($0) }
    for file in contents.files {
      contents.catalog.rules += file.rules
      contents.catalog.levels += file.levels
      contents.catalog.presets += file.presets
      contents.models.functions += file.functions
      contents.models.types += file.types
      contents.models.unknown += file.unknown
      contents.models.unknownProperties += file.unknownProperties
    }
    let names = contents.catalog.rules.map(\.name)
    for rule in presetRules where !names.contains(rule.name) && !names.isEmpty {
      problems.append(
        RuleFileProblem(
          path: rule.path, line: rule.line, column: rule.column, field: "presets",
          message: "unknown rule `\(rule.name)`\(Spelling.hint(for: rule.name, in: names))"))
    }
    return (contents, problems.sorted())
  }
}
