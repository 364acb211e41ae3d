import ArgumentParser
import Reporting
import Project

/// Options of commands that show rules.
struct ShowingOptions: ParsableArguments {
  @OptionGroup var configuration: ConfigurationOption

  @Option(help: "Colour: auto, always, never.")
  var color: ColorChoice = .auto

  func settings() throws -> ProjectSettings {
    var options = LintOptions()
    options.configurationFile = configuration.config
    return try Linter(options).settings
  }
}

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, those of the project too, with the levels that hold here.",
    discussion: "With --check, try the examples of the project's own rules instead, and exit with 1 where one is not as it says.")

  @Flag(help: "Try the examples of the project's own rules.")
  var check = false

  @Option(help: ArgumentHelp("Write a page of Markdown for each rule, and an index, into this folder.", valueName: "folder"))
  var writePages: String?

  @OptionGroup var showing: ShowingOptions

  func run() throws {
    let settings = try showing.settings()
    if let writePages {
      try RulePages(settings).write(to: writePages)
    } else if check {
      let problems = ExampleCheck(settings).problems(of: settings.catalog.rules.filter { settings.ownRules.contains($0.name) })
      for problem in problems { try Console.write(problem + "\n") }
      let noun = settings.ownRules.count == 1 ? "rule" : "rules"
      try Console.write("Tried the examples of \(settings.ownRules.count) \(noun): \(problems.isEmpty ? "all are" : "\(problems.count) not") as they say.\n")
      if !problems.isEmpty { throw ExitCode(1) }
    } else {
      try Console.write(RulePages(settings).table.text(color: showing.color.isOn))
    }
  }
}

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say all about a rule: what goes wrong, how to see it, how to fix it, when to leave it, and examples.")

  @Argument(help: ArgumentHelp("The rule, as reports print it in brackets.", valueName: "name"), completion: .list(RuleNames.all))
  var rule: String

  @OptionGroup var showing: ShowingOptions

  func run() throws {
    let settings = try showing.settings()
    guard let page = RulePages(settings).page(of: rule) else { throw CommandError(settings.unknownRule(rule)) }
    try Console.write(page.text(color: showing.color.isOn))
  }
}
