import Foundation
import Ownership
import Project
import Reporting
import TestSupport
import Testing
import Unretain

/// Checks of a folder and of sources in memory, against the pipeline of the command line.
@Suite struct CheckTests {
  /// The examples of the repository.
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples").standardized.path

  /// What a finding is known by, as both sides say it.
  private struct Line: Hashable {
    var rule, level, message, place, fingerprint: String
    var steps: [String]
    var life, end: String?
    var isAccepted: Bool
  }

  private func lines(_ result: CheckResult) -> Set<Line> {
    Set(
      (result.findings + result.accepted).map { finding in
        Line(
          rule: finding.rule, level: finding.level.rawValue, message: finding.message, place: "\(finding.location)", fingerprint: finding.fingerprint,
          steps: finding.path.map { "\($0.location?.description ?? "") \($0.text)" }, life: finding.life?.rawValue, end: finding.end?.rawValue,
          isAccepted: finding.acceptance != nil)
      })
  }

  /// - Parameter folder: The folder as the user types it; the paths of the result are relative to it.
  private func lines(of report: Report, below folder: String) -> Set<Line> {
    func place(_ place: SourcePlace) -> String {
      let document = report.documents[place.file]
      let position = document.position(at: place.range.start)
      return "\(document.displayPath.dropFirst(folder.count + 1)):\(position.line):\(position.utf8Column)"
    }
    let fingerprints = Fingerprint.stable(of: report.findings, in: report.documents)
    var lines: Set<Line> = []
    for (finding, fingerprint) in zip(report.findings, fingerprints) where finding.level != .off {
      var steps: [String] = []
      for step in finding.path where !step.text.isEmpty { steps.append((step.place.map(place) ?? "") + " " + step.text) }
      lines.insert(
        Line(
          rule: finding.rule, level: finding.level.rawValue, message: finding.message, place: place(finding.place), fingerprint: fingerprint, steps: steps,
          life: finding.life?.rawValue, end: finding.end?.rawValue, isAccepted: !finding.isOpen))
    }
    return lines
  }

  @Test func aFolderHasTheFindingsOfTheCommandLine() throws {
    let result = try Project(folder: Self.examples).check()
    var options = LintOptions()
    options.paths = [Self.examples]
    options.baseline = .configured
    let report = try Linter(options).run().report
    #expect(!result.findings.isEmpty)
    #expect(lines(result) == lines(of: report, below: Self.examples))
    #expect(result.findings.count + result.accepted.count == report.findings.count { $0.level != .off })
    #expect(result.statistics.closures == report.statistics.closures)
    #expect(result.closures.count == report.statistics.closures)
    #expect(result.statistics.lines == report.statistics.lines)
  }

  @Test func sourcesHaveTheFindingsOfAFolder() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Sample.files { try folder.write(name, text) }
    let ofFolder = try Project(folder: folder.path).check()
    let ofSources = try Project(sources: Sample.files).check()
    #expect(!ofFolder.findings.isEmpty && !ofFolder.accepted.isEmpty && !ofFolder.closures.isEmpty)
    #expect(ofSources == ofFolder)
  }

  @Test func acceptedFindingsHaveTheReason() throws {
    let result = try Project(sources: Sample.files).check()
    #expect(result.accepted.map(\.acceptance) == [.comment(reason: "on purpose")])
    #expect(result.findings.allSatisfy { $0.acceptance == nil })
  }

  @Test func whatCannotBeReadIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "final class A {\n  func a( {\n}\n")
    try folder.write("Sub/B.swift", bytes: [0xFF, 0x0A])
    let result = try Project(folder: folder.path).check()
    #expect(Set(result.problems.map { "\($0.kind) \($0.path)" }) == ["parseError A.swift", "notUTF8 Sub/B.swift"])
    #expect(result.statistics.skippedFiles == 1)
  }

  @Test func columnsCountBytes() throws {
    let text = Sample.files["Screen.swift", default: ""].replacing("func load() {", with: "func load() { /* é😀 */")
    let before = try Project(sources: Sample.files).check()
    let after = try Project(sources: Sample.files.merging(["Screen.swift": text]) { $1 }).check()
    let columns = { (result: CheckResult) in result.findings.filter { $0.location.path == "Screen.swift" }.map(\.location.column) }
    let comment = " /* é😀 */".utf8.count
    #expect(!columns(before).isEmpty)
    #expect(columns(after) == columns(before).map { $0 + comment })
  }

  @Test func optionsChooseRulesAndLevels() throws {
    var options = Project.Options()
    let all = try Project(sources: Sample.files).check().findings
    let rule = try #require(all.first?.rule)
    options.rules.levels[rule] = .note
    #expect(try Project(sources: Sample.files, options: options).check().findings.filter { $0.rule == rule }.allSatisfy { $0.level == .note })
    options.rules.off = [rule]
    #expect(try Project(sources: Sample.files, options: options).check().findings == all.filter { $0.rule != rule })
    options = Project.Options()
    options.rules.only = [rule]
    #expect(try Project(sources: Sample.files, options: options).check().findings == all.filter { $0.rule == rule })
  }

  @Test func aManifestAmongTheSourcesTellsTheModules() throws {
    let sources = ["Package.swift": "let package = Package(targets: [.testTarget(name: \"Checks\", path: \"Code\")])\n", "Code/Screen.swift": Sample.cycle]
    let levels = { (sources: [String: String]) in try Project(sources: sources).check().findings.map(\.level) }
    #expect(try levels(["Code/Screen.swift": Sample.cycle]) == [.error])
    #expect(try levels(sources) == [.note])
  }
}

/// A project's sources.
enum Sample {
  static let files = [
    "Model.swift": """
    final class Model {
      var onChange: (() -> Void)?
      var parent: Screen?
      func reset() { onChange = nil }
    }
    """,
    "Screen.swift": """
    final class Screen {
      let model = Model()
      var title = ""
      func load() { model.onChange = { self.title = "changed" } }
      func tick(_ body: () -> Void) { body() }
    }
    func show() { Screen().load() }
    """,
    "Sources/App/Clock.swift": """
    import Foundation
    final class Clock {
      var timer: Timer?
      var ticks = 0
      func start() {
        // unretain:disable:next all - on purpose
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }
      }
    }
    """,
    "Package.swift": "let package = 1\n",
  ]

  /// A cycle that is an error in an application and a note in a test.
  static let cycle = """
    final class Screen {
      var onChange: (() -> Void)?
      var count = 0
      func start() { onChange = { self.count += 1 } }
    }
    func show() { Screen().start() }
    """
}
