import Syntax
import Testing

@Suite struct LineTableTests {
  private func table(_ text: String) -> (LineTable, [UInt8]) {
    let bytes = Array(text.utf8)
    return (LineTable(bytes), bytes)
  }

  @Test func everyNewlineOfSwiftEndsALine() {
    let (table, bytes) = table("a\nb\r\nc\rd\n\re")
    #expect(table.lineStarts == [0, 2, 5, 7, 9, 10])
    #expect(table.lineCount == 6)
    let lines = (0..<6).map { table.contentRange(ofLine: $0, in: bytes).map { bytes[$0].count } }
    #expect(lines == [1, 1, 1, 1, 0, 1])
    #expect(table.contentRange(ofLine: 6, in: bytes) == nil)
  }

  @Test func anEmptyTextHasOneLine() {
    let (table, bytes) = table("")
    #expect(table.lineCount == 1)
    #expect(table.position(ofByte: 0) == TextPosition(line: 0, byteColumn: 0))
    #expect(table.position(ofByte: 99) == TextPosition(line: 0, byteColumn: 0))
    #expect(table.contentRange(ofLine: 0, in: bytes) == 0..<0)
  }

  @Test func placesOfBytes() {
    let (table, _) = table("ab\r\ncd\n")
    let places = (0...8).map { table.position(ofByte: $0) }
    let expected: [(UInt32, UInt32)] = [
      (0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 0),
    ]
    #expect(places == expected.map { TextPosition(line: $0.0, byteColumn: $0.1) })
    #expect(places == places.sorted())
  }

  @Test func utf16CountsSurrogates() {
    let (table, bytes) = table("x\né👨‍👩‍👧z")
    let start = table.lineStarts[1]
    #expect(table.utf16Column(ofByte: start + 2, in: bytes) == 1)
    #expect(table.utf16Column(ofByte: start + 6, in: bytes) == 3)
    let z = UInt32(bytes.count - 1)
    #expect(table.utf16Column(ofByte: z, in: bytes) == 1 + 8)
    #expect(table.position(ofByte: z).byteColumn == 2 + 18)
  }

  @Test func aByteOrderMarkHasNoColumn() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("let é = 1\n".utf8)
    let table = LineTable(bytes)
    #expect(table.position(ofByte: 3) == TextPosition(line: 0, byteColumn: 0))
    #expect(table.position(ofByte: 0) == TextPosition(line: 0, byteColumn: 0))
    #expect(table.utf16Column(ofByte: 0, in: bytes) == 0)
    #expect(table.utf16Column(ofByte: 9, in: bytes) == 5)
    #expect(table.contentRange(ofLine: 0, in: bytes) == 3..<13)
  }

  @Test func invalidBytesCountAsReplacements() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xFF, 0x62]
    #expect(LineTable(bytes).utf16Column(ofByte: 3, in: bytes) == 3)
  }

  @Test func agreesWithTheParserOnLineFeeds() throws {
    let source = "let a = 1\r\nlet ü = { \"👋\" }\n\nlet c = 3"
    let table = LineTable(Array(source.utf8))
    var cursor = try tree(source).root.makeCursor()
    repeat {
      let node = cursor.currentNode
      let place = table.position(ofByte: node.startByte)
      #expect(node.startPoint == Point(row: place.line, byteColumn: place.byteColumn))
    } while cursor.gotoNext()
  }
}
