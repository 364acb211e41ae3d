import ArgumentParser
import Engine
import Project
import Reporting

/// Checks whether the program works here, for a bug report.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say whether the program works here; where a run breaks down, on which files.",
    discussion: """
      Runs the program on the project. Where it breaks down or does not end, files are left out as long as it still does: what is left is named. \
      Source text is shown nowhere; with --reproduction it is written to a folder, cut down to the lines that matter. Exit code 0 where all is well, else 1.
      """)

  @Argument(help: "Files and folders.")
  var paths: [String] = ["."]

  @Option(help: ArgumentHelp("Write the least of the sources that shows the failure into this new folder.", valueName: "folder"))
  var reproduction: String?

  @Option(help: ArgumentHelp("How long one run may take.", valueName: "seconds"))
  var timeLimit = 60

  @Option(help: ArgumentHelp("How often the program may be run to find the least.", valueName: "n"))
  var runs = 500

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    if timeLimit < 1 { throw ValidationError("--time-limit takes a number of 1 or more.") }
    if runs < 1 { throw ValidationError("--runs takes a number of 1 or more.") }
  }

  func run() throws {
    try say("program", ToolVersion.description)
    try say("system", Machine.system)
    try say("processors", "\(Machine.processorCount)")
    if let folder = reading.cache.folder {
      try say("cache", CacheStore(folder: folder).isWritable ? folder : "\(folder), which cannot be written: every run starts from nothing")
    } else {
      try say("cache", "none")
    }
    var options = LintOptions()
    options.paths = paths
    reading.apply(to: &options, containsFailures: false)
    let linter = try Linter(options, observer: InternalFailures.observer)
    try say("configuration", linter.settings.configurationFile ?? "none")
    let (texts, problems) = linter.texts()
    try say(
      "sources", "\(texts.count) \(texts.count == 1 ? "file" : "files"), \(texts.reduce(0) { $0 + $1.bytes.count }) bytes, \(problems.count) not readable")
    for problem in problems { try say("", problem) }
    guard let program = Machine.programFile else { throw CommandError("the system does not say where this program lies") }
    let diagnosis: Diagnosis
    do {
      diagnosis = try Diagnosis(
        of: paths, texts: texts, program: program, arguments: arguments(linter.settings), seconds: timeLimit, runLimit: runs,
        shortensTexts: reproduction != nil)
    } catch let problem as Diagnosis.Problem {
      throw CommandError(problem.description)
    }
    guard let failure = diagnosis.failure else { return try say("run", "comes to its end") }
    try say("run", failure.description)
    if !diagnosis.showsOnCopy {
      try say("least", "not found: a copy of the Swift files alone does not show it")
    } else {
      try say("least", "\(diagnosis.reproduction.count) of \(texts.count) files, after \(diagnosis.runs) runs")
      for text in diagnosis.reproduction { try say("", "\(text.path), \(text.bytes.count) bytes") }
    }
    if diagnosis.showsOnCopy, let reproduction {
      try diagnosis.writeReproduction(to: reproduction)
      try say("written to", reproduction)
    }
    throw ExitCode(1)
  }

  private func say(_ name: String, _ text: String) throws {
    try Console.write(name + String(repeating: " ", count: max(1, 15 - name.count)) + TerminalText.printable(text) + "\n")
  }

  /// The command-line arguments for the runs.
  private func arguments(_ settings: ProjectSettings) -> [String] {
    var arguments = ["--jobs", "\(reading.jobs)", "--max-file-size", "\(reading.maxFileSize)"] + reading.define.flatMap { ["--define", $0] }
    if let file = settings.configurationFile { arguments += ["--config", file] }
    if !reading.dependencies { arguments.append("--no-dependencies") }
    return arguments
  }
}
