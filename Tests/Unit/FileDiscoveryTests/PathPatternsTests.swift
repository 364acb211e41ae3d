import TestSupport
import Testing

@testable import FileDiscovery

@Suite struct PathPatternsTests {
  private func fit(_ patterns: [String], _ path: String) -> Bool { PathPatterns(patterns, below: "/p").fit("/p/" + path) }

  @Test func namesFitAtAnyDepthAndPathsFromTheFolder() {
    #expect(fit(["Generated"], "A/Generated/x.swift"))
    #expect(fit(["Generated"], "Generated/B/x.swift"))
    #expect(!fit(["Generated"], "A/NotGenerated/x.swift"))
    #expect(fit(["A/Generated"], "A/Generated/x.swift"))
    #expect(!fit(["A/Generated"], "B/A/Generated/x.swift"))
    #expect(fit(["/A"], "A/x.swift") && !fit(["/A"], "B/A/x.swift"))
    #expect(fit(["*.pb.swift"], "A/x.pb.swift"))
    #expect(fit(["**/Mocks/**"], "A/Mocks/B/x.swift"))
    #expect(fit(["Tests/"], "Tests/x.swift") && !fit(["x.swift/"], "x.swift"))
  }

  @Test func theDeepestDecides() {
    #expect(!fit(["Sources", "!Sources/Generated"], "Sources/Generated/x.swift"))
    #expect(fit(["Sources", "!Sources/Generated"], "Sources/x.swift"))
    #expect(fit(["A", "!A", "A"], "A/x.swift"))
  }

  @Test func nothingOutsideFits() {
    #expect(!PathPatterns(["*"], below: "/p").fit("/pq/x.swift"))
    #expect(PathPatterns(["*"], below: "/").fit("/x.swift"))
    #expect(!fit([], "x.swift") && !fit(["", "#", "/"], "x.swift"))
    #expect(!PathPatterns.isPattern("/") && PathPatterns.isPattern("a"))
  }

  @Test func walksTakeAndPassOver() throws {
    let folder = try TemporaryFolder()
    for name in ["Sources/A.swift", "Sources/Generated/B.swift", "Sources/Generated/Keep.swift", "Tests/C.swift"] {
      try folder.write(name)
    }
    func names(_ included: [String], _ excluded: [String]) -> [String] {
      var finder = SourceFinder()
      finder.included = included.isEmpty ? nil : PathPatterns(included, below: folder.path)
      finder.excluded = excluded.isEmpty ? nil : PathPatterns(excluded, below: folder.path)
      return finder.find([folder.path]).files.map { String($0.absolutePath.split(separator: "/").last!) }
    }
    #expect(names([], []) == ["A.swift", "B.swift", "Keep.swift", "C.swift"])
    #expect(names(["Sources"], []) == ["A.swift", "B.swift", "Keep.swift"])
    #expect(names([], ["Generated", "Tests/*"]) == ["A.swift"])
    #expect(names([], ["Generated", "!Generated/Keep.swift", "!Keep.swift"]) == ["A.swift", "Keep.swift", "C.swift"])
    // What is named is taken in any case.
    var finder = SourceFinder()
    finder.excluded = PathPatterns(["*"], below: folder.path)
    #expect(finder.find([folder.absolute("Tests/C.swift")]).files.count == 1)
  }
}
