import Ownership
import Findings
import Catalog

/// Reports for people: each finding with its source line and ownership path, and a summary at the end. Findings with one cause are shown once, with a list of
/// the others.
///
/// The first line of a finding has the compilers' format, so that editors and Xcode find the place.
public struct TextReporter: Sendable {
  /// Findings below this level are counted, not shown.
  public var minimumLevel: Level
  /// Shows only the first line of each finding, and unanalysed files.
  public var quiet: Bool
  /// Uses ANSI colours.
  public var color: Bool
  /// The maximum width of a source excerpt, in columns.
  public var width = 100
  /// The base of paths for links; `nil` for no links.
  public var linkBase: String?
  /// Adds the next step at the end.
  public var advises = false
  /// Also shows gone baseline entries.
  public var includesGone: Bool

  public init(minimumLevel: Level = .warning, quiet: Bool = false, color: Bool = false, includesGone: Bool = false) {
    self.minimumLevel = minimumLevel
    self.quiet = quiet
    self.color = color
    self.includesGone = includesGone
  }

  /// The whole report. Empty only if `quiet` is set and there is nothing to report.
  public func render(_ report: Report) -> String {
    var lines: [String] = []
    for notification in report.notifications where isShown(notification) {
      lines.append(firstLine(of: notification, in: report))
    }
    if !lines.isEmpty, !quiet { lines.append("") }
    let shown = report.findings.filter(isShown)
    // With one line per finding, all findings are shown alike.
    let causes = quiet ? shown.indices.map { FindingCause(head: $0, others: [], step: nil) } : FindingCause.all(of: shown)
    for cause in causes {
      lines.append(firstLine(of: shown[cause.head], in: report))
      if quiet { continue }
      lines += details(of: shown[cause.head], in: report)
      lines += others(of: cause, among: shown, in: report)
      lines.append("")
    }
    if includesGone, let gone = report.goneFindings {
      lines += gone.map(line)
      if !gone.isEmpty, !quiet { lines.append("") }
    }
    if !quiet {
      lines += TextSummary(report: report, minimumLevel: minimumLevel, causes: causes.count).lines(style: style)
      if advises, let next = TextAdvice(report: report, minimumLevel: minimumLevel).line { lines.append(style(.bold, "Next:") + " " + next) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var style: TextStyle { TextStyle(color: color) }

  private func isShown(_ finding: Finding) -> Bool {
    finding.isOpen && finding.level != .off && finding.level >= minimumLevel
  }

  /// Parse errors rarely matter and can be numerous: they are counted, and shown together with notes.
  private func isShown(_ notification: FileNotification) -> Bool {
    notification.kind != .parseError || (!quiet && minimumLevel <= .note)
  }

  private func firstLine(of finding: Finding, in report: Report) -> String {
    line(
      place: location(of: finding.place, in: report), level: finding.level, message: finding.message,
      code: finding.rule)
  }

  private func firstLine(of notification: FileNotification, in report: Report) -> String {
    var place = TerminalText.printable(notification.path)
    if let range = notification.place, report.document(of: range) != nil {
      place = location(of: range, in: report)
    }
    return line(
      place: place, level: notification.kind.level, message: notification.message, code: notification.kind.code)
  }

  private func line(place: String, level: Level, message: String, code: String) -> String {
    style(.bold, place + ":") + " " + style(face(of: level), level.rawValue + ":") + " "
      + style(.bold, TerminalText.printable(message)) + " " + style(.faint, "[\(code)]")
  }

  private func line(of gone: GoneFinding) -> String {
    style(.bold, TerminalText.printable(gone.path) + ":") + " " + TerminalText.printable(gone.message) + " " + style(.faint, "[\(gone.rule)]")
  }

  private func face(of level: Level) -> TextStyle.Face {
    switch level {
    case .error: .red
    case .warning: .yellow
    case .note, .off: .cyan
    }
  }

  /// `path:line:column`
  private func location(of place: SourcePlace, in report: Report) -> String {
    guard let document = report.document(of: place) else { return "<unknown>:1:1" }
    let position = document.position(at: place.range.start)
    return link("\(TerminalText.printable(document.displayPath)):\(position.line):\(position.utf8Column)", to: document)
  }

  /// A clickable place.
  private func link(_ text: String, to document: SourceDocument) -> String {
    guard let linkBase else { return text }
    let path = document.displayPath.hasPrefix("/") ? document.displayPath : linkBase + "/" + document.displayPath
    return "\u{1B}]8;;\(URIReference.of(path: path))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private func details(of finding: Finding, in report: Report) -> [String] {
    var lines: [String] = []
    if let document = report.document(of: finding.place),
      let excerpt = SourceExcerpt(document, range: finding.place.range, maximumWidth: width)
    {
      let number = String(document.position(at: finding.place.range.start).line)
      let blank = String(repeating: " ", count: number.count)
      lines.append("  " + style(.blue, number + " |") + " " + excerpt.text)
      lines.append("  " + style(.blue, blank + " |") + " " + underline(excerpt))
    }
    if !finding.path.isEmpty {
      lines.append("  " + style(.bold, "ownership path:"))
      lines += steps(finding.path, in: report)
    }
    if let fix = finding.fix { lines.append(line(of: fix)) }
    return lines
  }

  /// The other findings of a cause: their places with the code of the line, without repeating the sentence.
  private func others(of cause: FindingCause, among findings: [Finding], in report: Report) -> [String] {
    guard let step = cause.step, !cause.others.isEmpty else { return [] }
    let count = cause.others.count
    let title = "\(count) more finding\(count == 1 ? " goes" : "s go") through step \(step + 1):"
    return ["  " + style(.bold, title)]
      + cause.others.map { index in
        let finding = findings[index]
        let code = finding.rule == findings[cause.head].rule ? "" : " " + style(.faint, "[\(finding.rule)]")
        return "    " + style(.cyan, location(of: finding.place, in: report) + ":") + " " + style(face(of: finding.level), finding.level.rawValue + ":")
          + " " + shortForm(of: finding, in: report) + code
      }
  }

  private func shortForm(of finding: Finding, in report: Report) -> String {
    guard let document = report.document(of: finding.place),
      let excerpt = SourceExcerpt(document, range: finding.place.range, maximumWidth: width)
    else { return TerminalText.printable(finding.message) }
    return "likewise at `\(excerpt.text.drop { $0 == " " })`"
  }

  private func line(of offer: FixOffer) -> String {
    switch offer {
    case .fix(let fix): "  " + style(.bold, "fix:") + " \(TerminalText.printable(fix.title)) (`unretain fix\(fix.isSafe ? "" : " --unsafe-fixes")`)"
    case .refused(let reason): "  " + style(.bold, "no fix:") + " \(TerminalText.printable(reason))"
    }
  }

  private func underline(_ excerpt: SourceExcerpt) -> String {
    let underline = excerpt.underline
    return String(underline.prefix(excerpt.spotColumn)) + style(.green, String(underline.dropFirst(excerpt.spotColumn)))
  }

  private func steps(_ path: [OwnershipStep], in report: Report) -> [String] {
    let places = path.map { step in
      guard let place = step.place, let document = report.document(of: place) else { return "(not in source)" }
      return "\(TerminalText.printable(document.displayPath)):\(document.position(at: place.range.start).line)"
    }
    let placeWidth = places.map { TerminalText.width(of: $0) }.max() ?? 0
    let numberWidth = String(path.count).count
    return zip(path, places).enumerated().map { index, pair in
      let number = String(index + 1)
      let indent = String(repeating: " ", count: numberWidth - number.count)
      let gap = String(repeating: " ", count: placeWidth - TerminalText.width(of: pair.1))
      let linked = pair.0.place.flatMap { report.document(of: $0) }.map { link(pair.1, to: $0) } ?? pair.1
      return
        "    \(indent)\(number). \(style(pair.0.place == nil ? .faint : .cyan, linked))\(gap)  \(TerminalText.printable(pair.0.text))"
    }
  }
}

extension FileNotification.Kind {
  /// The severity: a missing file weighs more than a skipped one.
  var level: Level {
    switch self {
    case .unreadable, .internalFailure: .error
    case .notUTF8, .tooLarge: .warning
    case .parseError: .note
    case .directive: .warning
    }
  }

  /// The identity in reports, in the form of a rule name.
  var code: String {
    switch self {
    case .unreadable: "unreadable_file"
    case .notUTF8: "not_utf8"
    case .tooLarge: "file_too_large"
    case .parseError: "parse_error"
    case .directive: "directive"
    case .internalFailure: "internal_failure"
    }
  }
}
