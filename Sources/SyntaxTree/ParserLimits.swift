/// What the tree-sitter runtime cannot bear. Only made-up input comes near these counts.
public enum ParserLimits {
  /// Each comment that is never closed makes the grammar's scanner read to the end of the file again: 20,000 of them take 10 s.
  public static let unclosedComments = 2_000
  /// libtree-sitter 0.20.7 corrupts its heap in error recovery over some 10,000 blocks that are never closed.
  public static let unclosedBraces = 5_000

  /// Why a text must not be handed to the parser; `nil` for any text that a person would write.
  public static func problem(in bytes: [UInt8]) -> String? {
    // A text that is too short to reach a limit need not be looked at.
    guard bytes.count >= min(unclosedBraces, unclosedComments * 2) else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var braces = 0
      var comments = 0
      var last: UInt8 = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "{"): braces += 1
        case UInt8(ascii: "}"): braces -= 1
        case UInt8(ascii: "*") where last == UInt8(ascii: "/"):
          comments += 1
          // The star belongs to `/*`; it does not close anything.
          last = 0
          continue
        case UInt8(ascii: "/") where last == UInt8(ascii: "*"):
          comments -= 1
          last = 0
          continue
        default: break
        }
        last = byte
      }
      if braces > unclosedBraces { return "\(braces) braces are never closed, more than the limit of \(unclosedBraces)" }
      if comments > unclosedComments { return "\(comments) comments are never closed, more than the limit of \(unclosedComments)" }
      return nil
    }
  }
}
