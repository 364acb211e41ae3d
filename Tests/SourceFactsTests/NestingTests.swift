import SourceFacts
import SyntaxTree
import Testing

/// Nothing recurses on the depth of the input, and nothing takes time in proportion to its square.
@Suite struct NestingTests {
  static let depth = 20_000

  static func nested(_ open: String, _ middle: String, _ close: String, depth: Int = depth) -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  @Test func closures() {
    #expect(read("let x = " + Self.nested("{ ", "1", " }")).closures.count == Self.depth)
    #expect(read("func f() { " + Self.nested("a { ", "1", " }") + " }").closures.count == Self.depth)
  }

  @Test func captureLists() {
    let facts = read("let x = " + Self.nested("{ [a = ", "1", "] in a }"))
    #expect(facts.closures.count == Self.depth)
    #expect(facts.functions.allSatisfy { $0.kind == .initialValue || $0.captureList.count == 1 })
  }

  @Test(arguments: [
    nested("(", "1", ")"), nested("\"\\(", "1", ")\""), nested("[", "1", "]"), nested("[a: ", "1", "]"),
    nested("-(", "1", ")"), nested(".a(", "1", ")"), nested("if a { ", "1", " } else { 2 }"),
    "a" + nested(" + a", "", ""), "a" + nested(" ?? a", "", ""), "a" + nested(" ? a : a", "", ""),
    "a" + nested(".b()", "", ""), "a" + nested("?.b", "", ""), "a" + nested("![0]", "", ""),
    "\\A" + nested(".b", "", ""), "a" + nested(" as B", "", ""), nested("await ", "a", ""), nested("try ", "a", ""),
  ])
  func expressions(_ expression: String) {
    let facts = read("let x = " + expression)
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.functions.count == 1)
    guard case .returnValue(.some) = facts.functions.first?.instructions.last?.operation else {
      Issue.record("no value")
      return
    }
  }

  @Test(arguments: [
    nested("if a { ", "b", " }"), nested("if let x = x { ", "x", " }"), nested("if a { b } else ", "{ c }", ""),
    nested("switch a { case .b: ", "c", " }"), nested("do { ", "a", " } catch {}"),
    nested("guard let x = x else { return }\n", "", ""), nested("guard let x = x else { ", "x", " }"),
    nested("let x = x\n", "", ""), nested("a = ", "b", ""), nested("while a { ", "b", " }"),
    nested("for a in b { ", "c", " }"), "let " + nested("(", "a", ")") + " = b",
    "switch a { case " + nested(".b(", "let c", ")") + ": c }",
    "if a" + nested(", let x = x, case .a(let y) = x", "", "") + " { x }",
  ])
  func statements(_ statement: String) {
    let facts = read("func f() { " + statement + " }")
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.functions.count == 1)
  }

  @Test func declarations() {
    #expect(read(Self.nested("class A { ", "var x = 1", " }")).types.count == Self.depth)
    #expect(read(Self.nested("func f() { ", "f()", " }")).functions.count == Self.depth)
  }

  @Test(arguments: [
    nested("A<", "B", ">"), nested("[", "B", "]"), nested("[A: ", "B", "]"), nested("(A) -> ", "B", ""),
    nested("((", "A", ", B))"),
  ])
  func types(_ type: String) {
    let facts = read("let x: " + type)
    #expect(facts.properties.first?.type != nil)
    #expect(facts.dump.utf8.count >= Self.depth)
  }

  @Test(arguments: ["{", "(", "[", "class A {", "a {", "\"\\(", "if a {", "<", ".", "?", "@A("])
  func neverClosed(_ text: String) {
    #expect(read(String(repeating: text, count: 1_000)).byteCount > 0)
  }
}
