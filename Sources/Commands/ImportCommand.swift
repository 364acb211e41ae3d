import Answers
import ArgumentParser
import Project

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Find the lines of leaks that a tool has seen in the running program.",
    discussion: """
      Reads what `leaks`, a memory graph, a retain cycle detector or a failed test prints, and gives for each leak the line, the path and the repair, or \
      says why it is not known. Exit codes: 0 no leak is in the text, 1 each is known, 2 wrong usage or an unreadable text, 3 some are not known.
      """)

  @Argument(help: ArgumentHelp("The text; - reads standard input.", valueName: "text"))
  var text: String

  @Argument(help: "Files and folders to analyse; by default the project of the working directory.")
  var paths: [String] = []

  @Option(help: "text; json, as docs/schemas/answers.schema.json describes it; issue, a bug report about the leaks that are not known.")
  var format: ImportFormat = .text

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    let leaks = try LeakText.read(text)
    let outcome = try reading.outcomeOfProject(reading.answering(nil, paths))
    let found = LeakImport(outcome, leaks)
    switch format {
    case .text: try Console.write(found.text)
    case .json: try Console.write(found.json.serialized())
    case .issue: try Console.write(found.issue)
    }
    let code: Int32 = found.entries.isEmpty ? 0 : found.isComplete ? 1 : 3
    Self.exit(ExitCode(code), without: outcome)
  }
}

enum ImportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, issue
}
