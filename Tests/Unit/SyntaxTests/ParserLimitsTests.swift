import Syntax
import Testing

@Suite struct ParserLimitsTests {
  private static func problem(_ text: String) -> String? { ParserLimits.problem(in: Array(text.utf8)) }
  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func refusesOnlyWhatNobodyWrites() {
    #expect(Self.problem("class A { func f() { g { x } } } /* a /* b */ */") == nil)
    #expect(Self.problem(Self.repeated("{", 20_000) + Self.repeated("}", 20_000)) == nil)
    #expect(Self.problem(Self.repeated("class A { f {", 10_000)) != nil)
    #expect(Self.problem(Self.repeated("/*", 20_000)) != nil)
  }

  /// Long texts are not deep ones.
  @Test(arguments: [
    "  case house = \"house.fill\"\n", "let a = f(1, 2) + b\n", "  1.5, -2, 0x3F,\n", "if a { b() } else { c }\n", "f(a)\n  .map { $0 }\n",
    "/// A line of a comment (with brackets), and more.\n", "\"AbC/+0123456789==\",\n",
  ])
  func takesLongTexts(line: String) {
    #expect(Self.problem(Self.repeated(line, 50_000)) == nil)
    #expect(Self.problem("let all = [\n" + Self.repeated(line, 50_000)) == nil)
  }

  @Test func aLongStringIsOneToken() {
    #expect(Self.problem("let image = \"" + Self.repeated("aB+c/", 100_000) + "\"") == nil)
  }

  /// What makes libtree-sitter 0.20.7 free what it must not, or recover without an end in sight.
  @Test(arguments: ["catch (", "catch (a, ", "func f() { catch (", "do { catch (", "f(x: ", "a(b[", "switch x { case (", "for case (", "!", "a ? b : "])
  func refusesWhatBreaksTheRuntime(open: String) {
    #expect(Self.problem(Self.repeated(open, 70_000)) != nil)
  }

  /// Random openings: whatever is not refused must be parsed and let go of without harm.
  @Test func whatIsTakenIsSurvived() throws {
    let pieces = ["catch (", "f(x: ", "{ ", "[", "a(b[", "case (", "!", "a ? b : ", "do { ", "if let (", "@A(", "\"\\(", ")", "}", "x\n", ", "]
    var state: UInt64 = 42
    for round in 0..<12 {
      var text = ""
      for _ in 0..<(2_000 * (round + 1)) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      guard Self.problem(text) == nil else { continue }
      #expect(try tree(text).root.endByte <= UInt32(text.utf8.count))
    }
  }

  /// Texts that reach the parser unchecked: readings that repair others, and what the check before a parse takes for short.
  @Test(arguments: ["catch (", "f(x: ", "a(b[", "!", "@a(", "class A { var c: (() -> Void)? "])
  func nodesTooWideForTheRuntimeEndTheParse(open: String) throws {
    let parser = Parser()
    _ = parser.parse(Self.repeated(open, 70_000))
    let tree = try #require(parser.parse("class A {}"))
    #expect(!tree.hasErrors)
  }

  /// Nothing but errors: each recovery takes all earlier ones into its node.
  @Test func errorsWithoutEndEndTheParse() throws {
    var state: UInt64 = 7
    let digits = (0..<200_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Array("0123456789abcdef".utf8)[Int(state >> 60)]
    }
    let parser = Parser()
    #expect(parser.parse(digits) == nil)
    let tree = try #require(parser.parse("class A {}"))
    #expect(!tree.hasErrors)
    #expect(parser.parse(digits, after: tree, of: Array("class A {}".utf8)) == nil)
  }

  @Test func aSyntaxErrorInDeepNestingIsSurvived() throws {
    let open = (0..<14_000).map { "class A\($0) { var c: (() -> Void)?\n" }.joined()
    for error in ["let = = )(", "}}", "\"", "{ {"] {
      #expect(try tree(open + error + "\n" + Self.repeated("}", 14_000)).hasErrors)
    }
  }
}
