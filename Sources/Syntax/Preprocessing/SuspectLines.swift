/// The lines of a text that may be what it cannot be read for, the likeliest first.
struct SuspectLines {
  /// Without the blanks around them: first those on which something begins that is not closed, the last one first, then those where a parser gave up.
  private(set) var lines: [Range<Int>] = []
  private let text: [UInt8]

  /// How many of each kind are looked at: each takes a parse.
  private static let limit = 6

  /// - Parameters:
  ///   - openings: Where that begins which is not closed.
  ///   - errors: Where parsers gave up.
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
    guard lines.count < limit, let line = line(at: offset), !lines.contains(line) else { return }
    lines.append(line)
  }

  /// The line with the last character before an offset.
  private mutating func add(before offset: Int, upTo limit: Int) {
    var offset = min(offset, text.count)
    while offset > 0, text[offset - 1] <= UInt8(ascii: " ") { offset -= 1 }
    if offset > 0 { add(at: offset - 1, upTo: limit) }
  }

  private func line(at offset: Int) -> Range<Int>? {
    var (start, end) = (min(offset, text.count), min(offset, text.count))
    while start > 0, !text[start - 1].isLineEnd { start -= 1 }
    while end < text.count, !text[end].isLineEnd { end += 1 }
    while start < end, text[start] <= UInt8(ascii: " ") { start += 1 }
    while end > start, text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return start < end ? start..<end : nil
  }
}
