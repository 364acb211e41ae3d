import Foundation
import Ownership
import Findings
import Facts
import Testing

@testable import Reporting

/// Reports as they stand in `Golden/`. To write those files anew:
/// `UNRETAIN_UPDATE_GOLDEN=1 swift test --filter ReportingTests`, and look at the difference before you commit it.
struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Golden")

  /// Puts the sources of the sample where `Tests/System/SARIF/check_sarif.py --source-root .build/sarif/sample` finds them.
  @Test func sampleSources() throws {
    let root = Self.folder.appendingPathComponent("../../../../.build/sarif/sample").standardizedFileURL
    for document in Sample.documents where !document.rootRelativePath.hasPrefix("/") {
      let file = root.appendingPathComponent(document.rootRelativePath)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(document.bytes).write(to: file)
    }
  }

  private func check(_ text: String, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["UNRETAIN_UPDATE_GOLDEN"] != nil {
      try Data(text.utf8).write(to: file)
      return
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, "\(name) differs")
  }

  @Test func text() throws {
    try check(TextReporter().render(Sample.report), "default.txt")
  }

  @Test func textWithNotes() throws {
    try check(TextReporter(minimumLevel: .note).render(Sample.report), "notes.txt")
  }

  @Test func colouredText() throws {
    try check(TextReporter(color: true).render(Sample.report), "color.txt")
  }

  @Test func quietText() throws {
    try check(TextReporter(minimumLevel: .note, quiet: true).render(Sample.report), "quiet.txt")
  }

  @Test func textWithoutFindings() throws {
    try check(TextReporter().render(Sample.emptyReport), "empty.txt")
    #expect(TextReporter(quiet: true).render(Sample.emptyReport) == "")
  }

  @Test func sarif() throws {
    try check(SARIFReporter(automationID: "unretain/app").render(Sample.report), "report.sarif")
  }

  @Test func sarifWithoutFindings() throws {
    try check(SARIFReporter().render(Sample.emptyReport), "empty.sarif")
  }

  @Test func otherFormats() throws {
    let report = Sample.report
    try check(JSONReporter().render(report), "report.json")
    try check(GitHubReporter(minimumLevel: .note).render(report), "github.txt")
    try check(GitLabReporter().render(report), "gitlab.json")
    try check(CheckstyleReporter().render(report), "checkstyle.xml")
    try check(JUnitReporter().render(report), "junit.xml")
    try check(SonarReporter(minimumLevel: .note).render(report), "sonar.json")
    try check(MarkdownReporter().render(report), "report.md")
  }

  @Test func otherFormatsWithoutFindings() {
    let report = Sample.emptyReport
    #expect(GitHubReporter().render(report) == "")
    #expect(GitLabReporter().render(report) == "[]\n")
    #expect(CheckstyleReporter().render(report).contains("<checkstyle version=\"4.3\">\n</checkstyle>\n"))
    #expect(JUnitReporter().render(report).contains("tests=\"1\" failures=\"0\""))
    #expect(MarkdownReporter().render(report) == "### Unretain: 0 errors, 0 warnings, 0 notes\n")
  }

  @Test func workflowCommandsEscapeWhatEndsThem() {
    var report = Sample.report
    report.findings[1].message = "100%\r\n::error::x"
    report.documents[0].rootRelativePath = "a,b:c%.swift"
    let text = GitHubReporter().render(report)
    #expect(text.contains("::error file=a%2Cb%3Ac%25.swift,line="))
    #expect(text.contains("::100%25%0D%0A::error::x%0A1. "))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
  }

  @Test func textsCannotLeaveTheirXML() {
    var report = Sample.report
    report.findings[1].message = "<a b='\"'>&\u{1}\n]]>"
    #expect(CheckstyleReporter().render(report).contains("message=\"&lt;a b=&apos;&quot;&apos;&gt;&amp;\u{FFFD}&#10;]]&gt;\""))
    #expect(JUnitReporter().render(report).contains("message=\"&lt;a b="))
  }

  @Test func aLongCommentIsCut() {
    var report = Sample.report
    report.findings = Array(repeating: report.findings[1], count: 500)
    let text = MarkdownReporter().render(report)
    #expect(text.utf8.count < 65_000)
    #expect(text.contains(" more findings, left out because the report would be too long.\n"))
  }

  @Test func colourOnlyAddsEscapes() {
    let colored = TextReporter(color: true).render(Sample.report)
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == TextReporter().render(Sample.report))
  }

  @Test func placesThatAreNowhereDoNotTrap() {
    var report = Sample.report
    report.documents = []
    #expect(TextReporter(minimumLevel: .note).render(report).contains("<unknown>:1:1: error: "))
    #expect(SARIFReporter().render(report).contains("\"ruleId\": \"stored_closure_cycle\""))
    report.documents = Sample.documents.map { document in
      SourceDocument(
        displayPath: "x\ny", rootRelativePath: "x\ny", bytes: Array(document.bytes.prefix(3)), lineStarts: [])
    }
    #expect(TextReporter().render(report).contains("x y:1:4: error: "))
    #expect(SARIFReporter().render(report).contains("x%0Ay"))
  }
}
