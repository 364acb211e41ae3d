import Reporting
import Findings
import Project

/// Turns the findings in a file into diagnostics.
struct DiagnosticMaker {
  let snapshot: ProjectSnapshot
  let settings: ServerSettings
  let client: ClientCapabilities
  var places: PositionMapping

  static let source = "unretain"

  /// The diagnostics of a file, each with the index of its finding; `nil` for an invalid comment.
  mutating func all(in file: Int) -> [(finding: Int?, diagnostic: Diagnostic)] {
    var result: [(finding: Int?, diagnostic: Diagnostic)] = []
    for index in snapshot.findings(in: file) {
      if let diagnostic = diagnostic(snapshot.report.findings[index]) { result.append((index, diagnostic)) }
    }
    for notification in snapshot.report.notifications where notification.kind == .directive {
      guard let place = notification.place, place.file == file else { continue }
      let range = places.range(place.range, in: file)
      result.append((nil, Diagnostic(range: range, severity: .warning, code: "directive", source: Self.source, message: notification.message)))
    }
    return result
  }

  /// `nil` if the finding is not shown.
  private mutating func diagnostic(_ finding: Finding) -> Diagnostic? {
    guard isShown(finding), let severity = severity(finding) else { return nil }
    let visible = VisibleRange(snapshot.report.documents[finding.place.file].bytes).widened(finding.place.range)
    var diagnostic = Diagnostic(
      range: places.range(visible, in: finding.place.file), severity: severity, code: finding.rule, source: Self.source, message: finding.message)
    if client.showsCodeDescriptions { diagnostic.codeLink = RulePages(snapshot.settings).address(of: finding.rule) }
    if client.showsDiagnosticTags, finding.isAboutNeedlessCode { diagnostic.tags = [.unnecessary] }
    let steps = snapshot.report.placedSteps(of: finding)
    if client.showsRelatedInformation {
      diagnostic.related = steps.map { Diagnostic.Related(location: places.location($0.place), message: $0.text) }
    } else if !steps.isEmpty {
      diagnostic.message += "\n" + steps.map { "\(places.link($0.place, isMarkdown: false)): \($0.text)" }.joined(separator: "\n")
    }
    return diagnostic
  }

  /// Where the finding begins that an editor underlines at a byte; `nil` if there is none.
  func findingStart(around offset: UInt32, in file: Int) -> UInt32? {
    let visible = VisibleRange(snapshot.report.documents[file].bytes)
    return snapshot.findings(in: file).lazy.map { snapshot.report.findings[$0] }.first { finding in
      guard isShown(finding) else { return false }
      let range = visible.widened(finding.place.range)
      return range.start <= offset && offset < range.end
    }?.place.range.start
  }

  private func isShown(_ finding: Finding) -> Bool {
    finding.suppression == nil && finding.level >= settings.minimumLevel && severity(finding) != nil
  }

  private func severity(_ finding: Finding) -> DiagnosticSeverity? {
    if finding.baselineState == .unchanged { return settings.showsKnown ? .hint : nil }
    switch finding.level {
    case .error: return .error
    case .warning: return .warning
    case .note: return .information
    case .off: return nil
    }
  }
}

extension Finding {
  /// Whether it concerns code that can be removed without harm.
  fileprivate var isAboutNeedlessCode: Bool { repair?.subject == .unusedEntry || repair?.subject == .suppression }
}
