/// The rejected constructs and their replacements.
extension SourceMask {
  mutating func word(_ index: Int) {
    dollarSigns(index)
    if isSign(index - 1, "@") { return }
    if labelOfTrailingClosure(index) { return }
    if isMemberName(index) || isLabel(index) {
      keywordAsName(index)
      pathPattern(index)
      unnamedLabel(index)
    } else if isAny(index, ["func", "init"]) {
      missingBody(index)
    } else if isWord(index, "_") {
      unusedLabel(index)
    } else if context.isInCondition || isInSequenceOfLoop(index), isWord(index, "await") || isWord(index, "try") {
      effectInCondition(index)
    } else if isAny(index, ["final", "indirect", "weak", "unowned", "open", "prefix", "postfix", "infix", "yield"]) {
      modifierAsName(index)
    } else if isAny(index, ["nonisolated", "sending", "consuming", "borrowing"]) {
      isolation(index)
    } else if isWord(index, "catch") {
      catchList(index)
    } else if isWord(index, "where") {
      joinLines(index)
    } else if isAny(index, ["typealias", "associatedtype"]) {
      if isWord(index, "associatedtype") { protocolList(index) }
      constraints(index)
    } else if isAny(index, ["__owned", "__shared"]) {
      blank(index, through: index)
    } else if text[tokens[index].start] == UInt8(ascii: "#") {
      freestandingMacro(index)
    }
  }

  mutating func punctuation(_ index: Int) {
    switch sign(index) {
    case UInt8(ascii: "(") where isSign(index + 1, ")"): emptyTuple(index)
    case UInt8(ascii: "("): typeAsValue(index)
    case UInt8(ascii: "["): emptyCaptureList(index)
    case UInt8(ascii: "@"): attribute(index)
    case UInt8(ascii: ";"): replace(tokens[index].range, by: "\n")
    case UInt8(ascii: ":") where isSign(index + 1, ":") && touchesLast(index + 1): moduleSelector(index)
    default: break
    }
  }

  /// `state$`: only a leading sign is known to the grammar.
  private mutating func dollarSigns(_ index: Int) {
    for place in tokens[index].range.dropFirst() where text[place] == UInt8(ascii: "$") { text[place] = UInt8(ascii: "_") }
  }

  // MARK: Expressions

