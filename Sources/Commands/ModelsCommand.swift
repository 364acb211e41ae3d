import ArgumentParser
import BuiltInRules
import ModelTools
import Project

/// Commands for maintainers of framework models.
struct ModelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "models",
    abstract: "Find, derive and check the models that say what frameworks do with closures.",
    subcommands: [MissingCommand.self, DeriveCommand.self, CheckCommand.self, MeasureUnknownCommand.self])
}

/// Options of commands that analyse a project.
struct AnalysisOptions: ParsableArguments {
  @Argument(help: "Files and folders to analyse; by default the working directory.")
  var paths: [String] = []

  @OptionGroup var reading: ReadingOptions

  func run(tellsParameterFates: Bool = false) throws -> Linter.Outcome {
    var options = LintOptions()
    if !paths.isEmpty { options.paths = paths }
    reading.apply(to: &options)
    options.tellsParameterFates = tellsParameterFates
    let outcome = try reading.watched(Linter(options, observer: InternalFailures.observer)) { $0.run() }
    if outcome.foundFiles == 0 {
      let problems = outcome.report.notifications.map { "\($0.path): \($0.message)" }
      throw CommandError((problems + ["no Swift file found in \(options.paths.joined(separator: ", "))"]).joined(separator: "\n"))
    }
    return outcome
  }
}

struct MissingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "missing",
    abstract: "List the callees that closures are passed to and that are neither in sight nor modelled, by frequency.",
    discussion:
      "Each line has the number of closures, the callee as a model would name it ({} is a trailing closure, ? a type that is not known), the first place, and what all files that call it import."
  )

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, tsv, json }

  @Option(help: "The form of the list: text, tsv, json.")
  var format: Format = .text

  @OptionGroup var analysis: AnalysisOptions

  func run() throws {
    let missing = MissingModels(try analysis.run())
    switch format {
    case .text: try Console.write(missing.text)
    case .tsv: try Console.write(missing.table)
    case .json: try Console.write(missing.json)
    }
  }
}

struct DeriveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "derive",
    abstract: "Write a model file for a library from its sources.",
    discussion: "The analyser's own summaries say what each public function does with its closures. Read what it writes before you rely on it.")

  @Option(help: "The module's name, as code imports it.")
  var framework = "Library"

  @Option(help: "Where the sources come from, for the file's `source`.")
  var source = "the library's sources"

  @Flag(help: "Instead of a model file, print a table of what the summaries and the built-in models say of the same arguments.")
  var compare = false

  @OptionGroup var analysis: AnalysisOptions

  func run() throws {
    let derived = DerivedModels(try analysis.run(tellsParameterFates: true))
    try Console.write(compare ? derived.comparison : derived.text(framework: framework, source: source))
  }
}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare the built-in models with what module interfaces declare.",
    discussion: """
      Takes .swiftinterface files, or what `swift-synthesize-interface -module-name Foundation -target …` prints where a module ships none. \
      Says of which rows the function does not exist, or the argument cannot escape.
      """)

  @Option(parsing: .upToNextOption, help: "The frameworks whose rows are checked, as the models name them.")
  var framework: [String]

  @Flag(help: "The interfaces are those of the open-source libraries, as on Linux: rows of what only Apple's systems have do not count.")
  var openSource = false

  @Argument(help: "Interface files.")
  var interfaces: [String]

  func run() throws {
    let check: ModelCheck
    switch ModelCheck.reading(interfaces, models: BuiltIn.models, frameworks: Set(framework), isOpenSource: openSource) {
    case .success(let result): check = result
    case .failure(let problem): throw CommandError(problem.message)
    }
    try Console.write(check.text)
    if !check.problems.isEmpty { throw ExitCode(1) }
  }
}

/// For maintainers of `unknown.yml`.
struct MeasureUnknownCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure-unknown",
    abstract: "Say how often the patterns for unknown callees are right about callees that are in sight.",
    shouldDisplay: false)

  @OptionGroup var analysis: AnalysisOptions

  func run() throws { try Console.write(PatternMeasurement(try analysis.run(tellsParameterFates: true)).table) }
}
