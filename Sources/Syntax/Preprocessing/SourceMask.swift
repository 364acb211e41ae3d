/// A source text with constructs unknown to the grammar replaced by known ones of equal length.
///
/// The grammar rejects some code that the compiler accepts, and one such place can cost the enclosing function or type. Each method in the extensions handles
/// one such construct. The tree of the masked text has the same places as the original text, from which names are read (`FileLowering.original`).
///
/// Works in one pass over the tokens, with the open brackets on a stack.
struct SourceMask {
  var text: [UInt8]
  let tokens: [SourceToken]
  /// The innermost open bracket is the last one; the first one represents the file.
  private var open: [Bracket] = [Bracket(sign: UInt8(ascii: "{"), hasValues: false)]

  struct Bracket {
    var sign: UInt8
    /// The opening token.
    var start = -1
    /// Parentheses around values: the arguments of a call, or a tuple. All others enclose types, parameters or patterns.
    var hasValues: Bool
    /// The braces of a `switch`.
    var isSwitch = false
    /// The braces of a type or extension.
    var isTypeBody = false
    /// … of a protocol.
    var isProtocolBody = false
    /// Between `class` or a similar keyword and the body.
    var isInTypeHead = false
    /// … of a protocol.
    var isInProtocolHead = false
    /// Between `func` or a similar keyword and the parameters.
    var isInSignature = false
    /// Between `if`, `guard`, `while` or `switch` and its block.
    var isInCondition = false
    /// … of a `switch`.
    var isInSubject = false
    /// Between `for` and its block.
    var isInLoopHead = false
    /// Between `case` and its `where`, `:` or `=`.
    var isInCase = false
  }

  private init(_ text: [UInt8], _ tokens: [SourceToken]) {
    self.text = text
    self.tokens = tokens
  }

  /// The masked text. `tokens` are the tokens of `text`.
  static func masked(_ text: [UInt8], _ tokens: [SourceToken]) -> [UInt8] {
    var mask = SourceMask(text, tokens)
    for index in tokens.indices { mask.visit(index) }
    return mask.text
  }

  private mutating func visit(_ index: Int) {
    switch tokens[index].kind {
    case .word: word(index)
    case .punctuation: punctuation(index)
    case .regex: regex(index)
    case .string:
      literalPattern(index)
      commentSigns(index)
      lineContinuations(index)
    case .directive: condition(index)
    case .operator:
      rangePattern(index)
      dottedOperator(index)
      typeSuffix(index)
      prefixSlash(index)
    case .number: literalPattern(index)
    case .unclosedString: break
    }
    follow(index)
  }

  /// Updates the context for the next token.
  private mutating func follow(_ index: Int) {
    let last = open.count - 1
    guard tokens[index].kind == .punctuation else {
      if tokens[index].kind == .word, !isMemberName(index), !isLabel(index) {
        if isAny(index, ["if", "guard", "while", "switch"]) {
          open[last].isInCondition = true
          open[last].isInSubject = isWord(index, "switch")
        }
        if isAny(index, ["class", "struct", "enum", "actor", "extension", "protocol"]) {
          open[last].isInTypeHead = true
          open[last].isInProtocolHead = isWord(index, "protocol")
        }
        if isWord(index, "for") { open[last].isInLoopHead = true }
        // `class func`
        if isAny(index, ["func", "var", "let", "init", "subscript"]) { open[last].isInTypeHead = false }
        if isAny(index, ["func", "init", "subscript"]) { open[last].isInSignature = true }
        if isWord(index, "else") { open[last].isInCondition = false }
        if isWord(index, "where") { open[last].isInCase = false }
        if isWord(index, "case") { open[last].isInCase = true }
      } else if isOperator(index, "=") {
        open[last].isInCase = false
      }
      return
    }
    switch sign(index) {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      let isSignature = isSign(index, "(") && open[last].isInSignature
      if isSignature { open[last].isInSignature = false }
      open.append(Bracket(sign: sign(index), start: index, hasValues: !isSignature && isAroundValues(index)))
    case UInt8(ascii: "{"):
      let isSwitch = open[last].isInCondition && open[last].isInSubject
      let isTypeBody = open[last].isInTypeHead
      let isProtocolBody = isTypeBody && open[last].isInProtocolHead
      open[last].isInCondition = false
      open[last].isInLoopHead = false
      open[last].isInCase = false
      open[last].isInTypeHead = false
      open[last].isInSignature = false
      open.append(Bracket(sign: sign(index), start: index, hasValues: false, isSwitch: isSwitch, isTypeBody: isTypeBody, isProtocolBody: isProtocolBody))
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      // A bracket that closes nothing is ignored; an unclosed one is closed by the brace after it.
      if last > 0, open[last].sign != UInt8(ascii: "{") { open.removeLast() }
    case UInt8(ascii: "}"):
      while open.count > 1, open.removeLast().sign != UInt8(ascii: "{") {}
    case UInt8(ascii: ":"): open[last].isInCase = false
    default: break
    }
  }

