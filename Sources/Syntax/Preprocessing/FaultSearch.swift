/// Searches for the lines that make a text unparsable, where the parser's own errors do not show them: often it gives up far after the cause.
///
/// If braces are missing, indentation shows which. Otherwise the content of a block is parsed without the rest of the text: half of it, then half of that
/// half.
struct FaultSearch {
  private struct Block {
    /// The tokens of the opening and the closing brace.
    let open: Int
    var close: Int?
    let parent: Int?
  }

  private let parser: Parser
  private let text: [UInt8]
  private let tokens: [SourceToken]
  private var blocks: [Block] = []
  /// Closing braces without an opening one.
  private var stray: [Int] = []
  private var parses = 0

  private static let parseLimit = 64
  private static let lineLimit = 6

  init(_ text: [UInt8], parser: Parser) {
    self.parser = parser
    self.text = text
    tokens = SourceLexer.tokens(of: text)
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .punctuation {
      if text[tokens[index].start] == UInt8(ascii: "{") {
        blocks.append(Block(open: index, close: nil, parent: open.last))
        open.append(blocks.count - 1)
      } else if text[tokens[index].start] == UInt8(ascii: "}") {
        if let block = open.popLast() { blocks[block].close = index } else { stray.append(index) }
      }
    }
  }

  var isBalanced: Bool { stray.isEmpty && blocks.allSatisfy { $0.close != nil } }

  // MARK: Braces

  /// The brace that opens an unclosed block, or closes an unopened one. If only one brace is wrong, the rest of the text is balanced without it.
  func faultyBrace() -> Int? {
    if let unclosed = blocks.firstIndex(where: { $0.close == nil }) {
      // The blocks around it were closed by the braces of the blocks around those.
      var last = unclosed
      while let inner = blocks.firstIndex(where: { $0.parent == last && closesFurtherOut($0, than: last) }) { last = inner }
      return tokens[blocks[last].open].start
    }
    guard let first = stray.first else { return nil }
    let wrong = blocks.filter { block in
      guard let close = block.close, close < first, tokens[close].isFirstOnLine else { return false }
      return column(close) > indentation(block.open)
    }
    return tokens[wrong.compactMap(\.close).min() ?? first].start
  }

  private func closesFurtherOut(_ block: Block, than outer: Int) -> Bool {
    guard let close = block.close, tokens[close].isFirstOnLine, case let column = column(close), column < indentation(block.open) else { return false }
    return column <= indentation(blocks[outer].open)
  }

  private func column(_ token: Int) -> Int {
    var start = tokens[token].start
    while start > 0, !text[start - 1].isLineEnd { start -= 1 }
    return tokens[token].start - start
  }

  /// The indentation of a token's line.
  private func indentation(_ token: Int) -> Int {
    var first = token
    while first > 0, !tokens[first].isFirstOnLine { first -= 1 }
    return column(first)
  }

  // MARK: Statements

  /// The smallest ranges without which the text can be parsed. All braces must be closed.
  mutating func faultyStatements() -> [Range<Int>] {
    guard isBalanced, !tokens.isEmpty else { return [] }
    var work = text
    for token in tokens where token.kind == .directive { work.blank(token.range) }
    var content = tokens.indices
    while true {
      let hasCases = beginsCase(content.lowerBound)
      guard var group = narrow(groups(in: content, byCase: hasCases), &work, filler: nil) else { return [] }
      if hasCases, group.count == 1, let all = group.first {
        // Code after `case …:`, which must not be empty.
        let parts = groups(in: all, byCase: false)
        if parts.count > 2, let narrowed = narrow(Array(parts.dropFirst()), &work, filler: UInt8(ascii: "0")) { group = narrowed }
      }
      guard group.count == 1 else { return group.map(range) }
      let inner = blocks.filter { block in
        group[0].contains(block.open) && !(block.parent.map { group[0].contains(blocks[$0].open) } ?? false)
      }.map { $0.open + 1..<$0.close! }.filter { !$0.isEmpty }
      var emptied = work
      for block in inner { emptied.blank(range(block)) }
      guard !inner.isEmpty, !hasErrors(emptied) else { return lines(of: group[0]) + [range(group[0])] }
      guard
        let next = inner.first(where: { block in
          var alone = work
          for other in inner where other != block { alone.blank(range(other)) }
          return hasErrors(alone)
        })
      else { return [range(group[0])] }
      for other in inner where other != next { work.blank(range(other)) }
      content = next
    }
  }

