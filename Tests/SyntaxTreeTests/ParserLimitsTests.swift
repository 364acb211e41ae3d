import SyntaxTree
import Testing

@Suite struct ParserLimitsTests {
  @Test func refusesOnlyWhatNobodyWrites() {
    #expect(ParserLimits.problem(in: Array("class A { func f() { g { x } } } /* a /* b */ */".utf8)) == nil)
    let deepButClosed = String(repeating: "{", count: 20_000) + String(repeating: "}", count: 20_000)
    #expect(ParserLimits.problem(in: Array(deepButClosed.utf8)) == nil)
    #expect(ParserLimits.problem(in: Array(String(repeating: "class A { f {", count: 10_000).utf8)) != nil)
    #expect(ParserLimits.problem(in: Array(String(repeating: "/*", count: 20_000).utf8)) != nil)
  }
}
