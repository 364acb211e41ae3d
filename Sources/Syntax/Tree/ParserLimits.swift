/// What the tree-sitter runtime cannot bear. Only made-up input comes near these counts.
public enum ParserLimits {
  /// Each comment that is never closed makes the grammar's scanner read to the end of the file again: 20,000 of them take 10 s.
  public static let unclosedComments = 2_000
  /// Brackets of all kinds. Error recovery over more of them takes time by the square of their number.
  public static let unclosedBrackets = 5_000
  /// What waits on the parser's stack at the end of a text becomes one error node, and libtree-sitter 0.20.7 counts the children of a
  /// node with 16 bits: with 65,536 of them it frees what it must not.
  public static let openTokens = 65_000

  /// How often a stretch of 64 bytes may be scanned for a token. Finished code needs a hundred scans, broken code not twice as many, and the worst
  /// nesting that was made up for it three a byte. More are those of an error recovery that goes round in circles.
  public static let scansOfStretch: UInt16 = 600

  /// Why a text must not be handed to the parser; `nil` for any text that a person would write.
  public static func problem(in bytes: [UInt8]) -> String? {
    // A text that is too short to reach a limit need not be looked at.
    guard bytes.count >= min(unclosedBrackets, unclosedComments * 2) else { return nil }
    if bytes.withUnsafeBufferPointer(isFarFromLimits) { return nil }
    var scan = OpenEnds()
    bytes.withUnsafeBufferPointer { scan.read($0) }
    if scan.brackets.count > unclosedBrackets {
      return "\(scan.brackets.count) brackets are never closed, more than the limit of \(unclosedBrackets)"
    }
    if scan.openTokens > openTokens { return "some \(scan.openTokens) tokens belong to nothing that ends, more than the limit of \(openTokens)" }
    if scan.comments > unclosedComments { return "\(scan.comments) comments are never closed, more than the limit of \(unclosedComments)" }
    return nil
  }

  /// Are there less brackets and comments, closed or not, than may be left open? So it is in nearly every text, and quickly seen.
  private static func isFarFromLimits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // A token takes a byte at least.
    guard bytes.count < openTokens, var place = bytes.baseAddress else { return false }
    var brackets = 0
    var stars = 0
    let end = place + bytes.count
    while place < end {
      // Counters of one byte, in pieces that cannot overflow them, and no branches: so the compiler counts sixteen bytes and more at a time.
      let endOfPiece = min(place + 252, end)
      var bracketsOfPiece: UInt8 = 0
      var starsOfPiece: UInt8 = 0
      while place < endOfPiece {
        let byte = place.pointee
        // `[` and `{` differ in one bit.
        bracketsOfPiece &+= (byte == UInt8(ascii: "(") ? 1 : 0) &+ (byte | 0x20 == UInt8(ascii: "{") ? 1 : 0)
        starsOfPiece &+= byte == UInt8(ascii: "*") ? 1 : 0
        place += 1
      }
      brackets += Int(bracketsOfPiece)
      stars += Int(starsOfPiece)
    }
    return brackets <= unclosedBrackets && stars <= unclosedComments
  }
}

/// Counts, without parsing, what is still open at the end of a text. Comments count as code: it does not matter here.
private struct OpenEnds {
  /// For each open bracket how many tokens before it wait for it to close.
  private(set) var brackets: [Int] = []
  /// The sum of `brackets`.
  private var waiting = 0
  /// Tokens since the last separator, bracket or line that ends a statement.
  private var tokens = 0
  private(set) var comments = 0

  var openTokens: Int { waiting + tokens }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var isInWord = false
    var last: UInt8 = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if Self.isWord(byte) {
        if !isInWord { tokens += 1 }
        isInWord = true
        last = byte
        continue
      }
      let followsWord = isInWord || last == UInt8(ascii: ")") || last == UInt8(ascii: "]") || last == UInt8(ascii: "}") || last == UInt8(ascii: "\"")
      isInWord = false
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      // Behind an operator the statement goes on.
      case UInt8(ascii: "\n"): if followsWord { endStatement() }
      case UInt8(ascii: ";"), UInt8(ascii: ","): endStatement()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case UInt8(ascii: "*") where last == UInt8(ascii: "/"):
        comments += 1
        // The star belongs to `/*`; it does not close anything.
        last = 0
        continue
      case UInt8(ascii: "/") where last == UInt8(ascii: "*"):
        comments -= 1
        last = 0
        continue
      case UInt8(ascii: "\""):
        tokens += 1
        index = Self.endOfString(bytes, from: index) ?? index
      default: tokens += 1
      }
      last = byte
    }
  }

  /// Behind the quote that ends a string on its line; `nil` where none does, or where code is in the string. However long, it is one token.
  private static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") { return nil }
        index += 2
      default: index += 1
      }
    }
    return nil
  }

  private mutating func open() {
    brackets.append(tokens + 1)
    waiting += tokens + 1
    tokens = 0
  }

  private mutating func close() {
    guard let before = brackets.popLast() else { return }
    waiting -= before
    // What the bracket ends is one token more of what it stands in.
    tokens = before
  }

  /// What came before has been put together, but for the separator.
  private mutating func endStatement() { tokens = min(tokens, 2) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
