/// The `#if`s of a source text.
///
/// The grammar treats `#if` lines as statements, with the contents of all branches between them. That suits the analysis, but fails for a directive inside
/// another construct: between an attribute and its function, in an argument list, around one of two heads of a function. There the lines are blanked, and
/// where two branches cannot both be parsed, one is chosen. All lengths are preserved, so that all places stay valid.
package struct ConditionalCompilation {
  struct Branch {
    /// The token of the `#if`, `#elseif` or `#else`.
    var directive: Int
    /// The text between the directives.
    var body: Range<Int>
    /// Whether every bracket opened here is also closed here.
    var isBalanced = true
  }

  /// An `#if` with its branches.
  struct Group {
    var branches: [Branch]
    var range: Range<Int>
    /// Whether the branches exclude each other, such as two heads for one body.
    var isAlternative: Bool { branches.count > 1 && branches.contains { !$0.isBalanced } }
  }

  private(set) var groups: [Group] = []
  private let tokens: [SourceToken]
  private let text: [UInt8]

  /// Finds the groups, inner ones before outer ones. An unfinished `#if` extends to the end of the text.
  package init(_ text: [UInt8], _ tokens: [SourceToken]) {
    self.text = text
    self.tokens = tokens
    var open: [Group] = []
    var depths: [(depth: Int, least: Int)] = []
    func close(_ end: Int) {
      guard let last = open.indices.last, let depth = depths.last else { return }
      let branch = open[last].branches.count - 1
      let start = open[last].branches[branch].body.lowerBound
      open[last].branches[branch].body = start..<max(end, start)
      open[last].branches[branch].isBalanced = depth.depth == 0 && depth.least == 0
    }
    for (index, token) in tokens.enumerated() {
      if token.kind == .punctuation, let last = depths.indices.last {
        switch text[token.start] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depths[last].depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          depths[last].depth -= 1
          depths[last].least = min(depths[last].least, depths[last].depth)
        default: break
        }
      }
      guard token.kind == .directive else { continue }
      let branch = Branch(directive: index, body: token.end..<token.end)
      if starts(token, "#endif") {
        close(token.start)
        if var group = open.popLast() {
          depths.removeLast()
          group.range = group.range.lowerBound..<token.end
          groups.append(group)
        }
      } else if starts(token, "#if") {
        open.append(Group(branches: [branch], range: token.range))
        depths.append((0, 0))
      } else if let last = open.indices.last {
        close(token.start)
        depths[last] = (0, 0)
        open[last].branches.append(branch)
      }
    }
    while !open.isEmpty {
      close(text.count)
      var group = open.removeLast()
      depths.removeLast()
      group.range = group.range.lowerBound..<text.count
      groups.append(group)
    }
  }

  private func starts(_ token: SourceToken, _ word: String) -> Bool { text[token.range].starts(with: word.utf8) }

  /// The condition of a branch; `#else` has none.
  private func condition(_ branch: Branch) -> ArraySlice<UInt8> {
    text[tokens[branch.directive].range].drop { $0 == UInt8(ascii: "#") || $0.isWordByte }
  }

  // MARK: Writing

  /// Blanks all directives, so that the branches follow each other.
  func blankDirectives(in text: inout [UInt8]) {
    for token in tokens where token.kind == .directive { text.blank(token.range) }
  }

  /// Blanks the branches that the flags rule out.
  package func blankInactive(_ flags: CompilationFlags, in text: inout [UInt8]) {
    var inactive: [Range<Int>] = []
    for group in groups {
      var isDecided = false
      for branch in group.branches {
        let value = flags.value(of: condition(branch))
        if isDecided || value == false { inactive.append(branch.body) }
        if value == true || starts(tokens[branch.directive], "#else") && !starts(tokens[branch.directive], "#elseif") { isDecided = true }
      }
    }
    blank(inactive, in: &text)
  }

  /// Selects one branch of each group: the first that the flags do not rule out. Without flags, the first one for the newest compiler.
  func selectOneBranch(of groups: [Group], _ flags: CompilationFlags, in text: inout [UInt8]) {
    var others: [Range<Int>] = []
    for group in groups {
      let chosen = group.branches.firstIndex { flags.value(of: condition($0)) != false } ?? 0
      for (index, branch) in group.branches.enumerated() where index != chosen { others.append(branch.body) }
    }
    blank(others, in: &text)
  }

  /// Blanks ranges that may be nested, every byte once.
  private func blank(_ ranges: [Range<Int>], in text: inout [UInt8]) {
    var end = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
      text.blank(max(range.lowerBound, end)..<range.upperBound)
      end = range.upperBound
    }
  }

  /// The groups with several branches that contain or touch a parse error.
  func groups(near errors: [Range<UInt32>]) -> [Group] {
    guard !errors.isEmpty else { return [] }
    return groups.filter { group in
      guard group.branches.count > 1 else { return false }
      // The errors are in order: the first one that ends after the beginning of the group decides.
      var low = 0
      var high = errors.count
      while low < high {
        let middle = (low + high) / 2
        if Int(errors[middle].upperBound) + 1 < group.range.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < errors.count && Int(errors[low].lowerBound) <= group.range.upperBound + 1
    }
  }
}
