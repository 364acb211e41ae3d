import Ownership
import Findings
import Catalog

/// A single-file HTML report that can be searched and filtered in a browser, with each ownership path drawn.
public struct HTMLReporter: Sendable {
  /// Findings below this level are counted, not shown.
  public var minimumLevel: Level

  public init(minimumLevel: Level = .warning) { self.minimumLevel = minimumLevel }

  /// The whole file.
  public func render(_ report: Report) -> String {
    let findings = report.openFindings(from: minimumLevel)
    let overview = HTMLOverview(report: report, findings: findings, minimumLevel: minimumLevel)
    let causes = FindingCause.all(of: findings.map(\.finding))
    var list = HTMLFindings(report: report, findings: findings, causes: causes)
    let used = Set(findings.map(\.finding.rule))
    let body = """
      <a class="skip" href="#findings">Skip to the findings</a>
      <header><h1>Unretain</h1><p>\(overview.headline)</p><button id="theme" type="button" title="Light, dark, or as the system has it">Theme</button></header>
      <section id="overview" aria-label="Overview">\(overview.cards)\(HTMLRepairs(findings: findings, causes: causes).section)\(overview.charts)</section>
      \(overview.toolbar)
      <main id="findings">\(list.sections(findings))<p id="none"\(findings.isEmpty ? "" : " hidden")>\(findings.isEmpty ? "Nothing was found." : "No finding matches.")</p></main>
      \(rules(report.rules.filter { used.contains($0.name) }))
      <footer>\(overview.summary)</footer>
      \(Self.help)
      """
    return HTMLPage(title: "Unretain: \(overview.counts)", body: body, hasScript: true).render()
  }

  private func rules(_ rules: [Rule]) -> String {
    if rules.isEmpty { return "" }
    let entries = rules.map { rule in
      let name = HTMLText.escaped(rule.name)
      return "<details class=\"about\" id=\"rule-\(name)\"><summary><code>\(name)</code> \(HTMLText.sentence(rule.summary))</summary>"
        + "<div>\(HTMLText.paragraphs(rule.explanation))</div></details>"
    }
    return "<section id=\"rules\"><h2>Rules</h2>\(entries.joined(separator: "\n"))</section>"
  }

  private static let help = """
    <dialog id="help" aria-label="Keys"><h2>Keys</h2><dl>\
    <dt><kbd>/</kbd></dt><dd>search</dd><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous finding</dd>\
    <dt><kbd>Enter</kbd> or <kbd>o</kbd></dt><dd>open or close it</dd><dt><kbd>e</kbd></dt><dd>open or close all</dd>\
    <dt><kbd>Esc</kbd></dt><dd>clear the search</dd><dt><kbd>?</kbd></dt><dd>this list</dd></dl>\
    <form method="dialog"><button>Close</button></form></dialog>
    """
}
