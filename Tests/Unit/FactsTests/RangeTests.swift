import Facts
import Syntax
import Testing

/// Places in the source.
@Suite struct RangeTests {
  /// From the opening brace through the capture list, or just the brace.
  @Test func headOfAClosure() {
    let source = "let x = f({ [weak self] in 1 }, { 2 }, { @A [b] (c) in 3 })"
    let facts = read(source)
    #expect(facts.closures.map { facts.text($0.headRange, in: source) } == ["{ [weak self]", "{", "{ @A [b]"])
    #expect(
      facts.closures.map { facts.text($0.range, in: source) }
        == ["{ [weak self] in 1 }", "{ 2 }", "{ @A [b] (c) in 3 }"])
  }

  @Test func captureListEntries() {
    let source = "let x = { [weak self, unowned(unsafe) b = c.d, e] in 1 }"
    let facts = read(source)
    let entries = facts.closures.flatMap(\.captureList)
    #expect(entries.map { facts.text($0.range, in: source) } == ["weak self", "unowned(unsafe) b = c.d", "e"])
    #expect(entries.map { facts.text(facts[$0.variable].nameRange, in: source) } == ["self", "b", "e"])
    #expect(entries.map(\.hasInitializer) == [false, true, false])
  }

  @Test func declarations() {
    let source = """
      @A final class B { @C weak var d: E?
        override func f(g: H) { i() } }
      """
    let facts = read(source)
    #expect(facts.text(facts.types[0].range, in: source) == source)
    #expect(facts.text(facts.types[0].nameRange, in: source) == "B")
    #expect(facts.text(facts.properties[0].range, in: source) == "@C weak var d: E?")
    #expect(facts.text(facts.properties[0].nameRange, in: source) == "d")
    #expect(facts.text(facts.functions[0].range, in: source) == "override func f(g: H) { i() }")
    #expect(facts.text(facts.functions[0].nameRange, in: source) == "f")
    #expect(facts.text(facts.functions[0].headRange, in: source) == "f")
    #expect(facts.variables.map { facts.text($0.nameRange, in: source) } == ["g"])
  }

  @Test func instructions() {
    let source = "func f() { a.b(c) { d } = e + 1 }"
    let facts = read(source)
    #expect(
      facts.functions[0].instructions.map { facts.text($0.range, in: source) }
        == ["a", "a.b", "c", "{ d }", "a.b(c) { d }", "e", "1", "e + 1", "a.b(c) { d } = e + 1"])
  }

  /// A byte order mark counts, and every newline of Swift ends a line.
  @Test func linesAndBytes() {
    let source = "\u{FEFF}let é = 1\r\nlet b = 2\rlet c = 3\n"
    let facts = read(source)
    #expect(facts.lineStarts == [0, 15, 25, 35])
    #expect(facts.byteCount == 35)
    #expect(facts.properties.map { facts.text($0.nameRange, in: source) } == ["é", "b", "c"])
  }
}
