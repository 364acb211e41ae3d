/// Functions without a body.
///
/// They are implemented in another language, or belong to an interface written by a compiler. The grammar knows them only in protocols, and takes the braces
/// of
/// the following declaration as their body.
extension SourceMask {
  /// The maximum number of tokens in a parameter list.
  private static let signatureLimit = 256

  /// Inserts an empty body where the source has none. It is distinguishable from a real one, which begins with a brace in the source as well.
  mutating func missingBody(_ index: Int) {
    guard context.sign == UInt8(ascii: "{"), !context.isProtocolBody, isWord(index, "func") || context.isTypeBody else { return }
    guard let (next, arrow) = endOfSignature(index) else { return }
    let gap = tokens[next - 1].end..<(next < tokens.count ? tokens[next].start : text.count)
    let blanks = text[gap].prefix { $0 <= UInt8(ascii: " ") }
    if next == tokens.count {
      text += Array("\n{}".utf8)
    } else if blanks.count >= 2, text[gap].dropFirst(2).contains(UInt8(ascii: "\n")) || isSign(next, "}") {
      putBody(gap.lowerBound)
    } else if blanks.count >= 3 {
      putBody(gap.lowerBound)
      text[gap.lowerBound + 2] = UInt8(ascii: "\n")
    } else if let arrow {
      blank(arrow, through: next - 1)
      putBody(tokens[arrow].start)
    } else {
      var first = beginOfLine(index)
      // Attributes on lines of their own go with it.
      while first > 0, case let line = beginOfLine(first - 1), isSign(line, "@") { first = line }
      blank(first, through: next - 1)
    }
  }

  private func beginOfLine(_ index: Int) -> Int {
    var first = index
    while first > 0, !tokens[first].isFirstOnLine { first -= 1 }
    return first
  }

  private mutating func putBody(_ place: Int) {
    text[place] = UInt8(ascii: "{")
    text[place + 1] = UInt8(ascii: "}")
  }

  /// The token after a signature without a body, and the arrow before its result; `nil` if a body follows, or if that is uncertain.
  private func endOfSignature(_ index: Int) -> (next: Int, arrow: Int?)? {
    var arrow: Int?
    var place = index + 1
    let limit = index + Self.signatureLimit
    while place < limit {
      if place == tokens.count || isSign(place, "}") { return place > index + 2 ? (place, arrow) : nil }
      if isSign(place, "{") { return nil }
      if tokens[place].isFirstOnLine, !continuesSignature(place) { return beginsDeclaration(place) ? (place, arrow) : nil }
      if isOperator(place, "->") { arrow = arrow ?? place }
      if isSign(place, "(") || isSign(place, "[") {
        guard let close = closing(place, within: Self.signatureLimit), !isSign(close, "}") else { return nil }
        place = close
      }
      place += 1
    }
    return nil
  }

  private func continuesSignature(_ index: Int) -> Bool {
    isOperator(index, "->") || isAny(index, ["where", "async", "throws", "rethrows", "reasync"]) || isSign(index, "(")
      || isOperator(index - 1, "->") || isOperator(index - 1, "&") || isOperator(index - 1, "==") || isAny(index - 1, ["where", "func"])
      || isSign(index - 1, ",") || isSign(index - 1, ":")
  }

  private func beginsDeclaration(_ index: Int) -> Bool {
    isSign(index, "@") || isKind(index, .directive) || isAny(index, UnfinishedCode.declarations)
      || isAny(index, ["case", "indirect", "nonisolated", "unowned", "dynamic", "optional"])
  }
}
