/// An unfinished source text with its open ends completed.
///
/// Missing tokens replace blanks or are appended, so that all places stay valid. Indentation shows which brace is missing: judging by braces alone would
/// blame the end
/// of the file, and make every later function a nested one.
struct UnfinishedCode {
  private var text: [UInt8]
  private var tokens: [SourceToken]
  /// The original text: an insertion at the end of a line moves the beginning of the next one.
  private let source: [UInt8]
  /// The positions of unclosed or removed constructs.
  private var openings: [Int] = []

  private init(_ text: [UInt8], _ tokens: [SourceToken]) {
    self.text = text
    self.tokens = tokens
    source = text
  }

  /// - Returns: The text, and the positions of unclosed or removed constructs.
  static func tiedOff(_ text: [UInt8]) -> (text: [UInt8], openings: [Int]) {
    var code = UnfinishedCode(text, SourceLexer.tokens(of: text))
    // After an unclosed multi-line string there may be others.
    for _ in 0..<stringLimit {
      code.strings()
      if !code.tokens.contains(where: { $0.kind == .unclosedString }) { break }
    }
    code.lines()
    code.tokens = SourceLexer.tokens(of: code.text)
    code.brackets()
    code.tokens = SourceLexer.tokens(of: code.text)
    code.braces()
    return (code.text, code.openings)
  }

  // MARK: Strings

  private static let stringLimit = 4

