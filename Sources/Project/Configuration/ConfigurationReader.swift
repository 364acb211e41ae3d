import Syntax
import Catalog
import Support
import Text

extension Configuration {
  /// Reads a configuration file. Reports all mistakes; if there are any, the value contains only the valid parts.
  ///
  /// Names of rules and presets are not checked here, because a project can define its own rules (see `problems`).
  public static func read(_ file: RuleFile) -> (configuration: Configuration, problems: [RuleFileProblem]) {
    let log = ProblemLog(path: file.path)
    // A file with nothing but comments changes nothing.
    let lines = file.text.split(whereSeparator: \.isNewline)
    if lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) || $0.drop(while: \.isWhitespace).first == "#" }) {
      return (Configuration(), [])
    }
    let configuration = YAMLDocument.root(of: file, log: log).flatMap { ConfigurationReader.read($0, log: log) }
    return (configuration ?? Configuration(), log.problems.sorted())
  }

  /// The unknown names of rules and presets.
  ///
  /// - Parameter path: The path of the configuration file for messages.
  public func problems(path: String, ruleNames: [String], presetNames: [String]) -> [RuleFileProblem] {
    var problems: [RuleFileProblem] = []
    func check(_ name: Located<String>, _ what: String, _ known: [String]) {
      if known.contains(name.value) { return }
      let message = "unknown \(what) `\(name.value)`\(Spelling.hint(for: name.value, in: known)) (known: \(known.joined(separator: ", ")))"
      problems.append(RuleFileProblem(path: path, line: name.line, column: name.column, field: name.field, message: message))
    }
    if let preset { check(preset, "preset", presetNames) }
    for choice in rules + overrides.flatMap(\.rules) { check(choice.rule, "rule", ruleNames + [RuleChoice.all]) }
    return problems.sorted()
  }
}

/// Reads the fields of `.unretain.yml`.
private enum ConfigurationReader {
  static let keys = [
    "include", "exclude", "index_only", "preset", "rules", "overrides", "models", "own_rules", "defines", "fail_on", "baseline", "reporters",
  ]

  static func read(_ root: YAMLNode, log: ProblemLog) -> Configuration? {
    guard let reader = FieldReader(root, field: "", keys: keys, advice: ForeignWords.keys, log: log) else { return nil }
    var configuration = Configuration()
    configuration.include = patterns(reader, "include")
    configuration.exclude = patterns(reader, "exclude")
    configuration.indexOnly = folders(reader)
    configuration.preset = single(reader, "preset", "one preset, such as `strict`")
    configuration.rules = choices(reader)
    configuration.overrides = reader.elements("overrides").enumerated().compactMap { override($1, "overrides[\($0)]", log) }
    configuration.models = located(reader, "models")
    configuration.ownRules = located(reader, "own_rules")
    configuration.defines = defines(reader)
    configuration.failOn = reader.choice("fail_on", of: FailOn.self)
    configuration.baseline = single(reader, "baseline", "the path of one file, such as `.unretain-baseline.json`")
    configuration.reporters = reporters(reader)
    return configuration
  }

  private static func located(_ reader: FieldReader, _ key: String) -> [Located<String>] {
    reader.texts(key).map { locate($0.text, $0.node, reader.name(of: key)) }
  }

  /// A single text; a list is a mistake.
  private static func single(_ reader: FieldReader, _ key: String, _ expected: String) -> Located<String>? {
    let values = located(reader, key)
    if values.count > 1 { reader.report(key, "expected \(expected)") }
    return values.first
  }

  private static func locate(_ text: String, _ node: YAMLNode, _ field: String) -> Located<String> {
    Located(text, line: node.mark.line, column: node.mark.column, field: field)
  }

  private static func patterns(_ reader: FieldReader, _ key: String) -> [String] {
    reader.texts(key).compactMap { text, node in
      if text.contains(where: { $0 != "/" && $0 != "!" }), !text.hasPrefix("#") { return text }
      reader.log.report(node, reader.name(of: key), "`\(text)` is no pattern: expected one as in .gitignore, such as `Generated` or `Sources/**/*.pb.swift`")
      return nil
    }
  }

  private static func folders(_ reader: FieldReader) -> [String] {
    reader.texts("index_only").compactMap { text, node in
      if !text.contains(where: { "*?[".contains($0) }) { return text }
      reader.log.report(node, "index_only", "`\(text)` is a pattern: expected the path of a folder, such as `Pods` or `.build/checkouts`")
      return nil
    }
  }

  private static func choices(_ reader: FieldReader) -> [RuleChoice] {
    reader.pairs("rules").compactMap { name, key, value in
      let field = reader.name(of: "rules")
      let text = value.text ?? ""
      let setting = reader.log.choice(text, of: RuleSetting.self, value, "\(field).\(name)") {
        ForeignWords.hint(for: $0, in: ForeignWords.settings, or: $1)
      }
      return setting.map { RuleChoice(rule: locate(name, key, field), setting: $0) }
    }
  }

  private static func override(_ node: YAMLNode, _ field: String, _ log: ProblemLog) -> Configuration.Override? {
    guard let reader = FieldReader(node, field: field, keys: ["paths", "rules"], log: log),
      reader.requiredValue("paths", "the patterns that say where") != nil,
      reader.requiredValue("rules", "a level by rule, such as `all: note`") != nil
    else { return nil }
    return Configuration.Override(paths: patterns(reader, "paths"), rules: choices(reader))
  }

  private static func defines(_ reader: FieldReader) -> [String] {
    var flags = CompilationFlags()
    return reader.texts("defines").compactMap { text, node in
      if flags.define(text) { return text }
      reader.log.report(node, "defines", "`\(text)` is no condition of #if: expected one such as `DEBUG`, `\"!DEBUG\"` or `os(iOS)`")
      return nil
    }
  }

  private static func reporters(_ reader: FieldReader) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for (text, node) in reader.texts("reporters") {
      guard let request = ReportRequest(text) else {
        let kinds = ReportRequest.Kind.allCases.map(\.rawValue)
        let name = String(text.prefix { $0 != "=" })
        reader.log.report(
          node, "reporters",
          "unknown report `\(text)`\(ForeignWords.hint(for: name, in: ForeignWords.reports, or: kinds)) (expected \(Spelling.list(kinds)), or one with a file, as in `sarif=unretain.sarif`)"
        )
        continue
      }
      if requests.contains(where: { $0.file == request.file }) {
        reader.log.report(node, "reporters", "two reports cannot go to \(request.file.map { "`\($0)`" } ?? "standard output")")
        continue
      }
      requests.append(request)
    }
    return requests
  }
}
