import ArgumentParser
import ContextServer
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Serves an agent.
struct ContextServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve an agent: is this a retain cycle, why, what else leaks, and how is it repaired?",
    discussion: """
      Speaks the Model Context Protocol over standard input and output, with the tools check, why, confirm, prove and fix. docs/agents.md \
      says how clients are told of it.
      """)

  @Argument(help: "Files and folders to analyse; by default the project of the working directory.")
  var paths: [String] = []

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var rules: RuleOptions

  func run() throws {
    try ServerThreads.require()
    var options = LintOptions()
    if !paths.isEmpty { options.paths = paths }
    options.offersFixes = false
    reading.apply(to: &options, containsFailures: false)
    rules.apply(to: &options)
    let runner = try ToolRunner(options, observer: InternalFailures.observer)
    ContextProcess(input: STDIN_FILENO, output: STDOUT_FILENO).run(runner)
    Self.exit(ExitCode(0), without: runner)
  }
}
