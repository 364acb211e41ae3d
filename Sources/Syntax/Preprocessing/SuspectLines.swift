/// The lines that may make a text unparsable, the likeliest first.
struct SuspectLines {
  /// Without surrounding blanks: first the lines where something unclosed begins, from last to first, then the lines where a parser gave up.
  private(set) var lines: [Range<Int>] = []
  private let text: [UInt8]
  /// The whole line that was looked at last. Many errors may lie on one long line.
  private var last: Range<Int>?

  /// The maximum number of lines of each kind: each one costs a parse.
  private static let limit = 6

  /// - Parameters:
  ///   - openings: The positions of unclosed constructs.
  ///   - errors: The ranges where parsers gave up.
  init(of text: [UInt8], openings: [Int], errors: [Range<UInt32>]) {
    self.text = text
    for place in openings.reversed() { add(at: place, upTo: Self.limit) }
    let limit = lines.count + Self.limit
    for error in errors {
      add(at: Int(error.lowerBound), upTo: limit)
      add(before: Int(error.lowerBound), upTo: limit)
      add(at: max(Int(error.lowerBound), Int(error.upperBound) - 1), upTo: limit)
    }
  }

  private mutating func add(at offset: Int, upTo limit: Int) {
    guard lines.count < limit else { return }
    let offset = min(offset, text.count)
    if let last, last.contains(offset) { return }
    let whole = wholeLine(at: offset)
    last = whole
    guard let line = trimmed(whole), !lines.contains(line) else { return }
    lines.append(line)
  }

  /// The line of the last character before an offset.
  private mutating func add(before offset: Int, upTo limit: Int) {
    var offset = min(offset, text.count)
    while offset > 0, text[offset - 1] <= UInt8(ascii: " ") { offset -= 1 }
    if offset > 0 { add(at: offset - 1, upTo: limit) }
  }

  private func wholeLine(at offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, !text[start - 1].isLineEnd { start -= 1 }
    while end < text.count, !text[end].isLineEnd { end += 1 }
    return start..<end
  }

  private func trimmed(_ line: Range<Int>) -> Range<Int>? {
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, text[start] <= UInt8(ascii: " ") { start += 1 }
    while end > start, text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return start < end ? start..<end : nil
  }
}
