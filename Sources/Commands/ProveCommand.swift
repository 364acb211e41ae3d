import Answers
import ArgumentParser
import Project

struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Write the test that shows a leak: it fails before the repair and passes after it.",
    discussion: """
      Makes the objects, takes the steps of the finding's path, lets go of the object, and checks that it is gone. Exit codes: 0 a test is written, 1 \
      nothing is known to leak at the place, 2 wrong usage or nothing at the place that could hold an object, 3 something is missing to make a test. \
      With --check it reads the leak tests that are there instead: 0 each can fail and pass, 1 some cannot.
      """)

  @Argument(help: ArgumentHelp("The place, as reports print it; lines and columns count from 1.", valueName: "file:line[:column]"))
  var place: PlaceArgument?

  @Argument(help: "Files and folders to analyse; by default the project that the file belongs to.")
  var paths: [String] = []

  @Option(help: "xctest or testing; by default that of most tests in sight, else testing.")
  var framework: TestFramework?

  @Option(help: ArgumentHelp("The module to test; by default the name that the package's manifest gives it.", valueName: "name"))
  var module: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write the test to; it must not exist.", valueName: "file"))
  var output: String?

  @Option(help: "text, or json as docs/schemas/answers.schema.json describes it.")
  var format: AnswerFormat = .text

  @Flag(help: "Read the tests in the files and folders given, and say which of those that check a weak reference show nothing.")
  var check = false

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    if check {
      if place?.line != nil { throw ValidationError("--check takes files and folders, no place.") }
      if output != nil || framework != nil || module != nil { throw ValidationError("--check writes no test: give it no --output, --framework or --module.") }
      return
    }
    guard let place else { throw ValidationError("Missing expected argument '<file:line[:column]>'") }
    if place.line == nil { throw ValidationError("A line is missing, as in \(place.path):34.") }
    if let module, !TestFramework.isModuleName(module) { throw ValidationError("'\(module)' is no name of a module.") }
  }

  func run() throws {
    if check { return try review() }
    guard let place = place?.found(in: paths) else { return }
    var options = reading.answering(place.path, paths)
    // What was kept of an earlier run may number declarations differently.
    options.cacheFolder = nil
    let outcome = try reading.outcome(options)
    switch Proof.make(outcome, path: place.path, line: place.line ?? 1, column: place.column, framework: framework, module: module) {
    case .failure(let problem): throw CommandError(problem.message)
    case .success(let proof):
      if let output, case .test(let text) = proof.result {
        try OutputFile.create(text, at: output)
        if format == .json { try Console.write(proof.json.serialized()) }
      } else {
        try Console.write(format == .json ? proof.json.serialized() : proof.text)
      }
      let code: Int32 =
        switch proof.result {
        case .test: 0
        case .nothingToProve: 1
        case .missing: 3
        }
      Self.exit(ExitCode(code), without: outcome)
    }
  }

  private func review() throws {
    let outcome = try reading.outcomeOfProject(reading.answering(nil, (place.map { [$0.path] } ?? []) + paths))
    let review = LeakTestReview(outcome)
    try Console.write(format == .json ? review.json.serialized() : review.text)
    Self.exit(ExitCode(review.useless.isEmpty ? 0 : 1), without: outcome)
  }
}

extension TestFramework: ExpressibleByArgument {}