  // MARK: Looking at tokens

  var context: Bracket { open[open.count - 1] }

  func sign(_ index: Int) -> UInt8 {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation ? text[tokens[index].start] : 0
  }

  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool { self.sign(index) == UInt8(ascii: sign) }

  func isWord(_ index: Int, _ word: StaticString) -> Bool { isToken(index, .word, word) }
  func isOperator(_ index: Int, _ text: StaticString) -> Bool { isToken(index, .operator, text) }

  private func isToken(_ index: Int, _ kind: SourceToken.Kind, _ wanted: StaticString) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == kind && tokens[index].hasText(wanted, in: text)
  }

  func isAny(_ index: Int, _ words: [StaticString]) -> Bool { words.contains { isWord(index, $0) } }

  func isKind(_ index: Int, _ kind: SourceToken.Kind) -> Bool { tokens.indices.contains(index) && tokens[index].kind == kind }

  /// Whether a token directly follows the previous one.
  func touchesLast(_ index: Int) -> Bool { index > 0 && tokens[index - 1].end == tokens[index].start }

  /// Whether the token is the first one of its line, or the text ends before it.
  func beginsLine(_ index: Int) -> Bool { !tokens.indices.contains(index) || tokens[index].isFirstOnLine }

  /// A word after a dot.
  func isMemberName(_ index: Int) -> Bool { isSign(index - 1, ".") }

  /// Whether the dot before a word has no base: `.name`.
  func isImplicitMember(_ index: Int) -> Bool {
    guard isMemberName(index), !tokens[index - 1].isFirstOnLine else { return false }
    guard touchesLast(index - 1) else { return true }
    switch tokens[index - 2].kind {
    case .word, .number, .string, .regex, .unclosedString, .directive: return false
    case .operator: return !(isOperator(index - 2, "?") || isOperator(index - 2, "!") || isOperator(index - 2, ">"))
    case .punctuation: return !(isSign(index - 2, ")") || isSign(index - 2, "]") || isSign(index - 2, "}"))
    }
  }

  /// The word before an argument's colon.
  func isLabel(_ index: Int) -> Bool {
    isSign(index + 1, ":") && context.sign == UInt8(ascii: "(") && (isSign(index - 1, "(") || isSign(index - 1, ","))
  }

  private func isAroundValues(_ index: Int) -> Bool {
    guard isSign(index, "(") else { return false }
    guard touchesLast(index) else {
      if isSign(index - 1, "{") { return closing(index).map { !isClosureHead($0 + 1) } ?? false }
      return isAny(index - 1, ["return", "in"]) || isOperator(index - 1, "=") && !isWord(index - 3, "typealias")
    }
    switch tokens[index - 1].kind {
    case .word:
      if isAny(index - 1, ["init", "subscript"]) { return isMemberName(index - 1) }
      if isWord(index - 2, "func") || isSign(index - 2, "@") || isWord(index - 1, "throws") { return false }
      return !context.isInCase || isMemberName(index - 1)
    case .operator: return isOperator(index - 1, ">") || isOperator(index - 1, "?") || isOperator(index - 1, "!")
    case .punctuation: return isSign(index - 1, ")") || isSign(index - 1, "]") || isSign(index - 1, "}") || context.hasValues
    default: return false
    }
  }

  /// Tokens that may follow the parameters of a closure.
  func isClosureHead(_ index: Int) -> Bool {
    isAny(index, ["in", "async", "throws"]) || isOperator(index, "->")
  }

  /// The closing bracket for the one at `index`, for short ranges such as an attribute's arguments.
  func closing(_ index: Int, within limit: Int = searchLimit) -> Int? {
    matching(index, stride(from: index, to: min(index + limit, tokens.count), by: 1))
  }

  /// The opening bracket for the one at `index`.
  func opening(_ index: Int) -> Int? { matching(index, stride(from: index, through: max(index - Self.searchLimit, 0), by: -1)) }

  private func matching(_ index: Int, _ places: some Sequence<Int>) -> Int? {
    var depth = 0
    for place in places {
      switch sign(place) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth == 0 { return place == index ? nil : place }
    }
    return nil
  }

  /// The maximum number of tokens per search, which keeps the whole linear.
  static let searchLimit = 64

  // MARK: Writing

  /// Replaces the text between two tokens, both included, with blanks, except for line ends.
  mutating func blank(_ first: Int, through last: Int) { blank(tokens[first].start..<tokens[last].end) }

  mutating func blank(_ range: Range<Int>) { text.blank(range) }

  mutating func replace(_ range: Range<Int>, by byte: Unicode.Scalar) {
    for place in range { text[place] = UInt8(ascii: byte) }
  }
}

extension [UInt8] {
  /// Replaces a range with blanks, except for line ends.
  mutating func blank(_ range: Range<Int>) {
    for place in range where self[place] != UInt8(ascii: "\n") && self[place] != UInt8(ascii: "\r") { self[place] = UInt8(ascii: " ") }
  }
}
