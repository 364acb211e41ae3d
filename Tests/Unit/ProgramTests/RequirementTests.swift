import BuiltInRules
import Facts
import Testing

@testable import Program

/// The properties that satisfy the requirement of a protocol.
@Suite struct RequirementTests {
  private func program(_ source: String) -> (Program, PropertyReference) {
    var reader = FactReader()
    let facts = reader.facts(of: Array(source.utf8), path: "Test.swift")
    let program = Program(files: [facts], modules: [0], models: BuiltIn.models)
    return (program, PropertyReference(file: 0, property: PropertyID(facts.properties.firstIndex(where: \.isRequirement)!)))
  }

  @Test(arguments: [
    ("", Ownership.strong, 1), ("class A: P { var x: P? }", .strong, 1), ("class A: P { weak var x: P? }", .weak, 1),
    ("class A: P { weak var x: P? }; class B: P { var x: P? }", .strong, 2), ("class A: P { var x: P? { nil } }", .strong, 2),
    ("extension Outside: P {}", .strong, 2),
  ]) func strengths(_ types: String, _ ownership: Ownership, _ assumptions: UInt8) {
    let (program, requirement) = program("protocol P: AnyObject { var x: P? { get } }; \(types)")
    #expect(program.ownership(of: requirement) == ownership)
    #expect(program.assumptions(about: requirement) == assumptions)
  }

  /// Each read of the property asks, and thousands of types may satisfy it.
  @Test func conformersAreLookedThroughOnce() {
    let (program, requirement) = program(
      "protocol P: AnyObject { var x: P? { get } }\n" + (0..<50).map { "class A\($0): P { var x: P? }\n" }.joined())
    #expect(program.ownership(of: requirement) == .strong)
    _ = program.satisfactions.value(of: requirement) {
      Issue.record("it is found again")
      return program.satisfaction(of: requirement)
    }
  }
}
