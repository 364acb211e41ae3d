import ArgumentParser
import LanguageServer
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Serves an editor.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings, repairs and explanations while you type.",
    discussion: "Speaks the Language Server Protocol over standard input and output. docs/editors.md says how editors are told of it.")

  @Flag(help: "Use standard input and output, as it does anyway.")
  var stdio = false

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var rules: RuleOptions

  @Option(help: ArgumentHelp("Write down what is asked and answered, and how long it took; no source text.", valueName: "file"))
  var log: String?

  @Flag(help: "Write down the messages, too, source texts included.")
  var logMessages = false

  func validate() throws {
    if logMessages, log == nil { throw ValidationError("--log-messages needs --log FILE.") }
  }

  func run() throws {
    try ServerThreads.require()
    var options = LintOptions()
    reading.apply(to: &options, containsFailures: false)
    rules.apply(to: &options)
    var opened: ServerLog?
    if let log {
      opened = ServerLog(file: log, tellsTexts: logMessages)
      if opened == nil { throw CommandError("cannot write \(log): \(String(cString: strerror(errno)))") }
    }
    // A restarted server must know the earlier conversation.
    let journal = ServerJournal()
    let failures = journal == nil ? [] : InternalFailures.contain()
    options.failedFiles = FailedFiles(failures)
    ServerProcess(options, input: STDIN_FILENO, output: STDOUT_FILENO, log: opened, journal: journal, observer: InternalFailures.observer)
      .run(after: failures.map { String(decoding: $0.path, as: UTF8.self) })
  }
}
