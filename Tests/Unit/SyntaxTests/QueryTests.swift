import Syntax
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

  /// Found by fuzzing: tree-sitter's compiler goes round in a circle with these, or reads where nothing is.
  @Test(arguments: [
    ("(comment)**", 10), ("\"\"?*", 3), ("((comment)?)?", 12), ("((comment)? (simple_identifier)?)* @a", 33), ("[(comment) (simple_identifier)?]*", 32),
    ("(statements _? ?)", 15), (#"(("in"*))? ; why"#, 9), ("((comment) @a ? @b ?)", 19),
    ("__???", 3), ("_________********", 10), ("(statements __ ? ?)", 17), ("(_)?_**", 6),
  ])
  func refusesRepetitionsOfWhatMayBeAbsent(text: String, offset: UInt32) throws {
    let error = #expect(throws: QueryError.self) { try Query(text) }
    #expect(error?.kind == .repetition && error?.byteOffset == offset)
  }

  @Test(arguments: [
    "((comment)* (simple_identifier))* @a", "((simple_identifier) (comment)*)?", "[(comment) (simple_identifier)]* @a", "(statements (comment)* (_)?) @a",
    "((comment)* (simple_identifier)*)+ @a", #"((comment) @a (#match? @a "a?"))"#, "(comment)? @a ; ?*",
    "(_expression)? @a", "(call_expression (_)? __?) @a", "( _ _?)",
  ])
  func takesOtherRepetitions(text: String) throws { _ = try Query(text) }

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
    #expect(matches.flatMap(\.captures).map { SyntaxTests.text(of: $0.node, in: source) } == names)
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
