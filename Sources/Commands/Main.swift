import ArgumentParser
import CAllocator
import Project
import Support

/// The command line: parses arguments, calls the library and writes the results.
@main
struct Unretain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unretain",
    abstract: "Finds Swift closures that keep objects alive by mistake.",
    discussion: """
      Exit codes: 0 nothing at or above --fail-on, 1 findings, 2 wrong usage or configuration, 3 nothing found but some files could not be analysed.
      """,
    version: ToolVersion.description,
    subcommands: [
      LintCommand.self, IndexCommand.self, FixCommand.self, WhyCommand.self, ConfirmCommand.self, TriageCommand.self, ImportCommand.self, VerifyCommand.self,
      ProveCommand.self, HistoryCommand.self, GraphCommand.self, RulesCommand.self, ExplainCommand.self, InitCommand.self, ModelsCommand.self,
      CacheCommand.self,
      LanguageServerCommand.self,
      ContextServerCommand.self, DoctorCommand.self,
    ],
    defaultSubcommand: LintCommand.self)

  private static var commandNames: [String] {
    configuration.subcommands.flatMap { $0.configuration.aliases + ($0.configuration.commandName.map { [$0] } ?? []) } + ["help"]
  }

  static func main() {
    unretain_prepare_allocator()
    // First, for even little work can go beyond the memory that the system allows.
    InternalFailures.explain()
    Console.letWritesFail()
    Console.openClosedInput()
    // Without a thread for it, an interruption ends the program at once.
    let interruption = ThreadRoom.suffices(for: 1) ? Interruption() : nil
    defer { withExtendedLifetime(interruption) {} }
    do {
      let arguments = ProgramArguments.safe(Array(CommandLine.arguments.dropFirst()))
      if let problem = ProgramArguments.misspelledCommand(in: arguments, commands: commandNames) { throw CommandError(problem) }
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      // ArgumentParser exits with 64 for wrong usage; the documented code is 2.
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if code == .success {
        try? Console.write(message + "\n")
        exit(withError: nil)
      }
      Console.writeError(ForeignOptions.explaining(message) + "\n")
      exit(withError: ExitCode(2))
    }
  }
}
