import Testing

@testable import Reporting

@Suite struct SwiftHighlighterTests {
  /// Each piece as `token:text`.
  private func pieces(_ text: String, in range: Range<Int>? = nil) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftHighlighter(bytes).pieces(in: range ?? 0..<bytes.count).map { "\($0.token.rawValue):\(String(decoding: bytes[$0.range], as: UTF8.self))" }
  }

  @Test func wordsAreToldApart() {
    #expect(pieces("let a = Foo.self(1.5e3) // no let") == ["k:let", "t:Foo", "n:1.5e3", "c:// no let"])
    #expect(pieces("@MainActor #if x.default `class` .Type") == ["k:@MainActor", "k:#if", "t:Type"])
  }

  @Test func stringsEndWhereTheyEnd() {
    #expect(pieces(#"f("a \"b\" \(x["k"]) c") + let"#) == [#"s:"a \"b\" \(x["k"]) c""#, "k:let"])
    #expect(pieces("##\"a\"# b\"## var") == ["s:##\"a\"# b\"##", "k:var"])
    #expect(pieces("\"\"\"\nlet \" x\n\"\"\" let") == ["s:\"\"\"\nlet \" x\n\"\"\"", "k:let"])
    #expect(pieces("\"open\nlet") == ["s:\"open", "k:let"])
  }

  @Test func commentsNest() { #expect(pieces("/* a /* b */ let */ var") == ["c:/* a /* b */ let */", "k:var"]) }

  @Test func aRangeCutsPieces() { #expect(pieces("/* a\nb */ let", in: 5..<9) == ["c:b */"]) }

  @Test(arguments: ["\"", "/*", "\"\\(", "\"\"\"\\(\"\\(", "#", "##\"", "\\", "`", "\"\\", "\u{FEFF}é\"\"\""])
  func brokenTextsEnd(text: String) {
    for piece in SwiftHighlighter(Array(text.utf8)).pieces(in: 0..<text.utf8.count) { #expect(piece.range.upperBound <= text.utf8.count) }
    #expect(SwiftHighlighter(Array(String(repeating: text, count: 2000).utf8)).pieces(in: 0..<1).count <= 1)
  }
}
