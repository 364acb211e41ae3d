import Syntax
import Testing

@Suite struct ParseErrorTests {
  @Test func goodTextHasNone() throws {
    let tree = try tree("let a = 1")
    #expect(!tree.hasErrors)
    #expect(tree.parseErrors().isEmpty)
  }

  @Test func anErrorHasARange() throws {
    let source = "let a = 1\nlet b = ]]\nlet c = 3\n"
    let tree = try tree(source)
    let errors = tree.parseErrors()
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.range.lowerBound >= 10 && $0.range.upperBound <= 21 })
    #expect(nodes(.propertyDeclaration, in: tree).count >= 2)
  }

  @Test func aMissingTokenHasAPlaceAndAName() throws {
    let tree = try tree("f(1")
    let missing = tree.parseErrors().filter { $0.kind != .error }
    #expect(missing == [ParseError(range: 3..<3, kind: .missing(.tokenRightParen))])
    #expect(missing.first?.description == "expected ')'")
    #expect(tree.sExpression().contains("(MISSING \")\")"))
  }

  @Test(arguments: ["}", "((((", "let", "@", "\u{0}", "class {{{", "f(1", "let b = ]]", "\"\\("])
  func theShortWalkFindsWhatTheFullOneFinds(source: String) throws {
    let tree = try tree(source)
    var expected: [ParseError] = []
    var cursor = tree.root.makeCursor()
    var more = cursor.gotoNext()
    while more {
      if let error = ParseError(at: cursor.currentNode) {
        expected.append(error)
        more = cursor.gotoNextOutside()
      } else {
        more = cursor.gotoNext()
      }
    }
    if expected.isEmpty, let error = ParseError(at: tree.root) { expected = [error] }
    #expect(tree.parseErrors() == expected)
    #expect(!expected.isEmpty)
  }
}
