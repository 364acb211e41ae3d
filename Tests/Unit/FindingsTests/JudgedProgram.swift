import BuiltInRules
import Facts
import Ownership
import Program

@testable import Findings

/// The program whose names made-up observations use.
enum JudgedProgram {
  static let program: Program = {
    var reader = FactReader()
    let source = "final class Screen {\n  var model, panel, onChange: Int?\n  func start() {}\n  func stop() {}\n}\n"
    return Program(files: [reader.facts(of: Array(source.utf8), path: "Screen.swift")], modules: [0], models: BuiltIn.models)
  }()
  static let words = Words(program)

  static let type = program.types.indices.map { NominalID($0) }.first { program.qualifiedName(of: $0) == "Screen" }

  static func function(_ name: String) -> FunctionReference {
    program.files[0].functions.indices.map { FunctionReference(file: 0, function: FunctionID($0)) }.first { program.describe($0) == "Screen.\(name)()" }!
  }

  static func name(_ text: String) -> ObjectName { .external(program.names.find(text)!) }
}

extension RuleEngine {
  func finding(for observation: Observation) -> Finding? { finding(for: observation, JudgedProgram.words) }
  func evaluate(_ observations: [Observation]) -> [Finding] { evaluate(observations, JudgedProgram.words) }
}
