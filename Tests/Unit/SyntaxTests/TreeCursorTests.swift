import Syntax
import Testing

@Suite struct TreeCursorTests {
  @Test func walksInSourceOrder() throws {
    let tree = try tree("f(a, b)")
    var cursor = tree.root.makeCursor()
    var names: [String] = []
    repeat { names.append(cursor.currentKind.name) } while cursor.gotoNext()
    #expect(
      names == [
        "source_file", "call_expression", "simple_identifier", "call_suffix", "value_arguments", "(",
        "value_argument", "simple_identifier", ",", "value_argument", "simple_identifier", ")",
      ])
    #expect(cursor.currentNode == tree.root)
  }

  @Test func staysInsideItsNode() throws {
    let tree = try tree("f(a); g(b)")
    let call = try #require(nodes(.callExpression, in: tree).first)
    var cursor = call.makeCursor()
    let stepsSideways = cursor.gotoNextSibling()
    let stepsUp = cursor.gotoParent()
    #expect(!stepsSideways && !stepsUp)
    var last = cursor.currentNode
    while cursor.gotoNext() { last = cursor.currentNode }
    #expect(last.endByte == call.endByte)
  }

  @Test func skipsAnInside() throws {
    let tree = try tree("f(a); g(b)")
    var cursor = tree.root.makeCursor()
    _ = cursor.gotoFirstChild()
    _ = cursor.gotoNextOutside()
    #expect(cursor.currentNode.byteRange == 6..<10)
  }

  @Test func knowsFields() throws {
    let tree = try tree("let name: Int = value")
    var fields: [String: String] = [:]
    var cursor = tree.root.makeCursor()
    repeat {
      if cursor.currentField != .absent {
        fields[cursor.currentField.name] = cursor.currentNode.kind.name
      }
    } while cursor.gotoNext()
    #expect(fields["value"] == "simple_identifier")
    #expect(fields["name"] == "pattern" || fields["name"] == "user_type")
    let declaration = try #require(nodes(.propertyDeclaration, in: tree).first)
    #expect(declaration.child(.value)?.byteRange == 16..<21)
    #expect(declaration.child(.captures) == nil)
  }

  @Test func copiesGoTheirOwnWay() throws {
    let tree = try tree("f(a)")
    var first = tree.root.makeCursor()
    _ = first.gotoFirstChild()
    var second = first.copy()
    _ = second.gotoFirstChild()
    #expect(first.currentKind == .callExpression)
    #expect(second.currentKind == .simpleIdentifier)
    first.reset(to: second.currentNode)
    let hasChild = first.gotoFirstChild()
    #expect(!hasChild)
  }

  @Test func nodesKnowTheirNeighbours() throws {
    let tree = try tree("f(a, b)")
    let arguments = try #require(nodes(.valueArguments, in: tree).first)
    #expect(arguments.childCount == 5)
    #expect(arguments.namedChildCount == 2)
    #expect(arguments.child(at: 0)?.kind == .tokenLeftParen)
    #expect(arguments.child(at: 0)?.isNamed == false)
    #expect(arguments.namedChild(at: 1)?.byteRange == 5..<6)
    #expect(arguments.child(at: 5) == nil)
    #expect(arguments.child(at: -1) == nil)
    #expect(arguments.parent?.kind == .callSuffix)
    #expect(tree.root.parent == nil)
    #expect(tree.root.descendant(covering: 2..<3)?.kind == .simpleIdentifier)
  }

  @Test func commentsAreExtra() throws {
    let tree = try tree("// hello\nlet a = 1")
    let comment = try #require(nodes(.comment, in: tree).first)
    #expect(comment.isExtra)
    #expect(comment.endPoint == Point(row: 0, byteColumn: 8))
  }

  @Test func aliasesShareOneKind() throws {
    // At file level and in a body these come from different symbols of the grammar.
    let tree = try tree("let a = 1\nclass C { func f() { let b = 2; func g() {}; class D {} } }")
    #expect(nodes(.propertyDeclaration, in: tree).count == 2)
    #expect(nodes(.functionDeclaration, in: tree).count == 2)
    #expect(nodes(.classDeclaration, in: tree).count == 2)
  }
}