  /// An unclosed quote becomes a number, and closes the parentheses opened before it on its line.
  private mutating func strings() {
    let open = stringsWithOpenInterpolation()
    for index in tokens.indices where tokens[index].kind == .unclosedString || open.contains(index) {
      var first = index
      var place = index
      var depth = 0
      while !tokens[place].isFirstOnLine, place > 0 {
        place -= 1
        // Its interpolation may be unclosed as well.
        if tokens[place].kind == .string, text[tokens[place].end - 1] == UInt8(ascii: "\\") { first = place }
      }
      for token in tokens[place..<first] { depth += Self.depth(of: token, in: text, "(", ")") }
      let start = tokens[first].start
      let lineEnd = text[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.count
      let opensBlock = lineEnd - 1 > start + max(depth, 0) && text[lineEnd - 1] == UInt8(ascii: "{")
      openings.append(start)
      text.blank(start..<lineEnd)
      text[start] = UInt8(ascii: "0")
      for offset in 0..<max(depth, 0) where start + 1 + offset < lineEnd { text[start + 1 + offset] = UInt8(ascii: ")") }
      if opensBlock { text[lineEnd - 1] = UInt8(ascii: "{") }
    }
    tokens = SourceLexer.tokens(of: text)
  }

  /// The first string on each line with an interpolation that the line does not close.
  private func stringsWithOpenInterpolation() -> Set<Int> {
    var result: Set<Int> = []
    /// The strings with an open interpolation, with the depth of parentheses in it.
    var open: [(index: Int, depth: Int)] = []
    for (index, token) in tokens.enumerated() {
      if token.isFirstOnLine {
        if let first = open.first { result.insert(first.index) }
        open = []
      }
      switch token.kind {
      case .string where text[token.start] == UInt8(ascii: "\"") && text[token.end - 1] == UInt8(ascii: "\\"):
        if !text[token.start..<token.end].starts(with: Array("\"\"\"".utf8)) { open.append((index, 0)) }
      case .unclosedString: open = []
      default:
        guard let last = open.indices.last else { continue }
        let change = Self.depth(of: token, in: text, "(", ")")
        open[last].depth += change
        if change < 0, open[last].depth == 0 { open.removeLast() }
      }
    }
    if let first = open.first { result.insert(first.index) }
    return result
  }

  private static func depth(of token: SourceToken, in text: [UInt8], _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int {
    guard token.kind == .punctuation else { return 0 }
    let sign = text[token.start]
    return sign == UInt8(ascii: open) ? 1 : sign == UInt8(ascii: close) ? -1 : 0
  }

  // MARK: Lines

  /// Lines that end in the middle of a construct, before a line that cannot continue them.
  private mutating func lines() {
    var first = 0
    /// For each open block, whether it belongs to a protocol.
    var blocks: [Bool] = []
    /// Whether the line names a protocol so far.
    var namesProtocol = false
    for index in tokens.indices {
      if tokens[index].isFirstOnLine { (first, namesProtocol) = (index, false) }
      namesProtocol = namesProtocol || isWord(index, ["protocol"])
      if isSign(index, "{") { blocks.append(namesProtocol) }
      if isSign(index, "}") { _ = blocks.popLast() }
      guard index + 1 == tokens.count || tokens[index + 1].isFirstOnLine else { continue }
      if isCaptureList(endingAt: index) {
        fill(after: index, with: Array("]in".utf8))
      } else if index + 1 == tokens.count || beginsDeclaration(index + 1) || isSign(index + 1, "}") {
        openEnd(of: first...index, isRequirement: blocks.last ?? false)
      } else if beginsStatementByKeyword(index + 1), isWord(index, Self.namedDeclarations) || isSign(index, ":") || isOperator(index, "->") {
        openEnd(of: first...index, isRequirement: false)
      }
      if isWord(first, ["guard"]) { conditionWithoutElse(first, last: index) }
      if isWord(first, ["if", "while", "for", "switch"]) { conditionWithoutBlock(first...index) }
    }
  }

  /// `foo.`, `let x =`, `func`, `func f(a:`, `var x:`, `@`
  ///
  /// - Parameter isRequirement: Whether the line is in a protocol, where a function has no body.
  private mutating func openEnd(of line: ClosedRange<Int>, isRequirement: Bool) {
    let last = line.upperBound
    if isSign(last, ".") || isOperator(last, "=") { return blank(tokens[last].range) }
    // Neither `.init` nor the `let` of a condition declares anything.
    guard let keyword = line.first(where: { isWord($0, Self.namedDeclarations) && !isSign($0 - 1, ".") }),
      !(line.lowerBound..<keyword).contains(where: { isWord($0, Self.beginningsOfConditions) })
    else {
      if isSign(last, "@") || isWord(last, ["case"]) { blank(tokens[last].range) }
      return
    }
    if keyword == last || isSign(last, ":") || isSign(last, "(") || isSign(last, ",") || isOperator(last, "->") {
      blank(tokens[line.lowerBound].start..<tokens[last].end)
    } else if !isRequirement, isSign(last, ")"), isWord(keyword, ["func", "init"]) {
      fill(after: last, with: Array("{}".utf8))
    }
  }

  /// `{ [weak self` at the end of a line.
  private func isCaptureList(endingAt index: Int) -> Bool {
    guard index >= 3, isSign(index - 2, "["), isSign(index - 3, "{"), tokens[index].kind == .word else { return false }
    return isWord(index - 1, ["weak", "unowned"]) && !isSign(index + 1, "]") && !isSign(index + 1, ",")
  }

  /// `guard let self`, or `guard let self else`, followed by another statement.
  private mutating func conditionWithoutElse(_ first: Int, last: Int) {
    if isWord(last, ["else"]), !isSign(last + 1, "{") { fill(after: last, with: Array("{}".utf8)) }
    guard !isWord(last, ["else"]), !isSign(last, ","), !isSign(last, "{"), !isSign(last, "}"), !isSign(last, "("),
      tokens[last].kind != .operator || isOperator(last, "=")
    else { return }
    let next = last + 1
    // A value or condition may follow on the next line with deeper indentation.
    if isOperator(last, "=") || last == first, next < tokens.count, column(tokens[next].start) > column(tokens[first].start) { return }
    guard !isWord(next, ["else"]), !isSign(next, ","), !isSign(next, "."), !(next < tokens.count && tokens[next].kind == .operator) else { return }
    guard !(first...last).contains(where: { isWord($0, ["else"]) }) else { return }
    let depth = tokens[first...last].reduce(0) { $0 + Self.depth(of: $1, in: text, "(", ")") + Self.depth(of: $1, in: text, "{", "}") }
    if depth == 0 { blank(tokens[first].start..<tokens[last].end) }
  }

  /// `if isOpen`, followed by another statement.
  private mutating func conditionWithoutBlock(_ line: ClosedRange<Int>) {
    let next = line.upperBound + 1
    guard next < tokens.count, beginsStatement(next), column(tokens[next].start) <= column(tokens[line.lowerBound].start), !isSign(line.upperBound, ","),
      !line.contains(where: { isSign($0, "{") }), line.reduce(0, { $0 + Self.depth(of: tokens[$1], in: text, "(", ")") }) == 0
    else { return }
    blank(tokens[line.lowerBound].start..<tokens[line.upperBound].end)
  }

  private mutating func blank(_ range: Range<Int>) {
    openings.append(range.lowerBound)
    text.blank(range)
  }

  // MARK: Brackets

  /// Closes calls and literals before a line that is not indented deeper than the line on which they begin, and before the end of the block.
  private mutating func brackets() {
    var missing: [UInt8: Int] = [:]
    for (open, close) in [("(", ")"), ("[", "]")] as [(Unicode.Scalar, Unicode.Scalar)] {
      missing[UInt8(ascii: close)] = tokens.reduce(0) { $0 + Self.depth(of: $1, in: text, open, close) }
    }
    guard missing.values.contains(where: { $0 > 0 }) else { return }
    /// For each open bracket, the closing one, with the indentation of its line.
    var open: [(place: Int, close: UInt8, indentation: Int)] = []
    /// The indentation of the lines on which the open blocks begin.
    var blocks: [Int] = []
    var indentation = 0
    for index in tokens.indices {
      let token = tokens[index]
      if token.isFirstOnLine, token.kind != .directive {
        indentation = column(token.start)
        // No bracket extends over the following statement.
        if let block = blocks.last, strays(index, outOf: block) { indentation = max(block + 1, nextLine(after: index).map(column) ?? 0) }
      }
      let endsBlock = isSign(index, "}")
      if endsBlock || token.isFirstOnLine && beginsStatement(index) {
        var closing: [UInt8] = []
        while let last = open.last, missing[last.close] ?? 0 > 0, endsBlock || indentation <= last.indentation {
          closing.append(last.close)
          openings.append(last.place)
          missing[last.close]? -= 1
          open.removeLast()
        }
        if !closing.isEmpty { close(after: index - 1, with: closing) }
      }
      guard token.kind == .punctuation else { continue }
      switch text[token.start] {
      case UInt8(ascii: "("): open.append((token.start, UInt8(ascii: ")"), indentation))
      case UInt8(ascii: "["): open.append((token.start, UInt8(ascii: "]"), indentation))
      case UInt8(ascii: "{"):
        open.append((token.start, UInt8(ascii: "}"), indentation))
        blocks.append(indentation)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.last?.close == text[token.start] else { break }
        open.removeLast()
        if endsBlock { blocks.removeLast() }
      default: break
      }
    }
  }

  private mutating func close(after index: Int, with brackets: [UInt8]) {
    if isSign(index, ",") { text.blank(tokens[index].range) }
    fill(after: index, with: isSign(index, ":") ? [UInt8(ascii: "0")] + brackets : brackets)
  }

  // MARK: Braces

  /// Closes unclosed blocks, and removes braces that close nothing.
  private mutating func braces() {
    var missing = tokens.reduce(0) { $0 + Self.depth(of: $1, in: text, "{", "}") }
    /// The indentation of the statements of the open blocks, and for a `switch`, where its cases begin.
    var open: [(place: Int, indentation: Int, cases: Int?)] = []
    var indentation = 0
    /// Whether the line names a `switch` so far.
    var namesSwitch = false
    let indentations = indentationsOfStatements()
    for index in tokens.indices {
      let token = tokens[index]
      let change = Self.depth(of: token, in: text, "{", "}")
      if token.isFirstOnLine, token.kind != .directive {
        namesSwitch = false
        indentation = indentations[index]
        let closes = change < 0
        if let block = open.last?.indentation, !closes, strays(index, outOf: block) { indentation = block + 1 }
        while missing > 0, let last = open.last, indentation < last.indentation || indentation == last.indentation && !closes && beginsStatement(index) {
          if let cases = last.cases { caseWithoutCode(in: cases..<index) }
          if isSign(index - 1, ".") || isOperator(index - 1, "=") || isWord(index - 1, ["await", "try"]) { text.blank(tokens[index - 1].range) }
          openings.append(last.place)
          guard fill(after: index - 1, with: [UInt8(ascii: "}")]) else { break }
          open.removeLast()
          missing -= 1
        }
        if closes, missing < 0, open.last?.indentation ?? -1 < indentation {
          blank(token.range)
          missing += 1
          continue
        }
      }
      if change > 0 {
        open.append((token.start, indentation, namesSwitch ? index + 1 : nil))
      } else if change < 0, !open.isEmpty {
        open.removeLast()
      }
      namesSwitch = namesSwitch || isWord(index, ["switch"])
    }
    openings += open.suffix(max(0, missing)).map(\.place)
    while missing > 0, fill(after: tokens.count - 1, with: [UInt8(ascii: "}")]) { missing -= 1 }
    if missing > 0 { text += [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: "}"), count: missing) }
  }

  /// `switch kind { case .first:`, followed by another statement.
  private mutating func caseWithoutCode(in cases: Range<Int>) {
    guard !cases.isEmpty else { return }
    let last = cases.last { isWord($0, ["case", "default"]) } ?? cases.lowerBound
    guard isSign(cases.upperBound - 1, ":") || !(last..<cases.upperBound).contains(where: { isSign($0, ":") }) else { return }
    text.blank(tokens[last].start..<tokens[cases.upperBound - 1].end)
  }

  /// For each token, the indentation of its line or, inside a list that continues in brackets or after a comma, of the list's first line: list elements are
  /// often
  /// aligned with the first element.
  private func indentationsOfStatements() -> [Int] {
    let isBalanced = [("(", ")"), ("[", "]")].allSatisfy { (open: Unicode.Scalar, close: Unicode.Scalar) in
      tokens.reduce(0) { $0 + Self.depth(of: $1, in: text, open, close) } == 0
    }
    var open: [(close: UInt8, indentation: Int)] = []
    var indentation = 0
    return tokens.indices.map { index in
      let token = tokens[index]
      if token.isFirstOnLine, token.kind != .directive, !isSign(index - 1, ",") {
        let list = isBalanced && open.last?.close != UInt8(ascii: "}") ? open.last : nil
        indentation = list?.indentation ?? column(token.start)
      }
      guard token.kind == .punctuation else { return indentation }
      switch text[token.start] {
      case UInt8(ascii: "("): open.append((UInt8(ascii: ")"), indentation))
      case UInt8(ascii: "["): open.append((UInt8(ascii: "]"), indentation))
      case UInt8(ascii: "{"): open.append((UInt8(ascii: "}"), indentation))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if open.last?.close == text[token.start] { open.removeLast() }
      default: break
      }
      return indentation
    }
  }

  /// Whether it is an unindented statement, as after typing or pasting, in a block that continues after it.
  private func strays(_ index: Int, outOf block: Int) -> Bool {
    guard column(tokens[index].start) < block, isWord(index, ["let", "var"]) || !beginsDeclaration(index),
      let next = nextLine(after: index)
    else { return false }
    let indentation = column(next)
    return indentation > block || indentation == block && text[next] == UInt8(ascii: "}")
  }

  /// The beginning of the next line's first token.
  private func nextLine(after index: Int) -> Int? { tokens[(index + 1)...].first { $0.isFirstOnLine && $0.kind != .directive }?.start }

  private func column(_ place: Int) -> Int {
    var start = place
    while start > 0, source[start - 1] != UInt8(ascii: "\n"), source[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    return place - start
  }

  /// Whether a line with this beginning cannot belong to the preceding block.
  private func beginsStatement(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .word: !isWord(index, ["else", "catch", "case", "default", "where", "in"]) && !isSign(index + 1, ":")
    case .punctuation: isSign(index, "@")
    default: false
    }
  }

  // MARK: Words

  private static let beginningsOfConditions: [StaticString] = ["if", "guard", "while", "for", "case", "catch", "switch"]
  private static let namedDeclarations: [StaticString] = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "import", "init", "subscript",
  ]
  static let declarations: [StaticString] =
    namedDeclarations + [
      "deinit", "private", "fileprivate", "internal", "public", "open", "package", "static", "final", "override",
      "lazy", "weak", "convenience", "required", "mutating",
    ]

