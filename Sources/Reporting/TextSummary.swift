import Findings
import Catalog

/// The last lines of a text report: what was found and what was analysed.
struct TextSummary: Sendable {
  private var errors = 0
  private var warnings = 0
  private var notes = 0
  private var suppressed = 0
  private var known = 0
  private let gone: Int?
  private let unchanged: Int?
  private var minimumLevel: Level
  private var statistics: Statistics
  /// `path:line:column`; parse errors are shown with notes only.
  private let firstParseError: String?
  /// The number of causes behind the shown findings; `nil` if they are not grouped by cause.
  private let causes: Int?

  init(report: Report, minimumLevel: Level, causes: Int? = nil) {
    self.minimumLevel = minimumLevel
    self.causes = causes
    gone = report.goneFindings?.count
    unchanged = report.unchangedFindings
    statistics = report.statistics
    firstParseError = report.notifications.first { $0.kind == .parseError }?.place.flatMap { place in
      report.document(of: place).map { TerminalText.printable($0.location(of: place.range.start)) }
    }
    for finding in report.findings where finding.level != .off {
      if finding.suppression != nil {
        suppressed += 1
        continue
      }
      if finding.baselineState == .unchanged {
        known += 1
        continue
      }
      switch finding.level {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note, .off: notes += 1
      }
    }
  }

  func lines(style: TextStyle) -> [String] {
    // Without trouble, two lines say all.
    [style(.bold, found)] + leftOut + [looked] + (statistics.parseErrors + statistics.skippedFiles > 0 || errors + warnings + notes > 0 ? [troubles] : [])
  }

  private var found: String {
    let counts = [
      (Level.error, Self.count(errors, "error")), (.warning, Self.count(warnings, "warning")),
      (.note, Self.count(notes, "note")),
    ]
    var line = "Found " + counts.map(\.1).joined(separator: ", ") + ", " + "\(suppressed) suppressed."
    let shown = [(Level.error, errors), (.warning, warnings), (.note, notes)].filter { $0.0 >= minimumLevel }.map(\.1).reduce(0, +)
    if let causes, causes < shown { line += " The \(shown) that are shown have \(Self.count(causes, "cause"))." }
    let hidden = [(Level.error, errors, "errors"), (.warning, warnings, "warnings"), (.note, notes, "notes")]
      .filter { $0.0 < minimumLevel && $0.1 > 0 }
    if let lowest = hidden.last {
      let names = hidden.map(\.2).joined(separator: " and ")
      line += " The \(names) are not shown: --min-level \(lowest.0.rawValue) shows them."
    }
    return line
  }

  /// The findings that do not count.
  private var leftOut: [String] {
    var lines: [String] = []
    if let gone {
      var sentences: [String] = []
      if known > 0 { sentences.append("The baseline knows \(Self.count(known, "further finding")).") }
      // In a partial report, the absence of known findings does not mean that the baseline is empty.
      if gone > 0 {
        let subject = known > 0 ? "\(gone)" : Self.count(gone, "finding")
        sentences.append("\(subject) of the baseline \(gone == 1 ? "is" : "are") gone; run --write-baseline to shrink it.")
      }
      if !sentences.isEmpty { lines.append(sentences.joined(separator: " ")) }
    }
    if let unchanged, unchanged > 0 {
      lines.append(
        "Outside of the changed lines there " + (unchanged == 1 ? "is" : "are") + " \(Self.count(unchanged, "error or warning", "errors and warnings")).")
    }
    return lines
  }

  private var looked: String {
    "Checked \(Self.count(statistics.files, "file")), \(Self.count(statistics.closures, "closure")): "
      + "\(statistics.reportedClosures) reported, \(statistics.harmlessClosures) harmless, "
      + "\(statistics.boundedClosures) kept for a bounded time, \(statistics.retainedClosures) kept without known harm, "
      + "\(statistics.unknownClosures) with an unknown keeper\(reasons)."
      + (statistics.indexOnlyFiles > 0 ? " \(Self.count(statistics.indexOnlyFiles, "more file")) read for facts only." : "")
  }

  /// The reasons for unknown keepers. A single reason needs no count.
  private var reasons: String {
    let reasons = statistics.unknownReasons
    if reasons.isEmpty { return "" }
    if reasons.count == 1 { return " (\(reasons[0].reason))" }
    return " (" + reasons.map { "\($0.count) \($0.reason)" }.joined(separator: ", ") + ")"
  }

  private var troubles: String {
    var line = Self.count(statistics.parseErrors, "parse error")
    if statistics.parseErrors > 0 { line += " in " + Self.count(statistics.filesWithParseErrors, "file") }
    if minimumLevel > .note, let firstParseError {
      line += statistics.parseErrors == 1 ? " (\(firstParseError))" : " (the first at \(firstParseError); --min-level note shows them)"
    }
    return line + ", " + Self.count(statistics.skippedFiles, "file") + " skipped."
  }

  private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
