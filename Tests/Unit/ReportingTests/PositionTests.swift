import Facts
import Testing

@testable import Reporting

struct PositionTests {
  private func document(_ text: String) -> SourceDocument { Sample.document("A.swift", text) }

  private func columns(_ text: String, before needle: String) -> [Int] {
    let document = document(text)
    let position = document.position(at: Sample.range(of: needle, in: document.bytes).start)
    return [position.line, position.utf8Column, position.utf16Column]
  }

  @Test func countsBothUnits() {
    #expect(columns("let a = b", before: "b") == [1, 9, 9])
    #expect(columns("\n\t\"é😀\" + q", before: "q") == [2, 13, 10])
    #expect(columns("e\u{301}👩‍👩‍👧x", before: "x") == [1, 22, 11])
    #expect(columns("\"日本\" + q", before: "q") == [1, 12, 8])
  }

  @Test func carriageReturnsEndLines() {
    #expect(columns("a\r\nb\r\ncd", before: "d") == [3, 2, 2])
  }

  /// As `swiftc` prints the column on the one hand, and as SARIF asks on the other.
  @Test func byteOrderMarkCountsInUTF8Only() {
    #expect(columns("\u{FEFF}let x = y", before: "y") == [1, 12, 9])
    #expect(columns("\u{FEFF}let x\nlet y", before: "y") == [2, 5, 5])
  }

  @Test func lineTablesMayStartBehindTheByteOrderMark() {
    let bytes = Array("\u{FEFF}let x = y".utf8)
    let document = SourceDocument(displayPath: "A.swift", rootRelativePath: "A.swift", bytes: bytes, lineStarts: [3])
    #expect(document.position(at: 11) == Position(line: 1, utf8Column: 12, utf16Column: 9))
    #expect(document.position(at: 1) == Position(line: 1, utf8Column: 2, utf16Column: 1))
    #expect(document.text(document.lineContent(1)) == "let x = y")
  }

  /// Positions in a long line are those that counting from its beginning gives, and cost no count of all of it.
  @Test func columnsOfALongLine() {
    let text = "let a = 1\n" + String(repeating: "ä𝄞x", count: 2_000) + "\nlet b = 2"
    let document = document(text)
    var units = 0
    var offset = 10
    for character in String(repeating: "ä𝄞x", count: 2_000) {
      #expect(document.position(at: UInt32(offset)) == Position(line: 2, utf8Column: offset - 9, utf16Column: units + 1))
      units += character.utf16.count
      offset += character.utf8.count
    }
    #expect(document.position(at: UInt32(offset + 5)) == Position(line: 3, utf8Column: 5, utf16Column: 5))
  }

  @Test func neverTraps() {
    let document = document("é\nab\n")
    #expect(document.position(at: 1) == Position(line: 1, utf8Column: 2, utf16Column: 1))
    #expect(document.position(at: 6) == Position(line: 3, utf8Column: 1, utf16Column: 1))
    #expect(document.position(at: .max) == Position(line: 3, utf8Column: 1, utf16Column: 1))
    let bare = SourceDocument(displayPath: "", rootRelativePath: "", bytes: [], lineStarts: [])
    #expect(bare.position(at: 7) == Position(line: 1, utf8Column: 8, utf16Column: 8))
    #expect(bare.lineContent(1).isEmpty)
    let wrong = SourceDocument(
      displayPath: "", rootRelativePath: "", bytes: [0x80, 0x80, 0x80, 0x80, 0x80], lineStarts: [0, 90])
    #expect(wrong.position(at: 4).line == 1)
    #expect(wrong.lineContent(2).isEmpty)
    #expect(wrong.lineContent(-1).isEmpty)
  }

  @Test func unloadedBytesStillGiveLines() {
    let unloaded = SourceDocument(displayPath: "", rootRelativePath: "", bytes: [], lineStarts: [0, 10, 20])
    #expect(unloaded.position(at: 14) == Position(line: 2, utf8Column: 5, utf16Column: 5))
  }
}

struct URIReferenceTests {
  @Test(arguments: [
    ("Sources/App/A.swift", "Sources/App/A.swift"),
    ("./A+Extension.swift", "A+Extension.swift"),
    ("My App/100%/a#b?.swift", "My%20App/100%25/a%23b%3F.swift"),
    ("Größe/日本.swift", "Gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC.swift"),
    ("a:b/c.swift", "a%3Ab/c.swift"),
    ("back\\slash[1].swift", "back%5Cslash%5B1%5D.swift"),
    ("/opt/My Shared/A.swift", "file:///opt/My%20Shared/A.swift"),
    (".//A.swift", "A.swift"),
    ("", "."),
  ])
  func encodes(path: String, expected: String) {
    #expect(URIReference.of(path: path) == expected)
  }
}
