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
}
