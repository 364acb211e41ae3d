import ArgumentParser
import Reporting
import Project

/// Options of all repairing commands.
struct FixOptions: ParsableArguments {
  @Flag(help: "Apply fixes that change what the program does, too: a closure that captures weakly ends where the object is gone.")
  var unsafeFixes = false

  /// Computes the fixes; writes nothing.
  func session(_ linter: Linter, from level: MinimumLevel) -> FixSession.Outcome {
    FixSession(linter, appliesUnsafe: unsafeFixes, minimumLevel: level.level).run()
  }
}

extension FixSession.Outcome {
  /// Writes every changed file atomically.
  func write() throws {
    for file in changed { try OutputFile.replace(file.old, by: file.new, at: file.absolutePath) }
  }

  /// The changes of all files as a patch.
  var patch: String {
    changed.map { UnifiedDiff(path: $0.rootRelativePath, old: $0.old, new: $0.new).render() }.joined()
  }
}

struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Repair what can be repaired, and say of the rest why it cannot.",
    discussion: """
      Fixes that keep what the program does are applied; those that change it only with --unsafe-fixes. With --diff the patch goes to \
      standard output and nothing is written. Exit codes are those of lint, for what remains.
      """)

  @Argument(help: "Files and folders. A folder is walked; a file is always read.")
  var paths: [String] = []

  @OptionGroup var fixes: FixOptions

  @Flag(help: "Print what the fixes would change as a patch, and write nothing.")
  var diff = false

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var rules: RuleOptions

  @OptionGroup(title: "Known findings") var known: BaselineOptions

  @Option(help: "The least level of the findings that are repaired: error, warning, note.")
  var minLevel: MinimumLevel = .warning

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Analyse the whole project but repair only these files and folders.", valueName: "path"))
  var onlyReport: [String] = []

  func run() throws {
    var options = LintOptions()
    if !paths.isEmpty { options.paths = paths }
    options.onlyReport = onlyReport.isEmpty ? nil : onlyReport
    if !onlyReport.isEmpty, !paths.isEmpty {
      throw ValidationError("--only-report analyses the whole project; it cannot be combined with paths.")
    }
    rules.apply(to: &options)
    reading.apply(to: &options)
    known.apply(to: &options)
    let outcome = try reading.watched(Linter(options, observer: InternalFailures.observer)) { fixes.session($0, from: minLevel) }
    if outcome.lint.foundFiles == 0 { throw CommandError("no Swift file found in \(options.paths.joined(separator: ", "))") }
    let summary = FixSummary(outcome, isPatch: diff).text
    if diff {
      // The patch is the only text on standard output.
      try Console.write(outcome.patch)
      Console.writeError(summary)
    } else {
      try outcome.write()
      try Console.write(summary)
    }
    throw ExitCode(outcome.remaining.isEmpty ? (outcome.lint.report.statistics.skippedFiles > 0 ? 3 : 0) : 1)
  }
}

/// The results for the findings, in words.
struct FixSummary {
  private let outcome: FixSession.Outcome
  private let isPatch: Bool

  init(_ outcome: FixSession.Outcome, isPatch: Bool) {
    self.outcome = outcome
    self.isPatch = isPatch
  }

  var text: String {
    let done = isPatch ? "would fix" : "fixed"
    var lines = outcome.applied.map { "\(TerminalText.printable($0.place)): \(done): \($0.title) [\($0.rule)]" }
    lines += outcome.remaining.map {
      "\(TerminalText.printable($0.place)): \($0.level.rawValue): not fixed: \(TerminalText.printable($0.reason)) [\($0.rule)]"
    }
    let files = outcome.changed.count == 1 ? "1 file" : "\(outcome.changed.count) files"
    lines.append("\(outcome.applied.count) \(done) in \(files), \(outcome.remaining.count) left.")
    if outcome.known > 0 {
      lines.append(
        "The baseline knows \(outcome.known) further \(outcome.known == 1 ? "finding" : "findings"), left alone; --no-baseline repairs what it can of them.")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
