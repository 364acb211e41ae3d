import BuiltInRules
import Facts
import Program
import Testing

@testable import Ownership

/// The regions of code on which a result that later runs take over depends.
@Suite struct ComponentDependenciesTests {
  /// A call that one of very many implementations may answer names them all, and asks for none of their summaries. Their numbers change with the first
  /// edit of their file.
  @Test func implementationsThatAreNotFollowedAreNamed() throws {
    let page = """
      final class Page {
        let guide: Guide
        var onTap: (() -> Void)?
        init(guide: Guide) { self.guide = guide }
        func show() { onTap = { [weak self] in self?.guide.go() } }
      }
      """
    let guides = (0..<6).map { "final class Guide\($0): Guide { func go() { print(self) } }\n" }.joined()
    let files = [("Page.swift", page), ("Guide.swift", "protocol Guide { func go() }\n"), ("Guides.swift", guides)].map { path, text in
      var reader = FactReader()
      return reader.facts(of: Array(text.utf8), path: path)
    }
    let program = Program(files: files, modules: [0, 0, 0], models: BuiltIn.models)
    let (_, memory) = try #require(OwnershipAnalysis(program, jobs: 1).run(after: nil))
    let inputs = try #require(memory.groups.lazy.compactMap(\.inputs).first { program.describe($0.members[0]) == "Page.show()" })
    let named = Set(inputs.parts.all)
    let implementations = program.units(inFile: 2).filter { program.describe($0).hasSuffix(".go()") }
    #expect(implementations.count == 6)
    #expect(implementations.allSatisfy { named.contains(program.part(naming: $0)) })
  }
}
