import SourceFacts
import Testing

/// What an editor holds while somebody types.
@Suite struct UnfinishedCodeTests {
  /// The other functions of the file stay what they are, and where they are; and the error is reported.
  @Test(arguments: [
    "foo.", "foo.\nlet x = 1", "let x =", "if a {", "g {\n  b()", "g { [weak self] in\n  b()", "print(\"abc", "print(\"abc)", "print(\"a \\(b\")",
    "if a == \"b {\n  c()\n}", "f(a,", "f(a: { b }", "guard let self", "guard let x = y(z)\nb()", "x = {\n  b()", "}", "g { [weak self\n  b()\n}",
    "g { [weak", "switch x {\ncase .\n}", "let s = \"\"\"", "while {", "f(", "[a, ", "a ? b :", "let x: ", "@", "for x in",
  ])
  func statements(_ statements: String) {
    let lines = statements.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    expectOthers("  func middle() {\n\(lines)\n  }")
  }

  @Test(arguments: ["func", "func f(a:", "func f(a: B) ->", "func f(a: B)", "var x:", "var x: Int {", "@", "let", "init(", "class B {", "func f() {\n", "case"])
  func members(_ members: String) { expectOthers("  " + members) }

  private func expectOthers(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let source = """
      class A {
        func before() { a { self.b() } }

      \(members)

        // A comment.
        func after() { c { self.d() } }
      }

      class Z {
        func last() { e { self.f() } }
      }

      """
    let facts = read(source)
    for (owner, name, closure) in [("A", "before", "{ self.b() }"), ("A", "after", "{ self.d() }"), ("Z", "last", "{ self.f() }")] {
      let function = facts.functions.firstIndex { $0.name.map(facts.name) == name && $0.parent == nil }
      #expect(function != nil, "\(name)", sourceLocation: sourceLocation)
      guard let function else { continue }
      let type = facts.functions[function].owner.map { facts[$0] }
      #expect(type.map { facts.name($0.name) } == owner, "\(name)", sourceLocation: sourceLocation)
      #expect(type?.parent == nil, "\(name)", sourceLocation: sourceLocation)
      let closures = facts.closures.filter { $0.parent == FunctionID(function) }.map { facts.text($0.range, in: source) }
      #expect(closures == [closure], sourceLocation: sourceLocation)
    }
    #expect(!facts.parseErrors.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func aHalfCaptureListIsRead() {
    let facts = read("class A {\n  func f() {\n    g { [weak self\n      self?.h()\n    }\n  }\n}")
    #expect(facts.closures.first?.captureList.count == 1)
  }
}
