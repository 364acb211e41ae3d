import Facts
import Testing

/// Comments that speak to the analyser.
@Suite struct DirectiveTests {
  @Test func lineAndBlockComments() {
    let source = """
      // unretain:disable:next stored_closure_cycle - kept on purpose
      let a = 1 /* unretain:enable all */ + 2
      ///   unretain:doc
      // unretain: padded
      // not unretain:this
      // unretained
      let b = "// unretain:text"
      """
    let facts = read(source)
    #expect(
      facts.directives.map(\.text)
        == ["disable:next stored_closure_cycle - kept on purpose", "enable all", "doc", "padded"])
    #expect(facts.directives.map { facts.text($0.range, in: source) }[1] == "/* unretain:enable all */")
  }

  @Test func shortComments() {
    #expect(read("// u\n/**/\n/*/\n//\n// unretain:").directives.map(\.text) == [""])
  }
}
