import BuiltInRules
import Facts
import Testing

@testable import Program

/// The ancestors of a type.
@Suite struct InheritanceTests {
  /// A composition has all its parts, however many, and by whatever name.
  @Test(arguments: ["A & B & C & D", "All", "A & Rest", "Most"])
  func partsOfACompositionAreAncestors(_ written: String) {
    let code = """
      protocol A {}
      protocol B {}
      protocol C: AnyObject {}
      protocol D {}
      typealias All =
        A &
        B &
        C &
        D
      typealias Rest = B & C & D
      typealias Most = A & Rest
      class Page: \(written) {}
      """
    var reader = FactReader()
    let program = Program(files: [reader.facts(of: Array(code.utf8), path: "a.swift")], modules: [0], models: BuiltIn.models)
    let page = program.types.first { program.text($0.name) == "Page" }
    #expect(Set(page?.ancestors.map { program.text(program[$0].name) } ?? []) == ["Page", "A", "B", "C", "D"])
  }

  /// Each member is looked for in all ancestors, so there is a limit. A type with more may have any member.
  @Test(arguments: [(200, 201, false), (300, 256, true)])
  func ancestorsAreBounded(protocols: Int, ancestors: Int, isCut: Bool) {
    let names = (0..<protocols).map { "P\($0)" }
    let code = names.map { "protocol \($0) {}\n" }.joined() + "final class A: \(names.joined(separator: ", ")) {}"
    var reader = FactReader()
    let program = Program(files: [reader.facts(of: Array(code.utf8), path: "a.swift")], modules: [0], models: BuiltIn.models)
    let type = program.types.first { program.text($0.name) == "A" }
    #expect(type?.ancestors.count == ancestors)
    #expect(type?.hasExternalAncestor == isCut)
  }
}
