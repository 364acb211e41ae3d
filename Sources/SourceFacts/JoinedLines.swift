import SyntaxTree

/// Lines that the grammar has joined, against the law of the language: a `(` or `[` at the start of a line never goes on with the
/// expression before it.
///
/// The grammar knows that law but forgets it behind comments and after some statements, and then takes
/// `if a == b { … }`, a comment, `(c as? D)?.e()` for one expression. A semicolon in the white space between tells it.
enum JoinedLines {
  /// Where semicolons belong, in the text that the tape was read from.
  static func places(in tape: SyntaxTape, _ text: [UInt8]) -> [Int] {
    var result: [Int] = []
    for (index, node) in tape.nodes.enumerated() where node.kind == .callSuffix || node.kind == .constructorSuffix {
      let start = Int(node.start)
      guard start < text.count, text[start] == UInt8(ascii: "(") || text[start] == UInt8(ascii: "["),
        beginsLine(start, text), let place = gap(before: index, in: tape, text)
      else { continue }
      result.append(place)
    }
    return result
  }

  private static func beginsLine(_ start: Int, _ text: [UInt8]) -> Bool {
    var index = start - 1
    while index >= 0, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\t") { index -= 1 }
    return index >= 0 && (text[index] == UInt8(ascii: "\n") || text[index] == UInt8(ascii: "\r"))
  }

  /// White space behind the token before a node, or else right before the node: a comment may stand between.
  private static func gap(before index: Int, in tape: SyntaxTape, _ text: [UInt8]) -> Int? {
    var previous = index - 1
    while previous > 0, tape.nodes[previous].kind == .comment || tape.nodes[previous].kind == .multilineComment { previous -= 1 }
    guard previous > 0 else { return nil }
    for place in [Int(tape.nodes[previous].end), Int(tape.nodes[index].start) - 1]
    where place >= 0 && place < text.count && [" ", "\t", "\n", "\r"].contains(Unicode.Scalar(text[place])) {
      return place
    }
    return nil
  }
}
