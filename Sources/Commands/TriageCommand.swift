import Answers
import ArgumentParser
import Project

struct TriageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "triage",
    abstract: "Say what the compiler's warnings about captures mean: a leak, a delay, or nothing.",
    discussion: """
      Reads the output of a build, or a SARIF document, and says of each warning about a capture or a weak reference what becomes of the object, why, \
      and what to write. Exit codes: 0 nothing leaks, 1 something does, 2 wrong usage or an unreadable log, 3 no leak, but of some nobody knows.
      """)

  @Argument(help: ArgumentHelp("The output of a build, or SARIF; - reads standard input.", valueName: "log"))
  var log: String

  @Argument(help: "Files and folders to analyse; by default the project of the working directory.")
  var paths: [String] = []

  @Option(help: "text, or json as docs/schemas/answers.schema.json describes it.")
  var format: AnswerFormat = .text

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    let warnings = try BuildOutput.read(log)
    let outcome = try reading.outcomeOfProject(reading.answering(nil, paths))
    let triage = Triage(outcome, warnings)
    try Console.write(format == .json ? triage.json.serialized() : triage.text)
    let code: Int32 = triage.count(.leak) > 0 ? 1 : triage.count(.unknown) > 0 ? 3 : 0
    Self.exit(ExitCode(code), without: outcome)
  }
}