  static func isDeclaration(_ token: SourceToken, in text: [UInt8]) -> Bool {
    token.kind == .word && declarations.contains { token.hasText($0, in: text) }
  }

  private func beginsStatementByKeyword(_ index: Int) -> Bool {
    index < tokens.count && isWord(index, ["if", "guard", "while", "for", "switch", "return", "do", "defer", "throw", "break", "continue"])
  }

  private func beginsDeclaration(_ index: Int) -> Bool { isSign(index, "@") || isWord(index, Self.declarations) }

  private func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation && text[tokens[index].start] == UInt8(ascii: sign)
  }

  private func isOperator(_ index: Int, _ sign: StaticString) -> Bool { isToken(index, .operator, sign) }
  private func isWord(_ index: Int, _ words: [StaticString]) -> Bool { words.contains { isToken(index, .word, $0) } }

  private func isToken(_ index: Int, _ kind: SourceToken.Kind, _ wanted: StaticString) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == kind && tokens[index].hasText(wanted, in: text)
  }

  /// Replaces blanks between a token and the next one with bytes; false if there are too few.
  @discardableResult
  private mutating func fill(after index: Int, with bytes: [UInt8]) -> Bool {
    let start = index >= 0 ? tokens[index].end : 0
    let end = index + 1 < tokens.count ? tokens[index + 1].start : text.count
    var first = start
    // Earlier insertions are kept.
    while first < end, text[first] == UInt8(ascii: "}") { first += 1 }
    var last = first
    while last < end, text[last] <= UInt8(ascii: " ") { last += 1 }
    if last - first < bytes.count {
      // A comment follows directly, so the next line's indentation is used.
      last = end
      first = end
      while first > start, text[first - 1] == UInt8(ascii: " ") || text[first - 1] == UInt8(ascii: "\t") { first -= 1 }
    }
    guard last - first >= bytes.count else { return false }
    let place = first..<first + bytes.count
    let endsLine = text[first..<last].contains(UInt8(ascii: "\n"))
    for (offset, byte) in bytes.enumerated() { text[first + offset] = byte }
    // The following text stays on a line of its own.
    if endsLine, place.upperBound < last, !text[place.upperBound..<last].contains(UInt8(ascii: "\n")) { text[place.upperBound] = UInt8(ascii: "\n") }
    return true
  }
}
