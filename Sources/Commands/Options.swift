import ArgumentParser
import Project
import Catalog

/// Selects the configuration.
struct ConfigurationOption: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration; by default the nearest .unretain.yml upwards.", valueName: "file"))
  var config: String?
}

/// Options of all commands that read sources.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many threads to use.", valueName: "n"))
  var jobs: Int = Machine.processorCount

  @Option(help: ArgumentHelp("Skip files larger than this many bytes, with a message.", valueName: "bytes"))
  var maxFileSize: Int = LintOptions.defaultSizeLimit

  @Option(
    help: ArgumentHelp(
      "A condition of #if that holds: DEBUG, os(iOS), canImport(UIKit), swift(6.0); or, after a !, that does not. Can be given several times. By default all branches count.",
      valueName: "condition"))
  var define: [String] = []

  @OptionGroup var configuration: ConfigurationOption

  @Flag(inversion: .prefixedNo, help: "Read the sources of dependencies (.build, SourcePackages, Pods, Carthage) for what they do with closures.")
  var dependencies = true

  @OptionGroup var cache: CacheOptions

  @Flag(inversion: .prefixedNo, help: "Say on the terminal what a run does that takes longer than a second.")
  var progress = true

  func validate() throws {
    var options = LintOptions()
    if let wrong = define.first(where: { !options.define($0) }) {
      throw ValidationError("--define takes a condition of #if such as DEBUG, !DEBUG or os(iOS), not '\(wrong)'.")
    }
    if jobs < 1 { throw ValidationError("--jobs takes a number of 1 or more.") }
    if maxFileSize < 1 { throw ValidationError("--max-file-size takes a number of 1 or more.") }
  }

  /// - Parameter containsFailures: Whether the run may restart without a file on which it has failed.
  func apply(to options: inout LintOptions, containsFailures: Bool = true) {
    if containsFailures { options.failedFiles = FailedFiles(InternalFailures.contain()) }
    options.jobs = jobs
    options.sizeLimit = maxFileSize
    options.configurationFile = configuration.config
    options.readsDependencies = dependencies
    options.cacheFolder = cache.folder
    for condition in define { _ = options.define(condition) }
  }

  /// Runs a long operation with progress display.
  func watched<Result>(_ linter: Linter, unless isQuiet: Bool = false, _ run: (Linter) throws -> Result) rethrows -> Result {
    let line = ProgressLine(progress && !isQuiet)
    defer { line.end() }
    var linter = linter
    linter.progress = line.progress
    return try run(linter)
  }
}

extension ReportRequest: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var allValueStrings: [String] { Kind.allCases.map(\.rawValue) }
  /// Each format alone and with a file to follow.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings.flatMap { [$0, $0 + "="] }) }
}

extension FailOn: ExpressibleByArgument {}

enum MinimumLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, note
  var level: Level { Level(rawValue: rawValue)! }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Console.conventions.color
    }
  }
}

/// A message for the user; the exit code is 2.
struct CommandError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
