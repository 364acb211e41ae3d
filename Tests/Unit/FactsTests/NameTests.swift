import Facts
import Syntax
import Testing

/// The table of names.
@Suite struct NameTests {
  @Test func everyNameOnce() {
    let facts = read("func a(a: a) { a.b.a(b: b) }")
    #expect(facts.names.sorted() == ["a", "b"])
  }

  @Test func manyNames() {
    let names = (0..<5_000).map { "name\($0)" }
    let facts = read("func f() { " + names.joined(separator: "; ") + " }")
    #expect(Set(facts.names) == Set(names + ["f"]))
    #expect(facts.functions[0].instructions.count == 5_000)
  }

  /// A lowering is used for many files; nothing of one may show in the next.
  @Test func filesDoNotMix() {
    let sources = ["func a() { guard let self else { return }; b { $0 } }", "class C { func d() { self; e } }", "func f( {"]
    let parser = Parser()
    var lowering = Lowering()
    for source in sources + sources.reversed() {
      let bytes = Array(source.utf8)
      guard let tree = parser.parse(bytes) else { continue }
      let facts = lowering.facts(of: tree, source: bytes, path: "Test.swift")
      var other = Lowering()
      #expect(facts == other.facts(of: tree, source: bytes, path: "Test.swift"))
    }
  }
}
