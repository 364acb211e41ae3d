import Facts
import Testing

@testable import Reporting

struct SourceExcerptTests {
  private func lines(_ text: String, _ needle: String, width: Int = 100) -> [String] {
    let document = Sample.document("A.swift", text)
    let range = Sample.range(of: needle, in: document.bytes)
    return SourceExcerpt(document, range: range, maximumWidth: width).map { [$0.text, $0.underline] } ?? []
  }

  @Test func underlinesTheSpot() {
    #expect(lines("a\nlet x = { self }\r\nb", "{ self") == ["let x = { self }", "        ^~~~~~"])
  }

  @Test func tabsAreFourSpaces() {
    #expect(lines("\tx\ty", "y") == ["    x    y", "         ^"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(lines("日本(q)", "q") == ["日本(q)", "     ^"])
    #expect(lines("e\u{301}👩‍👩‍👧q", "q") == ["e\u{301}👩‍👩‍👧q", "   ^"])
    #expect(lines("a👍🏽b", "👍🏽") == ["a👍🏽b", " ^~"])
  }

  @Test func hidesWhatSteersTerminals() {
    #expect(lines("a\u{1B}[31m\u{202E}b", "b") == ["a\u{FFFD}[31m\u{FFFD}b", "       ^"])
  }

  @Test func aSpotOverSeveralLinesEndsWithTheFirst() {
    #expect(lines("f {\n  g\n}", "{\n  g\n}") == ["f {", "  ^"])
  }

  @Test func anEmptyRangeIsOneCaret() {
    let document = Sample.document("A.swift", "abc\n")
    for (offset, column) in [(0, 0), (2, 2), (3, 3), (90, 0)] {
      let excerpt = SourceExcerpt(document, range: ByteRange(start: UInt32(offset), end: UInt32(offset)))
      // Behind the end there is no line to show.
      #expect(offset == 90 ? excerpt == nil : excerpt?.spotColumn == column)
    }
  }

  @Test func longLinesAreCutAroundTheSpot() {
    let filler = String(repeating: "x", count: 500)
    let end = lines(filler + "{ }", "{ }", width: 20)
    #expect(end == ["…" + String(repeating: "x", count: 16) + "{ }", String(repeating: " ", count: 17) + "^~~"])
    let middle = lines(filler + "{ }" + filler, "{ }", width: 20)
    #expect(middle == ["…xxxxxx{ }xxxxxxxxx…", "       ^~~"])
    let start = lines("{ }" + filler, "{ }", width: 20)
    #expect(start == ["{ }xxxxxxxxxxxxxxxx…", "^~~"])
    let whole = lines("  {" + filler, "{" + filler, width: 20)
    #expect(whole == ["  {xxxxxxxxxxxxxxxx…", "  ^~~~~~~~~~~~~~~~~"])
  }

  /// Characters far from the spot are not looked at where ASCII lies between, and what is shown is the same.
  @Test func farCharactersChangeNothing() {
    let near = String(repeating: "x\t", count: 40)
    let far = String(repeating: "e\u{301}", count: 200)
    #expect(lines(far + near + "{ }" + near + far, "{ }", width: 20) == lines(near + near + "{ }" + near + near, "{ }", width: 20))
    #expect(lines(far + near + "{ }", "{ }", width: 20) == lines(near + near + "{ }", "{ }", width: 20))
  }

  @Test func veryLongLinesCostLittle() {
    let filler = String(repeating: "é", count: 200_000)
    #expect(lines(filler + "q" + filler, "q", width: 20) == ["…éééééé" + "qééééééééééé…", "       ^"])
  }
}
