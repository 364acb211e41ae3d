import ArgumentParser
import BuiltInRules
import Project

/// Options for rules and levels of one run.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("A rule's level, whatever the configuration says: off, on, note, warning, error. Can be given several times.", valueName: "name=level"),
    completion: .list(RuleNames.settings))
  var rules: [RuleArgument] = []

  @Option(
    help: ArgumentHelp("Judge by this rule alone. Can be given several times.", valueName: "name"), completion: .list(RuleNames.all))
  var only: [String] = []

  @Flag(help: "Report every escaping closure that captures self strongly, and every unowned capture, as a warning. Warnings make a run fail in any case.")
  var strict = false

  func apply(to options: inout LintOptions) {
    options.ruleChoices = rules.map(\.choice)
    options.onlyRules = only
    options.isStrict = strict
  }
}

/// The names of the built-in rules, for completions.
enum RuleNames {
  static var all: [String] { BuiltIn.catalog.rules.map(\.name) }
  /// Each name, and `all`, with each setting.
  static var settings: [String] { (all + [RuleChoice.all]).flatMap { name in RuleSetting.allCases.map { "\(name)=\($0.rawValue)" } } }
}

/// `delayed_release=off`
struct RuleArgument: ExpressibleByArgument {
  var choice: RuleChoice

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let setting = RuleSetting(rawValue: String(parts[1])) else { return nil }
    choice = RuleChoice(rule: Located(String(parts[0]), line: 1, column: 1, field: "--rule"), setting: setting)
  }
}
