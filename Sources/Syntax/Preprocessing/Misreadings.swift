/// A replacement for one byte that makes the grammar read the text correctly.
package struct TextCorrection {
  package var place: Int
  package var byte: UInt8
}

/// Text that the grammar misreads without an error in the tree.
///
/// Each case is detected by a rule of the language that the tree violates, and corrected by one byte. Names are still read from the original text.
package enum Misreadings {
  /// The corrections for the text from which the tape was made.
  package static func corrections(in tape: SyntaxTape, _ text: [UInt8]) -> [TextCorrection] {
    var result: [TextCorrection] = []
    let hasProducts = hasProduct(text)
    for (index, node) in tape.nodes.enumerated() {
      switch node.kind {
      case .callSuffix, .constructorSuffix:
        if let place = joint(before: index, in: tape, text) { result.append(TextCorrection(place: place, byte: UInt8(ascii: ";"))) }
      case .simpleIdentifier:
        if hasProducts { products(in: node, text, into: &result) }
      default:
        if let place = endOfName(node, text) { result.append(TextCorrection(place: place, byte: UInt8(ascii: "0"))) }
      }
    }
    return result
  }

  // MARK: Lines

  /// A `(` or `[` at the start of a line never continues the expression before it. The grammar knows that, but forgets it after comments and some statements.
  /// Then it reads `if a == b { … }`, a comment, `(c as? D)?.e()` as one expression. A semicolon in the white space between corrects it.
  private static func joint(before index: Int, in tape: SyntaxTape, _ text: [UInt8]) -> Int? {
    let start = Int(tape.nodes[index].start)
    guard start < text.count, text[start] == UInt8(ascii: "(") || text[start] == UInt8(ascii: "["), beginsLine(start, text) else {
      return nil
    }
    // After the previous token, or else right before the bracket: a comment may be in between.
    var previous = index - 1
    while previous > 0, tape.nodes[previous].kind == .comment || tape.nodes[previous].kind == .multilineComment { previous -= 1 }
    guard previous > 0 else { return nil }
    for place in [Int(tape.nodes[previous].end), start - 1]
    where place >= 0 && place < text.count && [" ", "\t", "\n", "\r"].contains(Unicode.Scalar(text[place])) {
      return place
    }
    return nil
  }

  private static func beginsLine(_ start: Int, _ text: [UInt8]) -> Bool {
    var index = start - 1
    while index >= 0, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\t") { index -= 1 }
    return index >= 0 && (text[index] == UInt8(ascii: "\n") || text[index] == UInt8(ascii: "\r"))
  }

  // MARK: Products

  /// Whether there is text like `a*b`. Few files have it.
  private static func hasProduct(_ text: [UInt8]) -> Bool {
    guard text.count > 2 else { return false }
    for index in 1..<(text.count - 1) where text[index] == UInt8(ascii: "*") {
      if isNamePart(text[index - 1]), isNamePart(text[index + 1]) { return true }
    }
    return false
  }

  /// `a*b` is no name, although `*` is among the emoji that the grammar allows in names. `%` has the same precedence as `*`.
  private static func products(in node: SyntaxTape.Entry, _ text: [UInt8], into result: inout [TextCorrection]) {
    for place in Int(node.start)..<min(Int(node.end), text.count) where text[place] == UInt8(ascii: "*") {
      result.append(TextCorrection(place: place, byte: UInt8(ascii: "%")))
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: byte >= 0x80
    }
  }

  // MARK: Names

  /// A word directly followed by a dot is a name: `copy.count` copies nothing. Returns the position of the word's last letter.
  private static func endOfName(_ node: SyntaxTape.Entry, _ text: [UInt8]) -> Int? {
    let end = Int(node.end)
    guard node.token != 0, end + 1 < text.count, text[end] == UInt8(ascii: "."), text[end + 1] != UInt8(ascii: ".") else { return nil }
    let word = text[Int(node.start)..<end]
    return contextualKeywords.contains { word.elementsEqual($0.utf8) } ? end - 1 : nil
  }

  private static let contextualKeywords = ["borrow", "consume", "copy", "discard", "each", "unsafe", "yield"]
}
