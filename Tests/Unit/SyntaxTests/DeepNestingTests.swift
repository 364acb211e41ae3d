import Syntax
import Testing

/// Input may nest as deeply as it likes: nothing here may use the call stack for it.
@Suite struct DeepNestingTests {
  private static let depth = 20_000

  private static func nested(_ open: String, _ inside: String, _ close: String) -> String {
    String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
  }

  @Test(arguments: [
    (nested("{ ", "x", " }"), NodeKind.lambdaLiteral),
    (nested("f { ", "x", " }"), .lambdaLiteral),
    (nested("(", "x", ")"), .tupleExpression),
    (nested("[", "x", "]"), .arrayLiteral),
    (nested("\"\\(", "x", ")\""), .lineStringLiteral),
    (nested("class C { ", "", " }"), .classDeclaration),
  ])
  func parsesAndWalks(source: String, kind: NodeKind) throws {
    let tree = try tree(source)
    #expect(nodes(kind, in: tree).count >= Self.depth - 1)
    #expect(tree.sExpression().utf8.count > Self.depth)
    _ = tree.parseErrors()
  }

  @Test(arguments: ["{", "(", "[", "\"\\(", "if x {", "#if A\n", "f { ", "<"])
  func survivesWhatIsNeverClosed(open: String) {
    // The runtime may be stopped; see `ParserLimits.block`.
    guard let tree = Parser().parse(String(repeating: open, count: Self.depth)) else { return }
    // What is never closed need not be an error: `<<<` is an operator.
    #expect(tree.hasErrors == !tree.parseErrors().isEmpty)
    #expect(tree.root.endByte <= UInt32(open.utf8.count * Self.depth))
  }

  @Test func survivesCommentsThatAreNeverClosed() throws {
    // The grammar's scanner reads to the end of the text for each: 20,000 would take 10 s.
    let tree = try tree(String(repeating: "/*", count: 2_000))
    #expect(tree.hasErrors == !tree.parseErrors().isEmpty)
  }
}
