import Reporting
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectSessionTests {
  private let folder: TemporaryFolder

  private static let files = [
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
    """,
    "Timer.swift": """
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

  private static let lines = [
    "  func more() { model.onChange = { self.title = \"é😀\" } }\n", "  var handler: (() -> Void)?\n", "  func set() { handler = { self.set() } }\n", "}\n", "{",
    "\"\"\"\n",
    "// unretain:disable all\n", "final class Other { let screen = Screen(); func go() { screen.model.onChange = { [screen] in screen.load() } } }\n",
    "#if DEBUG\n", "#endif\n",
    "  weak var delegate: Screen?\n", "\r\n",
  ]

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(name, text) }
  }

  private var options: LintOptions {
    var options = LintOptions()
    options.paths = [folder.path]
    options.cacheFolder = nil
    return options
  }

  /// Everything that a report has.
  private func text(_ outcome: Linter.Outcome) -> String { SARIFReporter().render(outcome.report) + JSONReporter().render(outcome.report) }

  @Test(arguments: 1...5) func editsGiveWhatARunGivesThatReadsEverything(seed: UInt64) throws {
    var random = LinearGenerator(state: seed)
    let session = try ProjectSession(options)
    var contents: [String: [UInt8]] = [:]
    for step in 0..<20 {
      let name = (Self.files.keys.sorted() + ["New.swift"]).randomElement(using: &random)!
      let path = folder.absolute(name)
      var text = contents[path] ?? Array((Self.files[name] ?? "final class New {\n}\n").utf8)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: contents[path] = nil
      case 1:
        try folder.write(name, String(decoding: text, as: UTF8.self))
        session.forgetDisk()
      case 2...4:
        let starts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
        text.replaceSubrange(starts.randomElement(using: &random)!..<text.count, with: [])
        contents[path] = text
      default:
        let starts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
        text.insert(contentsOf: Self.lines.randomElement(using: &random)!.utf8, at: starts.randomElement(using: &random)!)
        contents[path] = text
      }
      #expect(self.text(session.update(contents)) == self.text(try Linter(options).run(replacing: contents)), "step \(step), \(name)")
    }
  }

  @Test(arguments: ["", "// later\n"]) func aNewFileWithoutDeclarations(text: String) throws {
    let session = try ProjectSession(options)
    _ = session.update([:])
    let contents = [folder.absolute("New.swift"): Array(text.utf8)]
    #expect(self.text(session.update(contents)) == self.text(try Linter(options).run(replacing: contents)))
  }

  @Test func aFileOfWhichNobodyHasSaidThatItIsThere() throws {
    let session = try ProjectSession(options)
    _ = session.update([:])
    try folder.write("New.swift", "")
    let edited = Array("final class New {\n  var body: (() -> Void)?\n  func start() { body = { print(self) } }\n}\n".utf8)
    let contents = [folder.absolute("New.swift"): edited]
    let outcome = session.update(contents)
    #expect(outcome.report.findings.contains { outcome.report.documents[$0.place.file].displayPath.hasSuffix("New.swift") })
    #expect(self.text(outcome) == self.text(try Linter(options).run(replacing: contents)))
    // Nothing is read again for the next key.
    #expect(session.update(contents).cachedFiles == 5)
  }

  @Test func onlyWhatChangesIsReadAgain() throws {
    let session = try ProjectSession(options)
    #expect(session.update([:]).cachedFiles == 0)
    #expect(session.update([:]).cachedFiles == 4)
    let edited = Array("final class Screen {}".utf8)
    #expect(session.update([folder.absolute("Screen.swift"): edited]).cachedFiles == 3)
    #expect(session.update([folder.absolute("Screen.swift"): edited]).cachedFiles == 4)
    session.forgetDisk()
    #expect(session.update([folder.absolute("Screen.swift"): edited]).cachedFiles == 4)
    #expect(session.update([:]).cachedFiles == 3)
  }

  @Test(arguments: [true, false]) func whatHasFailedComesBackWithAnotherText(isEdited: Bool) throws {
    var options = options
    options.failedFiles = FailedFiles([FailedFiles.Failure(path: Array(folder.absolute("Screen.swift").utf8))])
    let session = try ProjectSession(options)
    let text = try #require(Self.files["Screen.swift"])
    for _ in 0..<2 { #expect(session.update([:]).report.notifications.map(\.kind) == [.internalFailure]) }
    #expect(session.update([folder.absolute("Screen.swift"): Array(text.utf8)]).report.notifications.map(\.kind) == [.internalFailure])
    let other = text + "// more\n"
    var contents: [String: [UInt8]] = [:]
    if isEdited {
      contents = [folder.absolute("Screen.swift"): Array(other.utf8)]
    } else {
      try folder.write("Screen.swift", other)
      session.forgetDisk()
    }
    #expect(self.text(session.update(contents)) == self.text(try Linter(self.options).run(replacing: contents)))
    // As it was when the program has failed in it; there is nothing to say that it would fail again.
    try folder.write("Screen.swift", text)
    session.forgetDisk()
    #expect(self.text(session.update([:])) == self.text(try Linter(self.options).run()))
  }

  @Test func tasksMayShareASession() async throws {
    let session = try ProjectSession(options)
    let path = folder.absolute("Screen.swift")
    let versions = ["final class Screen {}\n", try #require(Self.files["Screen.swift"])].map { [path: Array($0.utf8)] }
    let linter = try Linter(options)
    let expected = versions.map { text(linter.run(replacing: $0)) }
    await withTaskGroup(of: (Int, Linter.Outcome).self) { group in
      for index in 0..<8 { group.addTask { (index % 2, session.update(versions[index % 2])) } }
      for await (version, outcome) in group { #expect(text(outcome) == expected[version]) }
    }
  }

  @Test func settingsAreReadAgain() throws {
    let session = try ProjectSession(options)
    #expect(session.update([:]).report.findings.contains { $0.rule == "stored_closure_cycle" })
    try folder.write(".unretain.yml", "rules:\n  stored_closure_cycle: off\n")
    try session.reload()
    #expect(!session.update([:]).report.findings.contains { $0.rule == "stored_closure_cycle" })
    try folder.write(".unretain.yml", "rules:\n  no_such_rule: off\n")
    #expect(throws: ProjectSettings.Problem.self) { try session.reload() }
  }

  @Test func acceptedFindingsAreKnown() throws {
    try folder.write(".unretain.yml", "baseline: known.json\n")
    try folder.write("known.json", "{\"version\": 1, \"findings\": []}\n")
    var options = options
    options.baseline = .configured
    let session = try ProjectSession(options)
    let report = session.update([:]).report
    let finding = try #require(report.findings.first { $0.isOpen })
    try BaselineStore.accept(finding, of: report, into: try #require(session.settings.baselinePath))
    try session.reload()
    let after = session.update([:]).report
    #expect(after.findings.filter(\.isOpen).count == report.findings.filter(\.isOpen).count - 1)
    #expect(after.goneFindings?.isEmpty == true)
  }
}

private struct LinearGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
