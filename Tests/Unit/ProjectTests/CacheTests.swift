import Findings
import Foundation
import Reporting
import TestSupport
import Testing

@testable import Project

@Suite struct CacheTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(name, text) }
  }

  private static let files = [
    "Model.swift": """
    final class Model {
      var onChange: (() -> Void)?
      func reset() { onChange = nil }
    }
    """,
    "Screen.swift": """
    final class Screen {
      let model = Model()
      var title = ""
      func load() { model.onChange = { self.title = "changed" } }
      #if DEBUG
        func trace() { print(title) }
      #endif
    }
    """,
    "Other.swift": "func unrelated() { let numbers = [1, 2].map { $0 + 1 }; print(numbers) } // unretain:disable\n",
  ]

  private func run(cached: Bool = true, define: [String] = []) throws -> (text: String, outcome: Linter.Outcome) {
    var options = LintOptions()
    options.paths = [folder.path]
    options.cacheFolder = cached ? cache.path : nil
    for condition in define {
      let isKnown = options.define(condition)
      #expect(isKnown)
    }
    let outcome = try Linter(options).run()
    return (SARIFReporter().render(outcome.report), outcome)
  }

  /// As `lint` asks.
  private func report(cached: Bool = true, _ change: (inout LintOptions) -> Void = { _ in }) throws -> (text: String, isKnown: Bool) {
    var options = LintOptions()
    options.paths = [folder.path]
    options.configurationFile = FileManager.default.fileExists(atPath: folder.absolute(".unretain.yml")) ? folder.absolute(".unretain.yml") : nil
    options.cacheFolder = cached ? cache.path : nil
    change(&options)
    let outcome = try Linter(options).report()
    let text = SARIFReporter().render(outcome.report) + TextReporter(minimumLevel: .note, quiet: false, color: false, includesGone: true).render(outcome.report)
    return (text, outcome.counters == nil)
  }

  @Test func theSameQuestionIsAnsweredAtOnce() throws {
    let cold = try report(cached: false)
    #expect(!cold.isKnown)
    let first = try report()
    #expect(!first.isKnown)
    #expect(first.text == cold.text)
    let second = try report()
    #expect(second.isKnown)
    #expect(second.text == cold.text)
    #expect(try report { $0.jobs = 7 }.isKnown)
  }

  /// Whatever a report depends on makes another question of it; undone, the old answer holds again.
  @Test func anotherQuestionIsAnotherReport() throws {
    _ = try report()
    let changes: [(String, (inout LintOptions) -> Void)] = [
      ("strict", { $0.isStrict = true }), ("paths", { $0.paths = [$0.paths[0] + "/Model.swift"] }),
      (
        "only report",
        {
          $0.onlyReport = [$0.paths[0] + "/Model.swift"]
          $0.isProjectOfFile = true
        }
      ),
      ("only rules", { $0.onlyRules = ["stored_closure_cycle"] }), ("fixes", { $0.offersFixes = false }),
      ("define", { _ = $0.define("DEBUG") }), ("limit", { $0.sizeLimit = 150 }), ("dependencies", { $0.readsDependencies = false }),
      ("baseline", { $0.baseline = .everything }),
    ]
    for (name, change) in changes {
      #expect(try !report(change).isKnown, "\(name)")
      let known = try report(change)
      #expect(known.isKnown, "\(name)")
      #expect(known.text == (try report(cached: false, change).text), "\(name)")
    }
    for (name, text) in [
      (".unretain.yml", "rules:\n  stored_closure_cycle: note\n"), ("Package.swift", "let package = Package(targets: [.target(name: \"A\", path: \".\")])\n"),
      (".unretain/models/own.yml", "framework: Own\nsource: its own sources\nconfidence: checked\nfunctions: []\n"), ("Model.swift", "final class Model {}\n"),
      ("New.swift", ""),
    ] {
      let old = try? folder.text(name)
      try folder.write(name, text)
      #expect(try !report().isKnown, "\(name)")
      #expect(try report().text == report(cached: false).text, "\(name)")
      if let old { try folder.write(name, old) } else { try FileManager.default.removeItem(atPath: folder.absolute(name)) }
      #expect(try report().isKnown, "\(name)")
    }
    let file = folder.absolute("known.json")
    try BaselineStore.write(
      Linter(
        {
          var options = LintOptions()
          options.paths = [folder.path]
          return options
        }()
      ).run().report, to: file)
    #expect(try !report { $0.baseline = .file(file) }.isKnown)
    #expect(try report { $0.baseline = .file(file) }.isKnown)
    try BaselineStore.write(
      Linter(
        {
          var options = LintOptions()
          options.paths = [folder.absolute("Other.swift")]
          return options
        }()
      ).run().report, to: file)
    #expect(try !report { $0.baseline = .file(file) }.isKnown)
    #expect(try report { $0.baseline = .file(file) }.text == report(cached: false) { $0.baseline = .file(file) }.text)
  }

  @Test func theNextRunReadsNothing() throws {
    let cold = try run(cached: false)
    let first = try run()
    let second = try run()
    #expect(first.outcome.cachedFiles == 0)
    #expect(second.outcome.cachedFiles == Self.files.count)
    #expect(first.text == cold.text)
    #expect(second.text == cold.text)
    #expect(cold.outcome.report.findings.count > 0)
  }

  @Test func whatHasChangedIsReadAgain() throws {
    _ = try run()
    try folder.write("Model.swift", Self.files["Model.swift"]!.replacingOccurrences(of: "reset", with: "clear"))
    #expect(try run().outcome.cachedFiles == Self.files.count - 1)
    // A text that comes back is known.
    try folder.write("Model.swift", Self.files["Model.swift"]!)
    #expect(try run().outcome.cachedFiles == Self.files.count)
    // As is one that has moved.
    try FileManager.default.moveItem(atPath: folder.absolute("Model.swift"), toPath: folder.absolute("Renamed.swift"))
    let moved = try run()
    #expect(moved.outcome.cachedFiles == Self.files.count)
    #expect(moved.text == (try run(cached: false).text))
  }

  @Test func conditionsTellEntriesApart() throws {
    _ = try run()
    #expect(try run(define: ["DEBUG"]).outcome.cachedFiles == 0)
    #expect(try run(define: ["!DEBUG"]).outcome.cachedFiles == 0)
    #expect(try run(define: ["DEBUG"]).outcome.cachedFiles == Self.files.count)
  }

  @Test func aDamagedCacheCostsTimeOnly() throws {
    let cold = try run(cached: false).text
    _ = try run()
    let entries = try #require(FileManager.default.enumerator(atPath: cache.path)).compactMap { $0 as? String }.map { cache.path + "/" + $0 }
    var damaged = 0
    for entry in entries.sorted() {
      guard var bytes = FileManager.default.contents(atPath: entry), bytes.count > 20 else { continue }
      bytes[bytes.count - 1 - damaged * 3] ^= 1
      try bytes.write(to: URL(fileURLWithPath: entry))
      damaged += 1
    }
    // The facts of each file, and what was worked out of all of them.
    #expect(damaged == Self.files.count + 1)
    let run1 = try run()
    #expect(run1.outcome.cachedFiles == 0)
    #expect(!run1.outcome.goesOn)
    #expect(run1.text == cold)
    #expect(try run().outcome.cachedFiles == Self.files.count)
  }

  /// As a full disk, or one that broke, leaves entries; and a place where nothing can be written.
  @Test func aCacheThatIsCutOffOrCannotBeWrittenCostsTimeOnly() throws {
    _ = try run()
    try folder.write("Screen.swift", Self.screen("print(4)"))
    let cold = try run(cached: false).text
    let entries = try #require(FileManager.default.enumerator(atPath: cache.path)).compactMap { $0 as? String }.map { cache.path + "/" + $0 }
    for entry in entries {
      guard let bytes = FileManager.default.contents(atPath: entry), bytes.count > 20 else { continue }
      try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: entry))
    }
    let cut = try run()
    #expect(!cut.outcome.goesOn)
    #expect(cut.text == cold)
    #expect(try run().outcome.goesOn)
    try FileManager.default.removeItem(atPath: cache.path)
    try Data().write(to: URL(fileURLWithPath: cache.path))
    for _ in 0..<2 {
      let unwritten = try run()
      #expect(!unwritten.outcome.goesOn)
      #expect(unwritten.text == cold)
    }
  }

  /// An editor's server begins where the last one, or a run of the command, has ended.
  @Test func aSessionGoesOnFromTheDisk() throws {
    var options = LintOptions()
    options.paths = [folder.path]
    options.cacheFolder = cache.path
    let screen = folder.absolute("Screen.swift")
    // The editor has a text that is not on the disk.
    let first = try ProjectSession(options).update([screen: Array(Self.screen("print(5)").utf8)])
    #expect(!first.goesOn)
    let edited = [screen: Array(Self.screen("print(6)").utf8)]
    let session = try ProjectSession(options)
    let second = session.update(edited)
    #expect(second.goesOn)
    #expect(try SARIFReporter().render(second.report) == SARIFReporter().render(Linter(options).run(replacing: edited).report))
    let third = session.update([screen: Array(Self.screen("self.load()").utf8)])
    #expect(third.goesOn)
    #expect(try run().outcome.goesOn)
  }

  private static func screen(_ statement: String) -> String {
    files["Screen.swift"]!.replacingOccurrences(of: "self.title = \"changed\"", with: statement)
  }

  @Test func aRunGoesOnFromTheOneBefore() throws {
    #expect(try !run().outcome.goesOn)
    for statement in ["self.title = \"other\"", "print(1)", "[weak self] in self?.title = \"\"", "self.title = \"changed\""] {
      try folder.write("Screen.swift", Self.screen(statement))
      let cold = try run(cached: false)
      let warm = try run()
      #expect(!cold.outcome.goesOn)
      #expect(warm.outcome.goesOn, "\(statement)")
      #expect(warm.text == cold.text, "\(statement)")
    }
    // Other files can see that, so that all is worked out anew; and once it is, the next run goes on from there.
    try folder.write("Model.swift", Self.files["Model.swift"]! + "extension Model { func stop() { onChange = nil } }\n")
    #expect(try !run().outcome.goesOn)
    try folder.write("Screen.swift", Self.screen("print(2)"))
    let warm = try run()
    #expect(warm.outcome.goesOn)
    #expect(warm.text == (try run(cached: false).text))
    // A file more or less is another program.
    try folder.write("More.swift", "")
    #expect(try !run().outcome.goesOn)
  }

  /// What `why` and the pages of a report ask for in words is made of what is kept.
  @Test func otherWordsAreFoundFromTheSameEntry() throws {
    func explained(cached: Bool) throws -> Linter.Outcome {
      var options = LintOptions()
      options.paths = [folder.path]
      options.drawsPaths = true
      options.cacheFolder = cached ? cache.path : nil
      return try Linter(options).run()
    }
    func words(_ outcome: Linter.Outcome) -> [String] {
      let analysis = outcome.analysis
      let words = Words(of: analysis, draws: true)
      return analysis.closures.flatMap { [words.enclosure(of: $0)] + $0.remarks.map(words.text) + analysis.uses(of: $0).map { "\(words.step($0))" } }
        + analysis.references().map { "\($0.place) \(words.name(of: $0)) \(words.holder(of: $0)) \(words.source(of: $0))" }
        + analysis.observations.flatMap { [words.captured($0), words.keeper($0), words.until($0)] + words.path($0).map { "\($0)" } }
    }
    _ = try run()
    try folder.write("Screen.swift", Self.screen("print(self)"))
    let warm = try explained(cached: true)
    #expect(warm.goesOn)
    #expect(try words(warm) == words(explained(cached: false)))
    #expect(try run().outcome.goesOn)
  }

  @Test func whatWasKeptOfTheTextBeforeMustBeThere() throws {
    _ = try run()
    let facts = try #require(FileManager.default.enumerator(atPath: cache.path)).compactMap { $0 as? String }.map { cache.path + "/" + $0 }
      .filter { FileManager.default.contents(atPath: $0)?.range(of: Data("onChange".utf8)) != nil }
    #expect(facts.count == 3)
    try folder.write("Screen.swift", Self.screen("print(3)"))
    for file in facts where FileManager.default.contents(atPath: file)!.range(of: Data("Model.swift".utf8)) == nil {
      try FileManager.default.removeItem(atPath: file)
    }
    let cold = try run(cached: false).text
    let warm = try run()
    #expect(!warm.outcome.goesOn)
    #expect(warm.text == cold)
  }

  /// Long series of edits give what a run without a cache gives.
  @Test func randomEditsGiveTheSameAsAColdRun() throws {
    var generator = Numbers(state: 42)
    let parts = [
      "final class Screen { let model = Model(); var title = \"\"; func load() { model.onChange = { self.title = \"x\" } } }\n",
      "final class Screen { let model = Model(); var title = \"\"; func load() { model.onChange = { [weak self] in self?.title = \"x\" } } }\n",
      "final class Model { var onChange: (() -> Void)? }\n",
      "final class Model { weak var owner: Screen?; var onChange: (() -> Void)?; deinit { onChange = nil } }\n",
      "extension Model { func stop() { onChange = nil } }\n", "struct Model { var onChange: (() -> Void)? }\n",
      "// unretain:disable:next stored_closure_cycle - known\n", "func broken( {\n", "typealias Model = Other\n", "",
    ]
    for round in 0..<30 {
      let name = ["A.swift", "B/C.swift", "Model.swift", "Screen.swift"][Int(generator.next() % 4)]
      if generator.next() % 5 == 0, FileManager.default.fileExists(atPath: folder.absolute(name)) {
        try FileManager.default.removeItem(atPath: folder.absolute(name))
      } else {
        try folder.write(name, (0..<3).map { _ in parts[Int(generator.next() % UInt64(parts.count))] }.joined())
      }
      let cold = try report(cached: false).text
      #expect(try report().text == cold, "round \(round)")
      #expect(try report().text == cold, "round \(round), asked again")
    }
  }

  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
