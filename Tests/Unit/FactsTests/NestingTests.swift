import Facts
import Syntax
import Testing

/// Nothing recurses on the depth of the input, and nothing takes time in proportion to its square.
@Suite struct NestingTests {
  static let depth = 20_000
  /// For the many constructs: unoptimised, 20,000 levels of each take half a minute.
  static let lesserDepth = 5_000

  /// A text of which a piece is nested very deeply. Tests print their arguments, hence the pieces.
  struct Nested: Sendable, CustomTestStringConvertible {
    var before: String
    var open: String
    var middle: String
    var close: String
    var after: String
    var count = depth

    init(_ open: String, _ middle: String = "", _ close: String = "", before: String = "", after: String = "") {
      self.before = before
      self.open = open
      self.middle = middle
      self.close = close
      self.after = after
    }

    var testDescription: String { before + open + middle + close + after }

    var text: String {
      before + String(repeating: open, count: count) + middle + String(repeating: close, count: count) + after
    }
  }

  @Test func closures() {
    #expect(read(Nested("{ ", "1", " }", before: "let x = ").text).closures.count == Self.depth)
    #expect(read(Nested("a { ", "1", " }", before: "func f() { ", after: " }").text).closures.count == Self.depth)
  }

  @Test func captureLists() {
    let facts = read(Nested("{ [a = ", "1", "] in a }", before: "let x = ").text)
    #expect(facts.closures.count == Self.depth)
    let complete = facts.closures.allSatisfy { $0.captureList.count == 1 }
    #expect(complete)
  }

  @Test(arguments: [
    Nested("(", "1", ")"), Nested("\"\\(", "1", ")\""), Nested("[", "1", "]"), Nested("[a: ", "1", "]"),
    Nested("-(", "1", ")"), Nested(".a(", "1", ")"), Nested("if a { ", "1", " } else { 2 }"),
    Nested(" + a", before: "a"), Nested(" ?? a", before: "a"), Nested(" ? a : a", before: "a"),
    Nested(".b()", before: "a"), Nested("?.b", before: "a"), Nested("![0]", before: "a"), Nested(".b", before: "\\A"),
    Nested(" as B", before: "a"), Nested("await ", "a"), Nested("try ", "a"),
  ])
  func expressions(_ expression: Nested) {
    var expression = expression
    expression.count = Self.lesserDepth
    let facts = read("let x = " + expression.text)
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.functions.count == 1)
    guard case .returnValue(.some) = facts.functions.first?.instructions.last?.operation else {
      Issue.record("no value")
      return
    }
  }

  @Test(arguments: [
    Nested("if a { ", "b", " }"), Nested("if let x = x { ", "x", " }"), Nested("if a { b } else ", "{ c }"),
    Nested("switch a { case .b: ", "c", " }"), Nested("do { ", "a", " } catch {}"),
    Nested("guard let x = x else { return }\n"), Nested("guard let x = x else { ", "x", " }"),
    Nested("let x = x\n"), Nested("a = ", "b"), Nested("while a { ", "b", " }"), Nested("for a in b { ", "c", " }"),
    Nested("(", "a", ")", before: "let ", after: " = b"),
    Nested(".b(", "let c", ")", before: "switch a { case ", after: ": c }"),
    Nested(", let x = x, case .a(let y) = x", before: "if a", after: " { x }"),
  ])
  func statements(_ statement: Nested) {
    var statement = statement
    statement.count = Self.lesserDepth
    let facts = read("func f() { " + statement.text + " }")
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.functions.count == 1)
  }

  @Test func declarations() {
    #expect(read(Nested("class A { ", "var x = 1", " }").text).types.count == Self.depth)
    #expect(read(Nested("func f() { ", "f()", " }").text).functions.count == Self.depth)
  }

  @Test(arguments: [
    Nested("A<", "B", ">"), Nested("[", "B", "]"), Nested("[A: ", "B", "]"), Nested("(A) -> ", "B"),
    Nested("((", "A", ", B))"),
  ])
  func types(_ type: Nested) {
    let facts = read("let x: " + type.text)
    #expect(facts.properties.first?.type != nil)
    #expect(facts.dump.utf8.count >= Self.depth)
  }

  @Test(arguments: ["{", "(", "[", "class A {", "a {", "\"\\(", "if a {", "<", ".", "?", "@A("])
  func neverClosed(_ text: String) {
    #expect(read(String(repeating: text, count: 1_000)).byteCount > 0)
  }
}