  /// The one of several groups of tokens with errors when all others are blanked; or two groups that have errors only together.
  private mutating func narrow(_ groups: [Range<Int>], _ work: inout [UInt8], filler: UInt8?) -> [Range<Int>]? {
    func without(_ groups: ArraySlice<Range<Int>>) -> [UInt8] {
      var result = work
      for group in groups {
        result.blank(range(group))
        if let filler { result[tokens[group.lowerBound].start] = filler }
      }
      return result
    }
    var rest = groups[...]
    while rest.count > 1 {
      let middle = rest.startIndex + rest.count / 2
      let (first, second) = (rest[..<middle], rest[middle...])
      let (onlyFirst, onlySecond) = (without(second), without(first))
      if hasErrors(onlyFirst) {
        (rest, work) = (first, onlyFirst)
      } else if hasErrors(onlySecond) {
        (rest, work) = (second, onlySecond)
      } else {
        return parses < Self.parseLimit ? [groups[middle - 1], groups[middle]] : nil
      }
    }
    return rest.isEmpty || parses >= Self.parseLimit ? nil : Array(rest)
  }

  private mutating func hasErrors(_ text: [UInt8]) -> Bool {
    parses += 1
    return parses < Self.parseLimit && parser.parse(text)?.hasErrors ?? true
  }

  /// Groups of tokens that belong together: a line with its continuation lines.
  private func groups(in content: Range<Int>, byCase: Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = content.lowerBound
    var depth = 0
    for index in content {
      // The line before is looked at only for the first token of a line: else a line costs the square of its length.
      if index > start, depth <= 0, tokens[index].isFirstOnLine, byCase ? beginsCase(index) : !goesOn(at: index) {
        result.append(start..<index)
        start = index
        depth = 0
      }
      guard tokens[index].kind == .punctuation else { continue }
      switch text[tokens[index].start] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    if start < content.upperBound { result.append(start..<content.upperBound) }
    return result
  }

  private func goesOn(at index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .operator || token.hasText("else", in: text) || token.hasText("catch", in: text) || token.hasText("{", in: text)
      || index > 0 && (tokens[index - 1].hasText(",", in: text) || isAttribute(lineEndingBefore: index))
  }

  /// Whether the line contains only attributes of the following line.
  private func isAttribute(lineEndingBefore index: Int) -> Bool {
    var first = index - 1
    while first > 0, !tokens[first].isFirstOnLine { first -= 1 }
    return tokens[first].hasText("@", in: text) && !(first..<index).contains { UnfinishedCode.isDeclaration(tokens[$0], in: text) }
  }

  private func beginsCase(_ index: Int) -> Bool {
    tokens[index].isFirstOnLine
      && (tokens[index].hasText("case", in: text) || tokens[index].hasText("default", in: text) || tokens[index].hasText("@unknown", in: text))
      || tokens[index].hasText("@", in: text) && index + 1 < tokens.count && tokens[index + 1].hasText("unknown", in: text)
  }

  /// The single lines of some tokens, if there are few.
  private func lines(of group: Range<Int>) -> [Range<Int>] {
    let starts = group.filter { tokens[$0].isFirstOnLine || $0 == group.lowerBound }
    guard starts.count > 1, starts.count <= Self.lineLimit else { return [] }
    return starts.indices.map { range(starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : group.upperBound)) }
  }

  private func range(_ group: Range<Int>) -> Range<Int> { tokens[group.lowerBound].start..<tokens[group.upperBound - 1].end }
}

extension UInt8 {
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
