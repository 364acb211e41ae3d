import Facts
import Testing

@testable import LanguageServer

/// What an editor underlines.
@Suite struct VisibleRangeTests {
  /// The widened part of a text, in which `^` stands before the place of a finding.
  private func widened(_ text: String) throws -> String {
    let bytes = Array(text.utf8)
    let start = try #require(bytes.firstIndex(of: UInt8(ascii: "^")))
    let plain = Array(bytes[..<start] + bytes[(start + 1)...])
    let range = VisibleRange(plain).widened(ByteRange(start: UInt32(start), end: UInt32(start + 1)))
    return String(decoding: plain[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  @Test(arguments: [
    ("model.onChange = ^{ [self, weak other = box[0]] in\n  go()\n}", "{ [self, weak other = box[0]]"),
    ("load ^{\n  [self] value in\n}", "{\n  [self]"),
    ("model.onChange = ^{ self.rows += 1 }\nother()", "{ self.rows += 1 }"),
    ("numbers.forEach ^{ number in  \n}", "{ number in"),
    ("    model.onChange = ^{\n  self.rows += 1\n}", "model.onChange = {"),
    ("Timer.schedule(every: 1, run: ^{\n}", "run: {"),
    ("^{", "{"),
    ("^{ [self", "{ [self"),
    ("let ^delegate: Owner", "delegate"),
    ("a = ^größe", "größe"),
    ("^+ b", "+"),
  ]) func ofOneByte(text: String, shown: String) throws {
    #expect(try widened(text) == shown)
  }

  @Test func aLongerRangeStays() {
    let range = ByteRange(start: 2, end: 6)
    #expect(VisibleRange(Array("{ self in }".utf8)).widened(range) == range)
  }
}
