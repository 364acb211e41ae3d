import Reporting
import Catalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The documentation of a project's rules.
public struct RulePages: Sendable {
  private let settings: ProjectSettings
  private let levels: [String: Level]

  public init(_ settings: ProjectSettings) {
    self.settings = settings
    levels = settings.levels(LintOptions(), overrides: [])
  }

  /// All rules with their levels for the whole project.
  public var table: RuleTable {
    RuleTable(
      settings.catalog.rules.map {
        RuleTable.Row(rule: $0, level: levels[$0.name], isOwn: settings.ownRules.contains($0.name))
      }, presets: settings.catalog.presets)
  }

  /// The page of a rule; `nil` if there is no such rule.
  public func page(of name: String) -> RulePage? {
    settings.catalog.rules.first { $0.name == name }.map {
      RulePage($0, presets: settings.catalog.presets, level: levels[name])
    }
  }

  /// The address of a rule's published page; `nil` for a project's own rule.
  public func address(of name: String) -> String? {
    let isBuiltIn = settings.catalog.rules.contains { $0.name == name } && !settings.ownRules.contains(name)
    return isBuiltIn ? "https://github.com/unretain/unretain/blob/main/docs/rules/\(name).md" : nil
  }

  /// The addresses of all published pages, by rule.
  public var addresses: [String: String] {
    let addressed = settings.catalog.rules.compactMap { rule in address(of: rule.name).map { (rule.name, $0) } }
    return Dictionary(addressed) { first, _ in first }
  }

  /// Writes `README.md`, and `RULE.md` for each rule, into a folder; creates it if needed.
  public func write(to folder: String) throws(OutputFile.Problem) {
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw OutputFile.Problem(description: "cannot make \(folder): \(FilePaths.lastProblem)")
    }
    try OutputFile.write(table.markdown, to: folder + "/README.md")
    for rule in settings.catalog.rules {
      if let page = page(of: rule.name) { try OutputFile.write(page.markdown, to: "\(folder)/\(rule.name).md") }
    }
  }
}
