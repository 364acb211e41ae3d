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
  /// The changes of all files as a patch, for `patch -p1` or `git apply` in the working directory.
  var patch: String {
    let folder = FilePaths.real(".")
    return changed.map { UnifiedDiff(path: $0.path(from: folder), old: $0.old, new: $0.new).render() }.joined()
  }
}

struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Repair what can be repaired, and say of the rest why it cannot.",
    discussion: """
      Fixes that keep what the program does are applied; those that change it only with --unsafe-fixes. With --diff the patch goes to \
      standard output and nothing is written; `patch -p1` and `git apply` in the same folder apply it (`patch -p1 -d /` \
      for files elsewhere). Exit codes are those of lint, for what remains.
      """)

  @Argument(help: "Files and folders. A folder is walked; a file is always read.")
  var paths: [String] = []

  @OptionGroup var fixes: FixOptions

  @Flag(help: "Print what the fixes would change as a patch, and write nothing.")
  var diff = false

  @Flag(name: [.short, .long], help: "A line for each finding that is left, in place of one for each reason.")
  var verbose = false

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var rules: RuleOptions

  @OptionGroup(title: "Known findings") var known: BaselineOptions

  @Option(help: "The least level of the findings that are repaired: error, warning, note.")
  var minLevel: MinimumLevel = .warning

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Analyse the whole project but repair only these files and folders.", valueName: "path"))
  var onlyReport: [String] = []

  func validate() throws {
    if !onlyReport.isEmpty, !paths.isEmpty {
      throw ValidationError("--only-report analyses the whole project; it cannot be combined with paths.")
    }
  }

  func run() throws {
    var options = LintOptions()
    if !paths.isEmpty { options.paths = paths }
    options.onlyReport = onlyReport.isEmpty ? nil : onlyReport
    rules.apply(to: &options)
    reading.apply(to: &options)
    known.apply(to: &options)
    let outcome = try reading.watched(Linter(options, observer: InternalFailures.observer)) { fixes.session($0, from: minLevel) }
    try ReadingOptions.requireFiles(outcome.lint.foundFiles, in: options, problems: outcome.lint.report.notifications)
    let summary = FixSummary(outcome, isPatch: diff, listsAll: verbose).text
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
  private let listsAll: Bool
  /// The number of places that a reason shows.
  private static let shownPlaces = 3

  init(_ outcome: FixSession.Outcome, isPatch: Bool, listsAll: Bool) {
    self.outcome = outcome
    self.isPatch = isPatch
    self.listsAll = listsAll
  }

  var text: String {
    let done = isPatch ? "would fix" : "fixed"
    var lines = outcome.applied.map { "\(TerminalText.printable($0.place)): \(done): \($0.title) [\($0.rule)]" }
    let left = listsAll ? outcome.remaining.map { [$0] } : reasons
    lines += left.map { $0.count == 1 ? line(of: $0[0]) : line(of: $0) }
    let files = outcome.changed.count == 1 ? "1 file" : "\(outcome.changed.count) files"
    let result = outcome.applied.isEmpty ? (isPatch ? "Nothing would be fixed" : "Nothing fixed") : "\(outcome.applied.count) \(done) in \(files)"
    lines.append("\(result), \(outcome.remaining.count) left.")
    if outcome.known > 0 {
      lines.append(
        "The baseline knows \(outcome.known) further \(outcome.known == 1 ? "finding" : "findings"), left alone; --no-baseline repairs what it can of them.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The remaining findings by reason, in the order of the first of each. A reason is the same whatever the objects are called.
  private var reasons: [[FixSession.Remaining]] {
    var indices: [String: Int] = [:]
    var groups: [[FixSession.Remaining]] = []
    for finding in outcome.remaining {
      let reason = finding.isUnsafe ? "" : Self.unnamed(finding.reason)
      if let index = indices[reason] {
        groups[index].append(finding)
      } else {
        indices[reason] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  private func line(of finding: FixSession.Remaining) -> String {
    "\(TerminalText.printable(finding.place)): \(finding.level.rawValue): not fixed: \(TerminalText.printable(finding.reason)) [\(finding.rule)]"
  }

  /// One line for findings with the same reason.
  private func line(of group: [FixSession.Remaining]) -> String {
    let places = group.prefix(Self.shownPlaces).map { TerminalText.printable($0.place) }.joined(separator: ", ")
    let more = group.count > Self.shownPlaces ? " and \(group.count - Self.shownPlaces) more (--verbose lists them)" : ""
    let reason =
      group[0].isUnsafe
      ? "they wait for --unsafe-fixes, for the program does something else when the object is gone" : Self.shared(group.map(\.reason))
    return "\(group.count) not fixed: \(TerminalText.printable(reason)): \(places)\(more)"
  }

  /// A reason with `…` in place of each name.
  private static func unnamed(_ reason: String) -> String {
    reason.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "…" }
      .joined(separator: "`")
  }

  /// A reason of several findings, with the names of the first: it can say what to write instead.
  private static func shared(_ reasons: [String]) -> String {
    reasons.allSatisfy { $0 == reasons[0] } ? reasons[0] : "\(reasons[0]) (the names are those of the first place)"
  }
}
