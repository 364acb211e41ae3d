import Facts

/// The part of a text that an editor underlines for a finding. A finding's own range can be a single brace, which nobody sees or hits with the pointer.
struct VisibleRange {
  private let bytes: [UInt8]
  /// The maximum length of a capture list; a longer one is probably an unfinished text.
  private static let limit = 2000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// For a brace: the closure's head, from the brace through the capture list; without one, the rest of the line, or the words before the brace if it ends the
  /// line. For the first letter of a name: the name. Any other range stays.
  func widened(_ range: ByteRange) -> ByteRange {
    let (start, end) = (Int(range.start), Int(range.end))
    guard start < bytes.count, end <= start + 1 else { return range }
    if bytes[start] == UInt8(ascii: "{") {
      let head = head(from: start)
      return ByteRange(start: UInt32(head.lowerBound), end: UInt32(head.upperBound))
    }
    guard Self.isName(bytes[start]) else { return range }
    return ByteRange(start: range.start, end: UInt32(bytes[start...].firstIndex { !Self.isName($0) } ?? bytes.count))
  }

  private func head(from brace: Int) -> Range<Int> {
    let next = bytes[(brace + 1)...].firstIndex { !Self.isBlank($0) && !Self.isLineEnd($0) } ?? bytes.count
    if next < bytes.count, bytes[next] == UInt8(ascii: "["), let end = listEnd(from: next) { return brace..<end }
    let lineEnd = bytes[brace...].firstIndex(where: Self.isLineEnd) ?? bytes.count
    let last = bytes[brace..<lineEnd].lastIndex { !Self.isBlank($0) } ?? brace
    if last > brace { return brace..<last + 1 }
    return wordsStart(before: brace)..<brace + 1
  }

  /// The end of a bracketed list; `nil` if it does not end soon.
  private func listEnd(from bracket: Int) -> Int? {
    var depth = 0
    var isText = false
    for index in bracket..<min(bytes.count, bracket + Self.limit) {
      switch bytes[index] {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "("): if !isText { depth += 1 }
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        if !isText { depth -= 1 }
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  /// The start of what the closure is given to: `model.onChange = {`, `numbers.forEach {`.
  private func wordsStart(before brace: Int) -> Int {
    var index = brace
    while index > 0, Self.isBlank(bytes[index - 1]) || [UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ":")].contains(bytes[index - 1]) { index -= 1 }
    let end = index
    while index > 0, Self.isName(bytes[index - 1]) || [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[index - 1]) { index -= 1 }
    return index < end ? index : brace
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
