import Testing

@testable import Reporting

@Suite struct TerminalConventionsTests {
  private func conventions(_ environment: [String: String], isTerminal: Bool = true) -> TerminalConventions {
    TerminalConventions(isTerminal: isTerminal) { environment[$0] }
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false), (["CLICOLOR": "0"], false),
    (["FORCE_COLOR": "0"], false), (["TERM": "dumb", "FORCE_COLOR": "1"], true), (["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
  ])
  func colorOnATerminal(environment: [String: String], isOn: Bool) { #expect(conventions(environment).color == isOn) }

  @Test(arguments: [
    ([:], false), (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "3"], true), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false),
    (["CLICOLOR": "1"], false), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
  ])
  func colorElsewhere(environment: [String: String], isOn: Bool) { #expect(conventions(environment, isTerminal: false).color == isOn) }

  @Test(arguments: [
    ([:], false), (["VTE_VERSION": "6800"], true), (["VTE_VERSION": "4900", "TERM_PROGRAM": "WezTerm"], false), (["TERM_PROGRAM": "iTerm.app"], true),
    (["TERM_PROGRAM": "Apple_Terminal"], false), (["TERM": "foot"], true), (["TERM": "foot", "NO_COLOR": "1"], false), (["WT_SESSION": "x"], true),
    (["WT_SESSION": "x", "FORCE_HYPERLINK": "0"], false),
  ])
  func links(environment: [String: String], isOn: Bool) { #expect(conventions(environment).links == isOn) }

  @Test func linksElsewhereOnlyWhereForced() {
    #expect(!conventions(["WT_SESSION": "x", "FORCE_COLOR": "1"], isTerminal: false).links)
    #expect(conventions(["FORCE_HYPERLINK": "1"], isTerminal: false).links)
  }

  @Test func placesBecomeLinks() {
    var reporter = TextReporter(quiet: true)
    reporter.linkBase = "/home/é"
    let text = reporter.render(Sample.report)
    #expect(text.contains("\u{1B}]8;;file:///home/%C3%A9/App/CartViewController.swift\u{1B}\\App/CartViewController.swift:7:26"))
  }

  @Test func adviceNamesWhatThereIs() {
    let advice = TextAdvice(report: Sample.report, minimumLevel: .warning).line
    #expect(advice == "`unretain explain stored_closure_cycle` says what goes wrong; `unretain fix --diff --unsafe-fixes` shows a repair.")
    var empty = Sample.report
    empty.findings = []
    #expect(TextAdvice(report: empty, minimumLevel: .note).line == nil)
  }
}
