import Answers
import ArgumentParser
import Project
import Reporting

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Say which commits introduced and which repaired findings, and how long they lived.",
    discussion: """
      Judges the revisions of the first-parent history by what is configured now; nothing is checked out. Exit codes: 0 the budget holds, or none is \
      given, 1 more findings of the range are left than --budget allows, 2 wrong usage or no such revision, 3 the budget holds but files of the last \
      revision could not be analysed.
      """)

  @Argument(help: "Files and folders to analyse; by default the project of the working directory.")
  var paths: [String] = []

  @Option(help: ArgumentHelp("The revision before the first commit, as a tag, a branch or a hash.", valueName: "revision"))
  var from: String?

  @Option(help: ArgumentHelp("The last revision.", valueName: "revision"))
  var to = "HEAD"

  @Option(help: ArgumentHelp("At most this many commits with Swift files, the latest; without --from \(Self.defaultLimit).", valueName: "n"))
  var limit: Int?

  @Option(help: "What counts as one step: commit, day, week, month, year, or the whole range.")
  var interval: HistoryInterval = .commit

  @Option(help: "The least level that counts: error, warning, note.")
  var minLevel: MinimumLevel = .warning

  @Option(help: ArgumentHelp("Fail if more findings than this that the range introduced are left at its end; 0 lets only old ones pass.", valueName: "n"))
  var budget: Int?

  @Option(help: "text; json, as docs/schemas/answers.schema.json describes it; html, a page with a curve.")
  var format: HistoryFormat = .text

  @Option(name: .shortAndLong, help: ArgumentHelp("Write the answer to this file instead of standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var rules: RuleOptions

  @OptionGroup var reading: ReadingOptions

  /// Enough for an overview, and short enough to wait for.
  private static let defaultLimit = 20

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit takes a number of 1 or more.") }
    if let budget, budget < 0 { throw ValidationError("--budget takes a number of 0 or more.") }
  }

  func run() throws {
    var options = reading.answering(nil, paths)
    rules.apply(to: &options)
    // Git does not have them.
    options.readsDependencies = false
    let request = ProjectHistory.Request(from: from, to: to, limit: limit ?? (from == nil ? Self.defaultLimit : nil), interval: interval)
    let history = try reading.watched(Linter(options, observer: InternalFailures.observer)) { try ProjectHistory.read($0, request) }
    if let end = history.shallowEnd {
      Console.writeError("unretain: the clone is shallow and ends at \(end.prefix(10)); `git fetch --unshallow` brings what was before\n")
    }
    let timeline = FindingTimeline(history, from: minLevel.level)
    let text =
      switch format {
      case .text: timeline.text
      case .json: timeline.json.serialized()
      case .html: timeline.page
      }
    if let output { try OutputFile.write(text, to: output) } else { try Console.write(text) }
    let unread = history.steps.last?.state.unread ?? history.start.state.unread
    let isExceeded = budget.map { timeline.remaining.count > $0 } ?? false
    Self.exit(ExitCode(isExceeded ? 1 : budget != nil && unread > 0 ? 3 : 0), without: history)
  }
}

enum HistoryFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, html
}

extension HistoryInterval: ExpressibleByArgument {}
