import TestSupport
import Testing
import Unretain

/// Sessions give what a check from scratch gives.
@Suite struct SessionTests {
  private static let lines = [
    "  func more() { model.onChange = { self.title = \"é😀\" } }\n", "  var handler: (() -> Void)?\n", "  func set() { handler = { self.set() } }\n", "}\n",
    "{", "\"\"\"\n", "// unretain:disable all\n", "  weak var delegate: Screen?\n", "#if DEBUG\n", "#endif\n",
    "final class Other { let screen = Screen(); func go() { screen.model.onChange = { [screen] in screen.load() } } }\n",
  ]

  /// Random edits of a project, which end in the sources that it returns.
  private func edit(_ session: Project.Session, seed: UInt64, steps: Int, compare: (_ sources: [String: String]) async throws -> Void) async throws {
    var random = LinearGenerator(state: seed)
    var sources = Sample.files
    for _ in 0..<steps {
      let name = (Sample.files.keys.sorted() + ["Sources/App/New.swift"]).randomElement(using: &random)!
      if Int.random(in: 0..<5, using: &random) == 0 {
        sources[name] = Sample.files[name]
        await session.revert(name)
      } else {
        var lines = (sources[name] ?? "final class New {\n}\n").split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
        let index = lines.indices.randomElement(using: &random)!
        if Int.random(in: 0..<3, using: &random) == 0 {
          lines.removeSubrange(index...)
        } else {
          lines.insert(Self.lines.randomElement(using: &random)!, at: index)
        }
        let text = lines.joined()
        sources[name] = text
        await session.edit(name, text)
      }
      try await compare(sources)
    }
  }

  @Test(arguments: 1...4) func editsOfSources(seed: UInt64) async throws {
    let session = try Project(sources: Sample.files).session()
    try await edit(session, seed: seed, steps: 20) { sources in
      let cold = try Project(sources: sources).check()
      #expect(try await session.check() == cold)
      #expect(try await session.findings(in: "Screen.swift") == cold.findings.filter { $0.location.path == "Screen.swift" })
    }
  }

  @Test(arguments: 1...2) func editsOfAFolder(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    for (name, text) in Sample.files { try folder.write(name, text) }
    let session = try Project(folder: folder.path).session()
    try await edit(session, seed: seed, steps: 10) { sources in
      let other = try TemporaryFolder()
      for (name, text) in sources { try other.write(name, text) }
      #expect(try await session.check() == Project(folder: other.path).check())
    }
  }

  @Test func anEditedManifestTellsTheModules() async throws {
    let session = try Project(sources: ["Package.swift": "", "Code/Screen.swift": Sample.cycle]).session()
    #expect(try await session.findings(in: "Code/Screen.swift").map(\.level) == [.error])
    await session.edit("Package.swift", "let package = Package(targets: [.testTarget(name: \"Checks\", path: \"Code\")])\n")
    #expect(try await session.findings(in: "Code/Screen.swift").map(\.level) == [.note])
    await session.revert("Package.swift")
    #expect(try await session.findings(in: "Code/Screen.swift").map(\.level) == [.error])
  }

  @Test func reloadReadsTheDisk() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Screen.swift", Sample.cycle)
    let session = try Project(folder: folder.path).session()
    #expect(try await session.findings(in: "Screen.swift").map(\.level) == [.error])
    try folder.write(".unretain.yml", "rules:\n  all: note\n")
    try folder.write("Other.swift", Sample.cycle.replacing("Screen", with: "Other").replacing("show", with: "other"))
    #expect(try await session.findings(in: "Screen.swift").map(\.level) == [.error])
    try await session.reload()
    #expect(try await session.findings(in: folder.absolute("Other.swift")).map(\.level) == [.note])
    try folder.write(".unretain.yml", "rules: 1\n")
    await #expect(throws: Project.Failure.self) { try await session.reload() }
    #expect(try await session.findings(in: "Other.swift").map(\.level) == [.note])
  }

  @Test func aFileThatIsNotInTheProject() async throws {
    let session = try Project(sources: Sample.files).session()
    await #expect(throws: Project.Failure.unknownFile("None.swift")) { try await session.findings(in: "None.swift") }
  }

  @Test func aCancelledTaskEnds() async throws {
    let session = try Project(sources: Sample.files).session()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await session.check()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await session.check() == Project(sources: Sample.files).check())
  }
}

/// Repeatable numbers.
private struct LinearGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
