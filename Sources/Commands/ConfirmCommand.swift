import Answers
import ArgumentParser
import Project

struct ConfirmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "confirm",
    abstract: "Answer whether there is a retain cycle, or another leak, at a place.",
    discussion: """
      The answer is `confirmed`, `refuted` with the reason, or `unknown`. Exit codes: 0 refuted, 1 confirmed, 2 wrong usage or nothing at the place \
      that could hold an object, 3 unknown.
      """)

  @Argument(help: ArgumentHelp("The place, as reports print it; lines and columns count from 1.", valueName: "file:line[:column]"))
  var place: PlaceArgument

  @Argument(help: "Files and folders to analyse; by default the project that the file belongs to.")
  var paths: [String] = []

  @Option(help: "text, or json as docs/schemas/answers.schema.json describes it.")
  var format: AnswerFormat = .text

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    if place.line == nil { throw ValidationError("A line is missing, as in \(place.path):34.") }
  }

  func run() throws {
    let place = place.found(in: paths)
    let outcome = try reading.outcome(reading.answering(place.path, paths))
    switch Confirmation.make(outcome, path: place.path, line: place.line ?? 1, column: place.column) {
    case .failure(let problem): throw CommandError(problem.message)
    case .success(let confirmation):
      try Console.write(format == .json ? confirmation.json.serialized() : confirmation.text)
      let code: Int32 =
        switch confirmation.answer {
        case .refuted: 0
        case .confirmed: 1
        case .unknown: 3
        }
      Self.exit(ExitCode(code), without: outcome)
    }
  }
}
