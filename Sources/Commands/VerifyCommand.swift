import Answers
import ArgumentParser
import Project

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Prove that the objects of a type are let go of, or say what is open.",
    discussion: """
      Lists every closure and reference that keeps an object of the type, with its end, and the models that this rests on. Exit codes: 0 each keeper is \
      known and has an end, 1 one keeps an object for good, 2 wrong usage, 3 something is open.
      """)

  @Argument(help: ArgumentHelp("The type's name: Cart, Shop.Cart or Module.Shop.Cart.", valueName: "type"))
  var type: String

  @Argument(help: "Files and folders to analyse; by default the project of the working directory.")
  var paths: [String] = []

  @Option(help: "text, or json as docs/schemas/answers.schema.json describes it.")
  var format: AnswerFormat = .text

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    var options = reading.answering(nil, paths)
    options.graphedType = type
    let outcome = try reading.outcomeOfProject(options)
    switch Verification.make(outcome, type: type) {
    case .failure(let problem): throw CommandError(problem.message)
    case .success(let found):
      try Console.write(format == .json ? Verification.json(of: found).serialized() : found.map(\.text).joined())
      let code: Int32 = found.contains(where: \.leaks) ? 1 : found.allSatisfy(\.isVerified) ? 0 : 3
      Self.exit(ExitCode(code), without: outcome)
    }
  }
}
