/// A word, literal or punctuation of a source text.
package struct SourceToken {
  enum Kind: UInt8 {
    /// An identifier or keyword, with its backticks; also `#name`.
    case word
    case number
    /// The content of a string with its quotes. A string with interpolations has several such tokens.
    case string
    /// The rest of a line after an unclosed quote.
    case unclosedString
    case regex
    /// A run of operator characters.
    case `operator`
    /// One of `()[]{},.:;@\`.
    case punctuation
    /// The whole line of an `#if`, `#elseif`, `#else` or `#endif`, up to a comment.
    case directive
  }

  var start: Int
  var end: Int
  var kind: Kind
  var isFirstOnLine: Bool
  var range: Range<Int> { start..<end }

  func hasText(_ wanted: StaticString, in text: [UInt8]) -> Bool {
    guard end - start == wanted.utf8CodeUnitCount else { return false }
    for offset in 0..<wanted.utf8CodeUnitCount where text[start + offset] != wanted.utf8Start[offset] { return false }
    return true
  }
}

/// Splits a source text into tokens, without comments.
///
/// Only needed for texts that the grammar has rejected. It distinguishes code from strings, comments and regular expressions; any bytes can be split into
/// tokens.
package struct SourceLexer {
  /// A string with an open interpolation.
  private struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    /// The number of open parentheses in the interpolation.
    var depth = 0
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var isFirstOnLine = true
  private var tokens: [SourceToken] = []
  private var openStrings: [OpenString] = []
  /// Failed searches for the end of a regular expression, so that none is repeated: none ends before this position, …
  private var noRegexEnd = 0
  /// … and with this many `#` or more, none ends at all.
  private var noRegexEndHashes = Int.max

  private init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  package static func tokens(of text: [UInt8]) -> [SourceToken] {
    text.withUnsafeBufferPointer { text in
      var lexer = SourceLexer(text)
      lexer.tokens.reserveCapacity(text.count / 6)
      while lexer.index < text.count { lexer.next() }
      return lexer.tokens
    }
  }

  private func byte(_ offset: Int) -> UInt8 {
    let place = index + offset
    return place < text.count ? text[place] : 0
  }

  private mutating func add(_ kind: SourceToken.Kind, to end: Int) {
    let end = min(end, text.count)
    tokens.append(SourceToken(start: index, end: end, kind: kind, isFirstOnLine: isFirstOnLine))
    isFirstOnLine = false
    index = end
  }

  private mutating func next() {
    let first = text[index]
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isFirstOnLine = true
      index += 1
    case 0...UInt8(ascii: " "): index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): index = endOfLine(index)
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "/") where startsRegex():
      if let end = endOfRegex() { add(.regex, to: end) } else { addOperator() }
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "`"):
      var end = index + 1
      while end < text.count, text[end] != UInt8(ascii: "`"), text[end] != UInt8(ascii: "\n") { end += 1 }
      add(.word, to: end + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: ".") where byte(1) == UInt8(ascii: "."): addOperator()
    case _ where first.isWordByte: add(.word, to: endOfWord(index))
    case _ where first.isOperatorByte: addOperator()
    default: punctuation(first)
    }
  }

  private mutating func punctuation(_ first: UInt8) {
    add(.punctuation, to: index + 1)
    guard let last = openStrings.indices.last else { return }
    if first == UInt8(ascii: "(") {
      openStrings[last].depth += 1
    } else if first == UInt8(ascii: ")") {
      openStrings[last].depth -= 1
      if openStrings[last].depth == 0 {
        let string = openStrings.removeLast()
        segment(from: index, hashes: string.hashes, isMultiline: string.isMultiline)
      }
    }
  }

  private func endOfLine(_ start: Int) -> Int {
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  private func endOfWord(_ start: Int) -> Int {
    var end = start
    while end < text.count, text[end].isWordByte { end += 1 }
    return end
  }

  private mutating func number() {
    var end = endOfWord(index)
    let isFraction = end + 1 < text.count && text[end] == UInt8(ascii: ".") && text[end + 1].isDigit
    // After a dot, as in `a.0.1`, the next dot is a member's.
    if isFraction, !(tokens.last.map { $0.end == index && text[$0.start] == UInt8(ascii: ".") } ?? false) { end = endOfWord(end + 1) }
    add(.number, to: end)
  }

  private mutating func addOperator() {
    var end = index + 1
    let takesDots = text[index] == UInt8(ascii: ".")
    while end < text.count, text[end].isOperatorByte || takesDots && text[end] == UInt8(ascii: ".") {
      if text[end] == UInt8(ascii: "/"), end + 1 < text.count, text[end + 1] == UInt8(ascii: "/") || text[end + 1] == UInt8(ascii: "*") { break }
      end += 1
    }
    add(.operator, to: end)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if text[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if text[index] == UInt8(ascii: "\n") { isFirstOnLine = true }
        index += 1
      }
    }
  }

  // MARK: `#`

  private mutating func hash() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return string(hashes: hashes) }
    if byte(hashes) == UInt8(ascii: "/"), let end = endOfExtendedRegex(hashes: hashes) { return add(.regex, to: end) }
    let end = endOfWord(index + hashes)
    guard isFirstOnLine, isDirective(index + 1..<max(end, index + 1)) else { return add(.word, to: max(end, index + 1)) }
    var lineEnd = index
    while lineEnd < text.count, text[lineEnd] != UInt8(ascii: "\n"), text[lineEnd] != UInt8(ascii: "\r") {
      if text[lineEnd] == UInt8(ascii: "/"), lineEnd + 1 < text.count, text[lineEnd + 1] == UInt8(ascii: "/") || text[lineEnd + 1] == UInt8(ascii: "*") {
        break
      }
      lineEnd += 1
    }
    add(.directive, to: lineEnd)
  }

  private func isDirective(_ word: Range<Int>) -> Bool {
    let word = text[word]
    return ["if", "elseif", "else", "endif"].contains { word.elementsEqual($0.utf8) }
  }

  // MARK: Strings

  private mutating func string(hashes: Int) {
    let quotes = index + hashes
    let isMultiline = quotes + 2 < text.count && text[quotes + 1] == UInt8(ascii: "\"") && text[quotes + 2] == UInt8(ascii: "\"")
    segment(from: quotes + (isMultiline ? 3 : 1), hashes: hashes, isMultiline: isMultiline)
  }

  /// Adds the string from `index` to its closing quote or next interpolation.
  private mutating func segment(from start: Int, hashes: Int, isMultiline: Bool) {
    var place = start
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline {
          // The enclosing interpolations are not closed either.
          while let last = openStrings.last, !last.isMultiline { openStrings.removeLast() }
          return add(.unclosedString, to: place)
        }
        place += 1
      case UInt8(ascii: "\""):
        if let end = closingQuote(at: place, hashes: hashes, isMultiline: isMultiline) { return add(.string, to: end) }
        place += 1
      case UInt8(ascii: "\\"):
        let escape = place + 1 + hashes
        guard hasHashes(hashes, at: place + 1), escape < text.count else {
          place += 1
          break
        }
        if text[escape] == UInt8(ascii: "(") {
          openStrings.append(OpenString(hashes: hashes, isMultiline: isMultiline))
          return add(.string, to: escape)
        }
        // A backslash at the end of a line of a multi-line string; elsewhere the string is not closed.
        place = text[escape] == UInt8(ascii: "\n") ? escape : escape + 1
      default: place += 1
      }
    }
    add(.unclosedString, to: text.count)
  }

  private func closingQuote(at place: Int, hashes: Int, isMultiline: Bool) -> Int? {
    var end = place + 1
    if isMultiline {
      guard end + 1 < text.count, text[end] == UInt8(ascii: "\""), text[end + 1] == UInt8(ascii: "\"") else { return nil }
      end += 2
    }
    return hasHashes(hashes, at: end) ? end + hashes : nil
  }

  private func hasHashes(_ count: Int, at place: Int) -> Bool {
    guard place + count <= text.count else { return false }
    for offset in 0..<count where text[place + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  // MARK: Regular expressions

  /// Whether a `/` is at a position where an operand may begin.
  private func startsRegex() -> Bool {
    let next = byte(1)
    guard next > UInt8(ascii: " ") else { return false }
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word: return text[last.range].elementsEqual("return".utf8) || text[last.range].elementsEqual("in".utf8) || isFirstOnLine
    case .number, .string, .unclosedString, .regex: return isFirstOnLine
    case .operator: return last.end < index
    case .directive: return true
    case .punctuation:
      let sign = text[last.start]
      return isFirstOnLine || sign != UInt8(ascii: ")") && sign != UInt8(ascii: "]") && sign != UInt8(ascii: "}") && sign != UInt8(ascii: ".")
    }
  }

  private mutating func endOfRegex() -> Int? {
    guard index >= noRegexEnd else { return nil }
    var place = index + 1
    var depth = 0
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        noRegexEnd = place
        return nil
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"): return text[place - 1] == UInt8(ascii: " ") ? nil : place + 1
      default: break
      }
      place += 1
    }
    noRegexEnd = text.count
    return nil
  }

  private mutating func endOfExtendedRegex(hashes: Int) -> Int? {
    guard hashes < noRegexEndHashes else { return nil }
    var place = index + hashes + 1
    while place < text.count {
      if text[place] == UInt8(ascii: "/"), hasHashes(hashes, at: place + 1) { return place + 1 + hashes }
      place += 1
    }
    noRegexEndHashes = hashes
    return nil
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Of an identifier, keyword or number, including every non-ASCII character.
  package var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isOperatorByte: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
