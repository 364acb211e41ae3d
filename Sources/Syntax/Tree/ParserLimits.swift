/// The limits of the tree-sitter runtime. Only artificial input comes near them.
public enum ParserLimits {
  /// For each unclosed comment the grammar's scanner reads to the end of the file again: 20,000 of them take 10 s.
  public static let unclosedComments = 2_000
  /// Brackets of all kinds. Error recovery over more of them takes quadratic time.
  public static let unclosedBrackets = 5_000
  /// The tokens on the parser's stack at the end of a text become one error node, and libtree-sitter 0.20.7 counts the children of a node with 16 bits: with
  /// 65,536
  /// of them it frees memory that is still in use.
  public static let openTokens = 65_000

  /// The maximum number of scans of a stretch of 64 bytes. Finished code needs a hundred scans, broken code less than twice as many, and the worst artificial
  /// nesting
  /// three per byte. More indicate an error recovery that does not terminate.
  public static let scansOfStretch: UInt16 = 600

  /// In bytes. A node lies in one block: a pointer for each child, and then at least 64 bytes. libtree-sitter 0.20.7 counts children
  /// with 16 bits; see ``openTokens``. Its arrays double, so that fewer children than that, but more than 32,768, may be refused. No block of real code has over
  /// 32 KiB.
  static let block = 65_536 * 8 + 64

  /// In bytes. Error recovery that needs larger blocks copies many earlier errors with each further one.
  static let largeBlock = 16 * 1024

  /// How many bytes larger blocks may have in all. 25,000 files of real code bases need at most 48 KiB each. Without a limit, the time for a text of nothing but errors grows with the square of its length.
  static func largeBlocks(ofTextOf length: UInt32) -> Int { 64 * (1 << 20) + 64 * Int(length) }

  /// Why a text must not be passed to the parser; `nil` for any text that a person would write.
  public static func problem(in bytes: [UInt8]) -> String? {
    // A text too short to reach a limit needs no check.
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

  /// Whether there are fewer brackets and comments, closed or not, than may be left open. A fast check that holds for nearly every text.
  private static func isFarFromLimits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // A token takes at least one byte.
    guard bytes.count < openTokens, var place = bytes.baseAddress else { return false }
    var brackets = 0
    var stars = 0
    let end = place + bytes.count
    while place < end {
      // One-byte counters, in pieces that cannot overflow them, without branches: the compiler vectorises this to sixteen bytes or more at a time.
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

/// Counts, without parsing, the constructs still open at the end of a text. Comments count as code, which does not matter here.
private struct OpenEnds {
  /// For each open bracket, the number of tokens before it that wait for it to close.
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
      // After an operator the statement continues.
      case UInt8(ascii: "\n"): if followsWord { endStatement() }
      case UInt8(ascii: ";"), UInt8(ascii: ","): endStatement()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case UInt8(ascii: "*") where last == UInt8(ascii: "/"):
        comments += 1
        // The star belongs to `/*` and closes nothing.
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

  /// The position after the quote that closes a string on its line; `nil` if there is none, or if the string contains code. A string is one token of any
  /// length.
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
    // The bracketed text becomes one token of the enclosing construct.
    tokens = before
  }

  /// The preceding tokens have been reduced, except for the separator.
  private mutating func endStatement() { tokens = min(tokens, 2) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
