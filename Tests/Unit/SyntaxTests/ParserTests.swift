import Syntax
import Testing

@Suite struct ParserTests {
  @Test func parsesAClosure() throws {
    let source = "let f = { [weak self] in self?.go() }"
    let tree = try tree(source)
    #expect(!tree.hasErrors)
    #expect(tree.root.kind == .sourceFile)
    let closure = try #require(nodes(.lambdaLiteral, in: tree).first)
    #expect(text(of: closure, in: source) == "{ [weak self] in self?.go() }")
    let captures = try #require(closure.child(.captures))
    #expect(captures.kind == .captureList)
    #expect(nodes(.tokenWeak, in: tree).count == 1)
  }

  @Test func emptyTextIsAnEmptyFile() throws {
    #expect(try tree("").sExpression() == "(source_file)")
    #expect(Parser().parse([UInt8]())?.root.byteRange == 0..<0)
  }

  @Test func oneParserParsesManyTexts() throws {
    let parser = Parser()
    let first = try #require(parser.parse("let a = 1"))
    let second = try #require(parser.parse("((("))
    let third = try #require(parser.parse("let a = 1"))
    #expect(first.sExpression() == third.sExpression())
    #expect(second.hasErrors)
  }

  @Test(arguments: ["let a = 1", "f { b(", "/* ", "}", "", "class B {\n  var c = \"\\(d)\"\n}"])
  func aChangedTextHasTheTreeOfItsOwn(change: String) throws {
    let parts = (0..<40).map { "func f\($0)() { g { self.h(\"\\(x)\", \($0)) } }\n" }
    let old = Array(parts.joined().utf8)
    let parser = Parser()
    let tree = try #require(parser.parse(old))
    let expected = tree.sExpression()
    var new = old
    for (offset, byte) in change.utf8.enumerated() {
      for start in [0, 500, 510, 1_200] { new[start + offset] = byte }
    }
    // Lines that end elsewhere move what stands behind them.
    new[700] = UInt8(ascii: "\n")
    new += Array("func last() {}\n".utf8)
    let fresh = try #require(parser.parse(new))
    let changed = try #require(parser.parse(new, after: tree, of: old))
    #expect(changed.sExpression() == fresh.sExpression())
    #expect(changed.root.endByte == fresh.root.endByte)
    #expect(changed.root.endPoint == fresh.root.endPoint)
    #expect(tree.sExpression() == expected)
  }

  @Test func anyBytesHaveATree() throws {
    let parser = Parser()
    let oddities: [[UInt8]] = [[0], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xF0, 0x9F], Array(0...255)]
    for bytes in oddities {
      let tree = try #require(parser.parse(bytes))
      #expect(tree.root.endByte <= UInt32(bytes.count))
    }
  }

  @Test func aByteOrderMarkIsNoError() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("let a = 1".utf8)
    let tree = try #require(Parser().parse(bytes))
    #expect(!tree.hasErrors)
    #expect(tree.root.startByte == 3)
  }

  @Test func aNodeKeepsItsTree() throws {
    func root() throws -> Node { try tree("let a = 1").root }
    #expect(try root().kind == .sourceFile)
  }

  @Test func parsersOnManyThreadsAgree() async throws {
    let source = String(repeating: "let f = { [weak self] in self?.go(\"\\(x)\") }\n", count: 50)
    let expected = try tree(source).sExpression()
    let results = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<8 {
        group.addTask { Parser().parse(source)?.sExpression() }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: expected, count: 8))
  }
}
