import ArgumentParser
import Project
import Reporting

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Analyse files and folders and report closures that keep objects alive by mistake.",
    aliases: ["check"])

  @Argument(help: "Files and folders. A folder is walked; a file is always read.")
  var paths: [String] = []

  @OptionGroup var reading: ReadingOptions

  @Option(
    name: .long,
    help: ArgumentHelp("A report, or one with a file (sarif=out.sarif). Can be given several times.", valueName: "format[=file]"))
  var format: [ReportRequest] = []

  @Option(name: [.short, .long], help: "Write the report to this file instead of standard output.")
  var output: String?

  @Option(help: "The least level that makes the run fail: error, warning (the default), note, never.")
  var failOn: FailOn?

  @Option(help: "The least level that reports show: error, warning, note. JSON carries all.")
  var minLevel: MinimumLevel = .warning

  @Option(help: "The greatest level that reports show: what is graver is shown as this one. The exit code does not follow it.")
  var maxLevel: MinimumLevel = .error

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Analyse the whole project but report only on these files and folders.", valueName: "path"))
  var onlyReport: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Report on parts that `unretain index` wrote, put together; the sources need not be there.", valueName: "part"))
  var from: [String] = []

  @OptionGroup var rules: RuleOptions

  @Flag(
    help:
      "Analyse the whole project and take the paths for --only-report; with a baseline, new findings whose path goes through them count, too. For hooks, which put them at the end."
  )
  var project = false

  @OptionGroup(title: "Changed code") var change: ChangeOptions

  @OptionGroup(title: "Known findings") var known: BaselineOptions

  @OptionGroup(title: "Known findings") var gone: GoneOptions

  @OptionGroup(title: "Known findings") var writing: BaselineWriting

  @Flag(help: "Repair first what `unretain fix` would repair, then report what remains.")
  var fix = false

  @OptionGroup var fixes: FixOptions

  @Flag(name: [.short, .long], help: "One line for each finding, and nothing else.")
  var quiet = false

  @OptionGroup(title: "SARIF") var sarif: SARIFOptions

  @Option(help: "Colour in the text report: auto, always, never.")
  var color: ColorChoice = .auto

  @Flag(help: "Print how long each step took, to standard error.")
  var statistics = false

  func validate() throws {
    if fixes.unsafeFixes, !fix { throw ValidationError("--unsafe-fixes says which fixes to apply; it needs --fix.") }
    if !from.isEmpty, !paths.isEmpty || !onlyReport.isEmpty || project || fix || change.isLimitedToChanges || change.stdin {
      throw ValidationError(
        "--from reports on all parts as they are; it cannot be combined with paths, --only-report, --project, --fix, --since, --staged or --stdin.")
    }
    if fix, change.isLimitedToChanges || change.stdin {
      throw ValidationError("--fix repairs files on disk; it cannot be combined with --since, --staged or --stdin.")
    }
    if !onlyReport.isEmpty, !paths.isEmpty, !project {
      throw ValidationError("--only-report analyses the whole project; it cannot be combined with paths.")
    }
    if output != nil, format.filter({ $0.file == nil }).count > 1 {
      throw ValidationError("--output takes one report; give the others a file of their own, as in --format sarif=out.sarif.")
    }
    if format.filter({ $0.file == nil }).count > 1 {
      throw ValidationError("Only one report can go to standard output; give the others a file, as in --format sarif=out.sarif.")
    }
    if let output, !format.isEmpty, format.allSatisfy({ $0.file != nil }) {
      throw ValidationError("Every --format has a file of its own already; nothing is left for --output \(output).")
    }
    var files = Set(output.map { [$0] } ?? [])
    for file in format.compactMap(\.file) where !files.insert(file).inserted {
      throw ValidationError("Two reports cannot go to one file: \(file)")
    }
  }

  func run() throws {
    var options = LintOptions()
    if !paths.isEmpty, !project { options.paths = paths }
    let reported = onlyReport + (project ? paths : [])
    options.onlyReport = reported.isEmpty ? nil : reported
    // Repairs are limited to the named files.
    options.followsPaths = project && !fix
    rules.apply(to: &options)
    // Standard input cannot be read a second time.
    reading.apply(to: &options, containsFailures: !change.stdin)
    try change.apply(to: &options)
    known.apply(to: &options)
    try writing.apply(to: &options)
    var linter = try Linter(options, observer: InternalFailures.observer)
    let requests = format.isEmpty ? linter.settings.reports : format
    linter.options.drawsPaths = requests.contains { $0.kind == .html }
    if !fix, requests.allSatisfy({ $0.kind.followsMinimumLevel }) { linter.options.leastRepairedLevel = minLevel.level }
    try gone.check(options, for: linter.settings)
    let outcome = try reading.watched(linter, unless: quiet) { linter in
      if !from.isEmpty { return try linter.report(linking: from) }
      return try fix ? ReportOutcome(repaired(linter)) : linter.report()
    }
    if !quiet, !project, from.isEmpty, !change.isLimitedToChanges, !change.stdin {
      for line in linter.settings.idlePatterns { Console.writeError("unretain: \(line)\n") }
    }
    if !quiet {
      for line in linter.settings.misnamedConfigurations + linter.options.oddNames { Console.writeError("unretain: \(TerminalText.printable(line))\n") }
    }
    if statistics { Console.writeError(StatisticsText.render(outcome)) }
    let conditions =
      (change.staged ? ["that is staged or committed"] : []) + (linter.settings.narrowsPaths ? ["that the configuration does not leave out"] : [])
    try ReadingOptions.requireFiles(outcome.foundFiles, in: options, problems: outcome.report.notifications, conditions: conditions)
    if let advice = try writing.write(outcome.report, for: linter.settings), !quiet { Console.writeError("unretain: \(advice)\n") }
    try write(outcome.report.capped(at: maxLevel.level), to: requests, pages: RulePages(linter.settings).addresses)
    let status = ExitCode(exitStatus(outcome.report, failOn ?? linter.settings.configuration.failOn ?? .warning))
    Self.exit(status, without: outcome)
  }

  private func repaired(_ linter: Linter) throws -> Linter.Outcome {
    let session = fixes.session(linter, from: minLevel)
    try session.write()
    let files = session.changed.count == 1 ? "1 file" : "\(session.changed.count) files"
    Console.writeError("unretain: \(session.applied.count) fixed in \(files)\n")
    return session.lint
  }

  private func write(_ report: Report, to requests: [ReportRequest], pages: [String: String]) throws {
    for request in requests {
      let file = request.file ?? output
      let text = render(report, as: request.kind, toFile: file != nil, pages: pages)
      if let file {
        try OutputFile.write(text, to: file)
      } else {
        try Console.write(text)
      }
    }
  }

  private func render(_ report: Report, as kind: ReportRequest.Kind, toFile: Bool, pages: [String: String]) -> String {
    let level = minLevel.level
    return switch kind {
    case .text: textReporter(toFile: toFile).render(report)
    case .sarif: sarif.reporter(includesGone: gone.reportGone, from: level, pages: pages).render(report)
    case .json: JSONReporter().render(report)
    case .github: GitHubReporter(minimumLevel: level).render(report)
    case .gitlab: GitLabReporter(minimumLevel: level).render(report)
    case .checkstyle: CheckstyleReporter(minimumLevel: level).render(report)
    case .junit: JUnitReporter(minimumLevel: level).render(report)
    case .sonar: SonarReporter(minimumLevel: level).render(report)
    case .markdown: MarkdownReporter(minimumLevel: level).render(report)
    case .html: HTMLReporter(minimumLevel: level).render(report)
    }
  }

  private func textReporter(toFile: Bool) -> TextReporter {
    var reporter = TextReporter(minimumLevel: minLevel.level, quiet: quiet, color: !toFile && color.isOn, includesGone: gone.reportGone)
    if toFile { return reporter }
    // The prefix of an excerpt takes some columns as well.
    if let width = Console.width { reporter.width = max(40, width - 10) }
    if color != .never, Console.conventions.links { reporter.linkBase = Console.workingDirectory }
    reporter.advises = Console.isTerminal
    return reporter
  }

  private func exitStatus(_ report: Report, _ failOn: FailOn) -> Int32 {
    if let least = failOn.level, report.findings.contains(where: { $0.isOpen && $0.level >= least }) { return 1 }
    return report.statistics.skippedFiles > 0 ? 3 : 0
  }
}