  /// `()` as a value becomes a number of the same length.
  private mutating func emptyTuple(_ index: Int) {
    let range = tokens[index].start..<tokens[index + 1].end
    if context.isInCase, isMemberName(index - 1), touchesLast(index) {
      // The payload of `case .success():`.
      return blank(range)
    }
    if context.sign == UInt8(ascii: "("), isAny(context.start - 1, ["let", "var"]) {
      // `let (a, ()) = x`
      blank(range)
      text[range.lowerBound] = UInt8(ascii: "_")
      return
    }
    guard !context.isInCase || context.sign == UInt8(ascii: "("), isValue(index), !isFollowedByTypeSyntax(index + 2) else { return }
    if text[range].contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) { return }
    replace(range, by: "0")
  }

  private func isFollowedByTypeSyntax(_ index: Int) -> Bool {
    isOperator(index, "->") || (isKind(index, .operator) && text[tokens[index].start] == UInt8(ascii: ">"))
      || isAny(index, ["async", "throws", "rethrows", "in"]) || isSign(index, ".")
  }

  /// Whether `()` is a value rather than a type, a pattern, or a list of parameters or arguments.
  private func isValue(_ index: Int) -> Bool {
    let last = index - 1
    if isAny(last, ["return", "in"]) { return true }
    if isOperator(last, "=") { return !isWord(last - 2, "typealias") }
    if isOperator(last, "??") || isOperator(last, "?") && !touchesLast(last) { return true }
    // Not `where A == ()`.
    if isOperator(last, "==") || isOperator(last, "!=") { return context.isInCondition || context.hasValues }
    switch sign(last) {
    case UInt8(ascii: "("), UInt8(ascii: ","): return context.hasValues
    case UInt8(ascii: "["): return true
    case UInt8(ascii: ":"):
      if context.sign == UInt8(ascii: "{") { return !isAny(last - 2, ["let", "var"]) }
      return context.hasValues || context.sign == UInt8(ascii: "[")
    case UInt8(ascii: "{"): return true
    default:
      return tokens[index].isFirstOnLine && context.sign == UInt8(ascii: "{") && !isOperator(last, "->")
    }
  }

  /// Whether it is in the head of a `for` loop, and not what makes the loop asynchronous: `for try await x in`.
  private func isInSequenceOfLoop(_ index: Int) -> Bool {
    context.isInLoopHead && !isWord(index - 1, "for") && !(isWord(index - 1, "try") && isWord(index - 2, "for"))
  }

  /// `if await x {` reads the block as a closure. A prefix operator of the same length does not.
  private mutating func effectInCondition(_ index: Int) {
    if isKind(index + 1, .operator) {
      // `try?` and `try!` throw nothing; of `await !x` the operator stays.
      return blank(index, through: touchesLast(index + 1) ? index + 1 : index)
    }
    var end = tokens[index].end
    guard tokens.indices.contains(index + 1), tokens[index + 1].kind == .word || isSign(index + 1, "(") else { return }
    while end < tokens[index + 1].start {
      guard text[end] == UInt8(ascii: " ") else { return }
      end += 1
    }
    replace(tokens[index].start..<end, by: "~")
  }

  /// A regular expression becomes one that the grammar accepts.
  mutating func regex(_ index: Int) {
    let range = tokens[index].range
    guard text[range.lowerBound] == UInt8(ascii: "/") else { return }
    guard range.count > 4 else { return replace(range, by: "0") }
    replace(range, by: "x")
    text[range.lowerBound] = UInt8(ascii: "#")
    text[range.lowerBound + 1] = UInt8(ascii: "/")
    text[range.upperBound - 2] = UInt8(ascii: "/")
    text[range.upperBound - 1] = UInt8(ascii: "#")
  }

  /// `"/*"` is no comment.
  mutating func commentSigns(_ index: Int) {
    for place in tokens[index].range where text[place] == UInt8(ascii: "/") || text[place] == UInt8(ascii: "*") {
      text[place] = UInt8(ascii: "_")
    }
  }

  // MARK: Names

  /// `Module::Name` (SE-0491) is reduced to the name.
  private mutating func moduleSelector(_ index: Int) {
    guard isKind(index - 1, .word), touchesLast(index), isKind(index + 2, .word) else { return }
    blank(index - 1, through: index + 1)
  }

  /// `.await`, `.if` and similar names, also as argument labels.
  private mutating func keywordAsName(_ index: Int) {
    guard isAny(index, ["await", "try", "if", "switch", "nil", "true", "false", "self", "super", "each", "repeat"]) else { return }
    guard isLabel(index) || isImplicitMember(index) else { return }
    text[tokens[index].end - 1] = UInt8(ascii: "0")
  }

  /// A variable named like a modifier.
  private mutating func modifierAsName(_ index: Int) {
    let next = index + 1
    let isName =
      isSign(next, ".") || isSign(next, "[") || isSign(next, ",") || isSign(next, ")") || isSign(next, "]") || isSign(next, ":")
      || isOperator(next, "=") || isOperator(next, "+=") || isOperator(next, "-=") || isAny(index - 1, ["let", "var", "return"])
      || isWord(index, "yield") && isSign(next, "(") && touchesLast(next)
    guard isName else { return }
    text[tokens[index].end - 1] = UInt8(ascii: "0")
  }

  // MARK: Patterns

  /// `case 200..<300 = x` and `case .min..<0:` are reduced to one of their ends.
  mutating func rangePattern(_ index: Int) {
    guard context.isInCase, isOperator(index, "..<") || isOperator(index, "...") else { return }
    var end = index
    while end + 1 < min(index + Self.searchLimit, tokens.count), !isOperator(end + 1, "="), !isSign(end + 1, ":"), !isSign(end + 1, ","),
      !isSign(end + 1, ")")
    {
      end = isSign(end + 1, "(") ? closing(end + 1) ?? end + 1 : end + 1
    }
    guard isMemberName(index - 1) || opening(index - 1).map({ isWord($0 - 1, "case") }) == true || isOperator(end + 1, "=") else { return }
    blank(index, through: end)
  }

  /// An operator of dots, such as `..`, becomes another one of the same length. The grammar knows only the two of ranges.
  mutating func dottedOperator(_ index: Int) {
    let range = tokens[index].range
    guard text[range].starts(with: "..".utf8), !isOperator(index, "..."), !isOperator(index, "..<") else { return }
    for place in range { text[place] = UInt8(ascii: place == range.lowerBound ? "|" : ">") }
  }

  /// `if case 200 = x`: a literal becomes a name.
  mutating func literalPattern(_ index: Int) {
    guard context.isInCase, context.isInCondition, isWord(index - 1, "case") else { return }
    replace(tokens[index].range, by: "x")
  }

  /// `catch is A, is B {` is reduced to its first pattern.
  private mutating func catchList(_ index: Int) {
    var place = index + 1
    let limit = min(index + Self.searchLimit, tokens.count)
    var comma: Int?
    while place < limit, !isSign(place, "{") {
      if isSign(place, ","), comma == nil { comma = place }
      place = isSign(place, "(") ? (closing(place) ?? place) + 1 : place + 1
    }
    if let comma, isSign(place, "{") { blank(comma, through: place - 1) }
  }

  // MARK: Types and declarations

  private mutating func isolation(_ index: Int) {
    let next = index + 1
    if isWord(index, "nonisolated") {
      if isSign(next, "("), isAny(next + 1, ["unsafe", "nonsending"]), isSign(next + 2, ")") { return blank(index, through: next + 2) }
      if isSign(index - 1, ":") || isSign(index - 1, ",") { blank(index, through: index) }
    } else if isWord(index, "sending") {
      if isKind(next, .word) || isSign(next, "(") || isSign(next, "["), isOperator(index - 1, "->") { blank(index, through: index) }
    } else if isAny(next, ["func", "mutating", "get", "set", "_read", "_modify"]) {
      blank(index, through: index)
    }
  }

  /// `associatedtype A: B, C` becomes a composition.
  private mutating func protocolList(_ index: Int) {
    var next = index + 1
    while next < min(index + Self.searchLimit, tokens.count), !beginsLine(next), !isWord(next, "where"), !isSign(next, "}"), !isSign(next, ";") {
      if isSign(next, ",") { replace(tokens[next].range, by: "&") }
      if isSign(next, "("), let close = closing(next) { next = close }
      next += 1
    }
  }

  /// The `where` of a `typealias` or `associatedtype`, to the end of its line or of the last line continued by a comma.
  private mutating func constraints(_ index: Int) {
    var start = index + 1
    let limit = min(index + Self.searchLimit, tokens.count)
    while start < limit, !beginsLine(start) || isWord(start, "where"), !isWord(start, "where"), !isSign(start, "}"), !isSign(start, ";") { start += 1 }
    guard start < limit, isWord(start, "where") else { return }
    var end = start
    while end + 1 < limit, !beginsLine(end + 1) || end == start || isSign(end, ",") || isOperator(end, "&"), !isSign(end + 1, ";"), !isSign(end + 1, "}") {
      end += 1
    }
    blank(start, through: end)
  }

  /// Replaces the line ends in the `where` of a function with blanks.
  private mutating func joinLines(_ index: Int) {
    var last = index
    while last + 1 < min(index + Self.searchLimit, tokens.count), !isSign(last, "{"), !isSign(last, "}") {
      let gap = tokens[last].end..<tokens[last + 1].start
      if isSign(last, ",") || last == index, text[gap].allSatisfy({ $0 <= UInt8(ascii: " ") }) { replace(gap, by: " ") }
      last += 1
    }
  }

  /// Attributes at places unknown to the grammar: before `#Preview`, in a type used as a value, with arguments of their own.
  private mutating func attribute(_ index: Int) {
    guard isKind(index + 1, .word), touchesLast(index + 1) else { return }
    var end = index + 1
    if isSign(end + 1, "("), touchesLast(end + 1) {
      guard let close = closing(end + 1) else { return }
      end = close
    }
    let isUnderscored = text[tokens[index + 1].start] == UInt8(ascii: "_")
    if end > index + 1, isUnderscored && !isWord(index + 1, "_spi") || isAny(index + 1, ["storageRestrictions", "specialize", "lifetime", "abi"]) {
      if isWord(index + 1, "storageRestrictions"), isWord(end + 1, "init") { initAccessor(end + 1) }
      return blank(index, through: end)
    }
    // In a `switch` the grammar expects `@unknown`.
    if context.isSwitch, isWord(end + 1, "func") { return blank(index, through: end) }
    if isBeforeMacro(end + 1) { return blank(index, through: end) }
    if isSign(index - 1, "(") || isSign(index - 1, ",") { furtherAttributes(index, end) }
  }

  /// Of several attributes of a parameter, only the last one is kept.
  private mutating func furtherAttributes(_ first: Int, _ end: Int) {
    guard context.sign == UInt8(ascii: "("), !context.hasValues else { return }
    var last = first
    var next = end + 1
    while isSign(next, "@"), isKind(next + 1, .word), next - first < Self.searchLimit {
      last = next
      next += 2
      if isSign(next, "("), touchesLast(next), let close = closing(next) { next = close + 1 }
    }
    // Before a type they are no problem.
    let isLabel = isKind(next, .word) && (isSign(next + 1, ":") || isKind(next + 1, .word) && isSign(next + 2, ":"))
    if last > first, isLabel { blank(first, through: last - 1) }
  }

  /// An `init` accessor assigns like a setter.
  private mutating func initAccessor(_ index: Int) {
    for (offset, byte) in "set ".utf8.enumerated() { text[tokens[index].start + offset] = byte }
  }

  /// `#error("…")`, and macros among the members of a type, whose expansion is not visible here.
  private mutating func freestandingMacro(_ index: Int) {
    guard isAny(index, ["#error", "#warning"]) || context.isTypeBody && tokens[index].isFirstOnLine else { return }
    var end = index
    if isSign(end + 1, "("), touchesLast(end + 1) {
      guard let close = closing(end + 1) else { return }
      end = close
    }
    if context.isTypeBody, isSign(end + 1, "{"), !beginsLine(end + 1), let close = closing(end + 1) { end = close }
    blank(index, through: end)
  }

  /// Whether a freestanding macro follows, possibly after further attributes and modifiers.
  private func isBeforeMacro(_ start: Int) -> Bool {
    var index = start
    while index < min(start + Self.searchLimit, tokens.count) {
      if isSign(index, "@") {
        index += 2
        if isSign(index, "("), let close = closing(index) { index = close + 1 }
        continue
      }
      guard tokens[index].kind == .word, text[tokens[index].start] == UInt8(ascii: "#") else { return false }
      return !isAny(index, ["#if", "#else", "#elseif", "#endif"])
    }
    return false
  }

  // MARK: Conditional compilation

  /// An `#if` with a possibly unknown condition becomes an `#if` with a name.
  mutating func condition(_ index: Int) {
    let range = tokens[index].range
    guard let blank = text[range].firstIndex(of: UInt8(ascii: " ")) else { return }
    let condition = blank + 1..<range.upperBound
    guard let first = condition.first(where: { text[$0] > UInt8(ascii: " ") }),
      condition.contains(where: { text[$0] > UInt8(ascii: " ") && !text[$0].isWordByte })
    else { return }
    self.blank(condition)
    text[first] = UInt8(ascii: "X")
  }
}
