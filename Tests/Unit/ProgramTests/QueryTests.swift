import BuiltInRules
import Program
import Facts
import Testing

/// Questions that the analysis asks of the linked program.
@Suite struct QueryTests {
  private func program(_ source: String) -> Program {
    var reader = FactReader()
    return Program(files: [reader.facts(of: Array(source.utf8), path: "File.swift")], modules: [0], models: BuiltIn.models)
  }

  @Test func typesOfWhichAnInstanceIsShared() {
    let program = program(
      """
      final class Store { static let shared = Store() }
      final class Global {}
      let global = Global()
      final class Other { static let store: Store? = nil; let other: Other? = nil; static var computed: Other { Other() } }
      """)
    let shared = program.types.indices.filter { program.hasSharedInstance(.nominal(NominalID($0), [])) }
    #expect(Set(shared.map { program.text(program.types[$0].name) }) == ["Store", "Global"])
  }

  /// Of more than are asked for none is told but the function itself.
  @Test func implementationsOfAMethod() throws {
    let program = program("class Base { func go() {} }\n" + (0..<6).map { "class Heir\($0): Base { override func go() {} }" }.joined(separator: "\n"))
    let base = try #require(program.files[0].functions.indices.first { program.files[0].functions[$0].name != nil })
    let go = FunctionReference(file: 0, function: FunctionID(base))
    #expect(program.implementations(of: go, limit: 7).count == 7)
    #expect(program.implementations(of: go, limit: 6) == [go])
    #expect(program.implementations(of: go).count == 7)
  }

  @Test func callsThatNothingTakesUp() {
    let source = """
      func make() -> Int { 1 }
      func use() {
        make()
        let kept = make()
        print(kept)
      }
      func only() { make() }
      func given() -> Int { make() }
      """
    let program = program(source)
    let bytes = Array(source.utf8)
    let dropped = program.droppedCalls(inFile: 0).sorted { $0.start < $1.start }
    #expect(dropped.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) } == ["make()", "print(kept)", "make()"])
  }
}
