import SyntaxTree
import Testing

@Suite struct QueryTests {
  @Test func findsCaptures() throws {
    let source = "a.b { x }; c { y }"
    let query = try Query("(call_suffix (lambda_literal) @closure) @suffix")
    #expect(query.captureNames == ["closure", "suffix"])
    let matches = query.matches(in: try tree(source).root)
    #expect(matches.count == 2)
    let closures = matches.flatMap(\.captures).filter { query.captureNames[$0.index] == "closure" }
    #expect(closures.map { text(of: $0.node, in: source) } == ["{ x }", "{ y }"])
  }

  @Test func tellsPatternsApart() throws {
    let query = try Query("(integer_literal) @a (line_string_literal) @b")
    #expect(query.patternCount == 2)
    let matches = query.matches(in: try tree("f(\"x\", 1)").root)
    #expect(matches.map(\.patternIndex) == [1, 0])
  }

  @Test(arguments: [
    ("(call_suffix", QueryError.Kind.syntax, 12 as UInt32),
    ("(no_such_node)", .nodeKind, 1),
    ("(call_suffix nofield: (_))", .field, 13),
    ("((call_suffix) @a (#eq? @b \"x\"))", .capture, 25),
    ("(integer_literal (call_suffix))", .structure, 17),
    ("((integer_literal) @a (#eq? @a \"1\"))", .predicate, 0),
  ])
  func saysWhatIsWrong(text: String, kind: QueryError.Kind, offset: UInt32) throws {
    do {
      _ = try Query(text)
      Issue.record("\(text) was accepted")
    } catch {
      #expect(error.kind == kind)
      #expect(error.byteOffset == offset)
      #expect(error.description.contains("byte \(offset)"))
    }
  }
}
