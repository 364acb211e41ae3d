import SyntaxTree
import Testing

@Suite struct QueryTests {
  @Test func findsCaptures() throws {
    let source = "a.b { x }; c { y }"
    let query = try Query("(call_suffix (lambda_literal) @closure) @suffix")
    #expect(query.captureNames == ["closure", "suffix"])
    let matches = query.matches(in: try tree(source).root, of: Array(source.utf8))
    #expect(matches.count == 2)
    let closures = matches.flatMap(\.captures).filter { query.captureNames[$0.index] == "closure" }
    #expect(closures.map { text(of: $0.node, in: source) } == ["{ x }", "{ y }"])
  }

  @Test func tellsPatternsApart() throws {
    let query = try Query("(integer_literal) @a (line_string_literal) @b")
    #expect(query.patternCount == 2)
    let matches = query.matches(in: try tree("f(\"x\", 1)").root, of: Array("f(\"x\", 1)".utf8))
    #expect(matches.map(\.patternIndex) == [1, 0])
  }

  @Test(arguments: [
    ("(#eq? @a \"bc\")", ["bc"]),
    ("(#not-eq? @a \"bc\")", ["b", "bcd"]),
    ("(#any-of? @a \"b\" \"bcd\")", ["b", "bcd"]),
    ("(#not-any-of? @a \"b\" \"bcd\")", ["bc"]),
    ("(#match? @a \"c\")", ["bc", "bcd"]),
    ("(#match? @a \"^.c$\")", ["bc"]),
    ("(#not-match? @a \"d$\") (#not-eq? @a \"b\")", ["bc"]),
    ("(#eq? @a @a)", ["b", "bc", "bcd"]),
  ])
  func predicates(text: String, names: [String]) throws {
    let source = "b + bc + bcd"
    let query = try Query("((simple_identifier) @a \(text))")
    let matches = query.matches(in: try tree(source).root, of: Array(source.utf8))
    #expect(matches.flatMap(\.captures).map { SyntaxTreeTests.text(of: $0.node, in: source) } == names)
  }

  @Test(arguments: [
    ("(call_suffix", QueryError.Kind.syntax, 12 as UInt32),
    ("(no_such_node)", .nodeKind, 1),
    ("(call_suffix nofield: (_))", .field, 13),
    ("((call_suffix) @a (#eq? @b \"x\"))", .capture, 25),
    ("(integer_literal (call_suffix))", .structure, 17),
    ("((integer_literal) @a (#same? @a \"1\"))", .predicate, 0),
    ("(line_string_literal) ((integer_literal) @a (#eq? @a))", .predicate, 22),
    ("((integer_literal) @a (#eq? \"1\" @a))", .predicate, 0),
    ("((integer_literal) @a (#match? @a \"[\"))", .predicate, 0),
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
