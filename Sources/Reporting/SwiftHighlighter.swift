import Facts

/// Splits Swift source into tokens for highlighting. It is no parser, but line ends are always correct.
struct SwiftHighlighter {
  /// The kind of a piece. Other text is not highlighted.
  enum Token: String {
    case keyword = "k"
    case string = "s"
    case comment = "c"
    case number = "n"
    case type = "t"
  }

  /// A piece of a document.
  struct Piece {
    var token: Token
    var range: Range<Int>
  }

  /// The pieces of a document, in order, without overlap.
  private let pieces: [Piece]

  init(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    scanner.scan()
    pieces = scanner.pieces
  }

  /// The pieces inside a range, clipped to it.
  func pieces(in range: Range<Int>) -> [Piece] {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return pieces[low...].prefix { $0.range.lowerBound < range.upperBound }.map { Piece(token: $0.token, range: $0.range.clamped(to: range)) }
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "convenience",
    "default", "defer", "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
    "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated",
    "nonmutating", "open", "operator", "override", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self",
    "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned",
    "var", "weak", "where", "while", "willSet",
  ]

  /// Scans the bytes once.
  private struct Scanner {
    let bytes: [UInt8]
    var pieces: [Piece] = []
    var index = 0

    mutating func scan() {
      while index < bytes.count { step() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private mutating func add(_ token: Token, from start: Int) {
      if start < index { pieces.append(Piece(token: token, range: start..<index)) }
    }

    private mutating func step() {
      let start = index
      switch byte() {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while index < bytes.count, byte() != 0x0A, byte() != 0x0D { index += 1 }
        add(.comment, from: start)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipComment()
        add(.comment, from: start)
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if skipString() { add(.string, from: start) } else { skipWord(start) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while isWordByte(byte()) || (byte() == UInt8(ascii: ".") && isDigit(byte(1))) { index += 1 }
        add(.number, from: start)
      case UInt8(ascii: "@"), UInt8(ascii: "`"): skipWord(start)
      case let first where isWordByte(first): skipWord(start)
      default: index += 1
      }
    }

    /// A name, keyword, attribute or directive.
    private mutating func skipWord(_ start: Int) {
      let first = byte()
      index += 1
      while isWordByte(byte()) { index += 1 }
      if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") { return add(.keyword, from: start) }
      if first == UInt8(ascii: "`") {
        if byte() == UInt8(ascii: "`") { index += 1 }
        return
      }
      // A member is never a keyword.
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), !isMember || index - start > 1 {
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        add(keywords.contains(word) ? .keyword : .type, from: start)
      } else if !isMember, index - start < 16, keywords.contains(String(decoding: bytes[start..<index], as: UTF8.self)) {
        add(.keyword, from: start)
      }
    }

    private mutating func skipComment() {
      var depth = 0
      repeat {
        if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          depth += 1
          index += 2
        } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          depth -= 1
          index += 2
        } else {
          index += 1
        }
      } while depth > 0 && index < bytes.count
      index = min(index, bytes.count)
    }

    /// False, without skipping anything, if no string begins here.
    private mutating func skipString(depth: Int = 0) -> Bool {
      var hashes = 0
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      guard byte(hashes) == UInt8(ascii: "\"") else { return false }
      index += hashes
      let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      index += isLong ? 3 : 1
      while index < bytes.count {
        let current = byte()
        if !isLong, current == 0x0A || current == 0x0D { return true }
        if current == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
          index += 1 + hashes
          // Strings nested in interpolations more deeply do not occur in real code.
          if byte() == UInt8(ascii: "("), depth < 20 { skipInterpolation(isLong: isLong, depth: depth) } else { index += 1 }
        } else if current == UInt8(ascii: "\""), !isLong || (byte(1) == current && byte(2) == current),
          (0..<hashes).allSatisfy({ byte((isLong ? 3 : 1) + $0) == UInt8(ascii: "#") })
        {
          index = min(index + (isLong ? 3 : 1) + hashes, bytes.count)
          return true
        } else {
          index += 1
        }
      }
      index = bytes.count
      return true
    }

    private mutating func skipInterpolation(isLong: Bool, depth: Int) {
      var parentheses = 0
      while index < bytes.count {
        switch byte() {
        case UInt8(ascii: "("):
          parentheses += 1
          index += 1
        case UInt8(ascii: ")"):
          parentheses -= 1
          index += 1
          if parentheses == 0 { return }
        case UInt8(ascii: "\""), UInt8(ascii: "#"): if !skipString(depth: depth + 1) { index += 1 }
        case 0x0A where !isLong: return
        default: index += 1
        }
      }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func isWordByte(_ byte: UInt8) -> Bool {
      isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }
  }
}
