/// Rejected constructs around closures: heads, types, and arguments.
extension SourceMask {
  /// `{ [] in`
  mutating func emptyCaptureList(_ index: Int) {
    guard isSign(index - 1, "{"), isSign(index + 1, "]"), !beginsLine(index + 2) else { return }
    let head = index + 2
    guard isSign(head, "(") || isKind(head, .word) && !isAny(head, ["as", "is"]) else { return }
    blank(index, through: index + 1)
  }

  /// `{ (_ a, _ b) in`: without a type, a parameter has one name at most.
  mutating func unusedLabel(_ index: Int) {
    guard context.sign == UInt8(ascii: "("), !context.hasValues, isKind(index + 1, .word), isSign(index + 2, ",") || isSign(index + 2, ")") else { return }
    blank(index, through: index)
  }

  /// `.pay(_: let amount)`: the label of a payload without one. `pay(_:)` is the name of a function.
  mutating func unnamedLabel(_ index: Int) {
    guard isWord(index, "_"), isSign(index + 1, ":"), context.hasValues, !isSign(index + 2, ")"), !isSign(index + 3, ":") else { return }
    blank(index, through: index + 1)
  }

  /// A further trailing closure on a line of its own belongs to the preceding call.
  mutating func labelOfTrailingClosure(_ index: Int) -> Bool {
    guard tokens[index].isFirstOnLine, isSign(index - 1, "}"), isSign(index + 1, ":"), isSign(index + 2, "{"), context.sign == UInt8(ascii: "{"),
      !context.isSwitch, !isWord(index, "default")
    else { return false }
    let gap = tokens[index - 1].end..<tokens[index].start
    // A comment for the analyser is kept, and with it the line.
    if String(decoding: text[gap], as: UTF8.self).contains("unretain:") { return false }
    replace(gap, by: " ")
    return true
  }

  /// `((A) -> B).self`, `(A, B<C>).self`, `(any A)?.self`: a type in parentheses as a value becomes a name of the same length.
  mutating func typeAsValue(_ index: Int) {
    guard let close = closing(index), isSelf(of: close + 1), (index...close).contains(where: saysType) else { return }
    let range = tokens[index].start..<tokens[close].end
    // A name must be on one line.
    var start = range.upperBound
    while start > range.lowerBound, text[start - 1] != UInt8(ascii: "\n"), text[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    while text[start] <= UInt8(ascii: " ") { start += 1 }
    blank(range.lowerBound..<start)
    replace(start..<range.upperBound, by: "x")
  }

  /// Whether a token stands in types and hardly in values: an arrow, an angle bracket, `any`.
  private func saysType(_ index: Int) -> Bool {
    isOperator(index, "->") || isOperator(index, "<") || isAny(index, ["any", "some"])
  }

  /// `.self`, or `?.self`.
  private func isSelf(of index: Int) -> Bool {
    let dot = isKind(index, .operator) && touchesLast(index) ? index + 1 : index
    return isSign(dot, ".") && isWord(dot + 1, "self")
  }

  /// `?` and `!` after types where the grammar does not expect them.
  mutating func typeSuffix(_ index: Int) {
    guard isOperator(index, "?") || isOperator(index, "!"), touchesLast(index) else { return }
    if isAny(index - 1, ["Type", "Protocol"]), isSign(index - 2, "."), isSign(index - 3, ")") {
      // `(any P).Type?`
      blank(index, through: index)
    } else if isOperator(index, "!"), context.sign == UInt8(ascii: "("), !context.hasValues, isSign(index + 1, ",") || isSign(index + 1, ")"),
      let close = closing(context.start), isClosureHead(close + 1), !isNamed(context.start)
    {
      // `{ (_: A!) in` and `(A!) -> B`
      replace(tokens[index].range, by: "?")
    }
  }

  /// Whether the parameters in a bracket belong to a declaration.
  private func isNamed(_ bracket: Int) -> Bool { bracket > 0 && touchesLast(bracket) && (isKind(bracket - 1, .word) || isOperator(bracket - 1, ">")) }

  /// `/Action.row` applies an operator.
  mutating func prefixSlash(_ index: Int) {
    guard isOperator(index, "/"), tokens.indices.contains(index + 1), touchesLast(index + 1) else { return }
    let last = index - 1
    let isPrefix = !touchesLast(index) || isSign(last, "(") || isSign(last, "[") || isSign(last, "{") || isSign(last, ",") || isSign(last, ":")
    if isPrefix { replace(tokens[index].range, by: "~") }
  }

  /// A backslash and blanks at the end of a line in a string.
  mutating func lineContinuations(_ index: Int) {
    let range = tokens[index].range
    for place in range where text[place] == UInt8(ascii: "\\") {
      var end = place + 1
      while end < range.upperBound, text[end] == UInt8(ascii: " ") || text[end] == UInt8(ascii: "\t") { end += 1 }
      if end > place + 1, end < range.upperBound, text[end] == UInt8(ascii: "\n") || text[end] == UInt8(ascii: "\r") { text[place] = UInt8(ascii: " ") }
    }
  }

  /// `case .a.b:` is reduced to the last name.
  mutating func pathPattern(_ index: Int) {
    guard context.isInCase, isImplicitMember(index) else { return }
    var last = index
    while true {
      let dot = isOperator(last + 1, "?") ? last + 2 : last + 1
      guard isSign(dot, "."), touchesLast(dot), isKind(dot + 1, .word) else { return }
      blank(last - 1, through: dot - 1)
      last = dot + 1
    }
  }
}
