/// A set of bytes.
struct ByteSet: Sendable, Equatable {
  private var words = SIMD4<UInt64>(repeating: 0)

  static let all: ByteSet = {
    var set = ByteSet()
    set.words = SIMD4(repeating: .max)
    return set
  }()

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  func without(_ byte: UInt8) -> ByteSet {
    var set = self
    set.words[Int(byte >> 6)] &= ~(1 << UInt64(byte & 63))
    return set
  }

  mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }
}

extension ByteSet {
  /// Parses `[…]` as git does, and advances `index` past it; `nil` if it is not closed or names an unknown class. Such a pattern matches nothing.
  init?(bracketAt index: inout Int, in text: ArraySlice<UInt8>) {
    self.init()
    let end = text.endIndex
    index += 1
    var isNegated = false
    if index < end, text[index] == UInt8(ascii: "!") || text[index] == UInt8(ascii: "^") {
      isNegated = true
      index += 1
    }
    /// The possible beginning of a range.
    var previous: UInt8?
    var isFirst = true
    while true {
      guard index < end else { return nil }
      let byte = text[index]
      if byte == closing, !isFirst { break }
      isFirst = false
      if byte == hyphen, let low = previous, index + 1 < end, text[index + 1] != closing {
        index += 1
        if text[index] == backslash { index += 1 }
        guard index < end else { return nil }
        if low <= text[index] { insert(low...text[index]) }
        previous = nil
        index += 1
      } else if byte == bracket, index + 1 < end, text[index + 1] == UInt8(ascii: ":") {
        guard let close = text[(index + 2)...].firstIndex(of: closing) else { return nil }
        if close > index + 2, text[close - 1] == UInt8(ascii: ":") {
          guard insertClass(String(decoding: text[(index + 2)..<(close - 1)], as: UTF8.self)) else { return nil }
          previous = nil
          index = close + 1
        } else {
          insert(bracket)
          previous = bracket
          index += 1
        }
      } else {
        if byte == backslash { index += 1 }
        guard index < end else { return nil }
        insert(text[index])
        previous = text[index]
        index += 1
      }
    }
    index += 1
    if isNegated { words = ~words }
  }

  private mutating func insertClass(_ name: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
    let ranges: [ClosedRange<UInt8>]
    switch name {
    case "alnum": ranges = [digits, upper, lower]
    case "alpha": ranges = [upper, lower]
    case "blank": ranges = [0x20...0x20, 0x09...0x09]
    case "cntrl": ranges = [0x00...0x1F, 0x7F...0x7F]
    case "digit": ranges = [digits]
    case "graph": ranges = [0x21...0x7E]
    case "lower": ranges = [lower]
    case "print": ranges = [0x20...0x7E]
    case "punct": ranges = [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
    case "space": ranges = [0x20...0x20, 0x09...0x0D]
    case "upper": ranges = [upper]
    case "xdigit": ranges = [digits, UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f")]
    default: return false
    }
    for range in ranges { insert(range) }
    return true
  }
}

private let closing = UInt8(ascii: "]")
private let hyphen = UInt8(ascii: "-")
