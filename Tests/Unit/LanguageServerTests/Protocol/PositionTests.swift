import LanguageServer
import Testing

@Suite struct PositionTests {
  private let text = "aé😀b\r\nx\ny\r\u{1F468}\u{200D}\u{1F469}\n"

  @Test func everyCharacterBoundarySurvivesEveryEncoding() {
    let lines = TextLines(Array(text.utf8))
    for encoding in PositionEncoding.allCases {
      for index in text.unicodeScalars.indices {
        let offset = index.utf16Offset(in: text)
        let bytes = text.utf8.distance(from: text.startIndex, to: index)
        // The line feed of a pair is no place of its own.
        if bytes == 9 { continue }
        #expect(lines.offset(of: lines.position(of: bytes, encoding), encoding) == bytes, "\(encoding) \(offset)")
      }
    }
  }

  @Test(arguments: [(PositionEncoding.utf8, 7), (.utf16, 4), (.utf32, 3)])
  func columnsCountInTheirUnits(encoding: PositionEncoding, column: Int) {
    let lines = TextLines(Array(text.utf8))
    #expect(lines.position(of: 7, encoding) == TextPosition(line: 0, character: column))
    #expect(lines.offset(of: TextPosition(line: 0, character: column), encoding) == 7)
  }

  @Test func whatIsOutOfRangeIsMovedIn() {
    let lines = TextLines(Array(text.utf8))
    #expect(lines.offset(of: TextPosition(line: 0, character: 99), .utf16) == 8)
    #expect(lines.offset(of: TextPosition(line: 99, character: 99), .utf16) == text.utf8.count)
    // Between the two halves of a surrogate pair.
    #expect(lines.offset(of: TextPosition(line: 0, character: 3), .utf16) == 3)
    #expect(lines.position(of: 1000, .utf8) == TextPosition(line: 4, character: 0))
  }

  @Test func byteOrderMarkIsInNoLine() {
    let lines = TextLines([0xEF, 0xBB, 0xBF] + Array("ab\nc".utf8))
    #expect(lines.position(of: 0, .utf8) == TextPosition(line: 0, character: 0))
    #expect(lines.position(of: 4, .utf8) == TextPosition(line: 0, character: 1))
    #expect(lines.offset(of: TextPosition(line: 0, character: 0), .utf8) == 3)
  }

  @Test func emptyTextHasOneLine() {
    let lines = TextLines([])
    #expect(lines.offset(of: TextPosition(line: 3, character: 3), .utf16) == 0)
    #expect(lines.position(of: 5, .utf16) == TextPosition(line: 0, character: 0))
  }
}
