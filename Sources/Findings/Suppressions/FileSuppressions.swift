import Ownership
import Facts

/// The suppressions in one file.
struct FileSuppressions: Sendable {
  /// A valid comment.
  struct Comment: Sendable {
    var directive: Directive
    var place: SourcePlace
  }

  private let lineStarts: [UInt32]
  /// In source order.
  let comments: [Comment]
  /// By 0-based line, the comments that concern it, the last one first.
  private var commentsByLine: [Int: [Int]] = [:]

  init(_ facts: FileFacts, file: Int, ruleNames: [String], problems: inout [SuppressionProblem]) {
    lineStarts = facts.lineStarts
    var comments: [Comment] = []
    var regions = OpenRegions()
    for comment in facts.directives {
      let place = SourcePlace(file: file, range: comment.range)
      var messages: [String] = []
      if let directive = Directive.read(comment.text, ruleNames: ruleNames, problems: &messages) {
        if let problem = regions.take(directive, comment: comments.count) { messages.append(problem) }
        comments.append(Comment(directive: directive, place: place))
      }
      problems += messages.map { SuppressionProblem(place: place, message: $0) }
    }
    self.comments = comments
    // From the last comment upwards, so that the target of the comment below a `next` is already known.
    var lineBelow: [Int: Int] = [:]
    for (index, comment) in comments.enumerated().reversed() {
      guard case .line(let scope) = comment.directive.command else { continue }
      let first = line(of: comment.place.range.start)
      let last = max(first, line(of: max(comment.place.range.end, 1) - 1))
      let lines: ClosedRange<Int>
      switch scope {
      case .this: lines = first...last
      case .previous: lines = (first - 1)...(first - 1)
      case .next:
        let target = lineBelow[last + 1] ?? last + 1
        lineBelow[first] = target
        lines = target...target
      }
      for line in lines { commentsByLine[line, default: []].append(index) }
    }
  }

  /// For each place, the comment that suppresses a rule there, as an index into `comments`. A comment for the line takes precedence over a region, and the
  /// first one over others for the same line.
  ///
  /// - Parameter findings: Rule and start, ordered by start.
  func suppressing(_ findings: [(rule: String, start: UInt32)]) -> [Int?] {
    var regions = OpenRegions()
    var next = 0
    return findings.map { rule, start in
      while next < comments.count, comments[next].place.range.start < start {
        _ = regions.take(comments[next].directive, comment: next)
        next += 1
      }
      let own = commentsByLine[line(of: start)]?.last { comments[$0].directive.rules.contains(rule) }
      return own ?? regions.suppressing(rule)
    }
  }

  /// The 0-based line of a byte.
  private func line(of offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// The regions open at a place, from the top of a file to its end.
private struct OpenRegions {
  /// The last `disable all` without a later `enable all`, and the rules enabled since.
  private var all: Int?
  private var exceptions: Set<String> = []
  /// By rule, the last comment that disabled it by name.
  private var byRule: [String: Int] = [:]

  /// Opens or closes regions. Returns what is wrong with an `enable` that ends nothing.
  mutating func take(_ directive: Directive, comment: Int) -> String? {
    switch (directive.command, directive.rules) {
    case (.line, _): return nil
    case (.begin, .all):
      all = comment
      exceptions = []
    case (.begin, .named(let rules)):
      for rule in rules { byRule[rule] = comment }
    case (.end, .all):
      if all == nil, byRule.isEmpty { return "`enable` ends nothing: no rule is disabled here" }
      self = OpenRegions()
    case (.end, .named(let rules)):
      let idle = rules.filter { suppressing($0) == nil }.sorted()
      for rule in rules {
        byRule[rule] = nil
        if all != nil { exceptions.insert(rule) }
      }
      if let first = idle.first { return "`enable` ends nothing: `\(first)` is not disabled here" }
    }
    return nil
  }

  func suppressing(_ rule: String) -> Int? { byRule[rule] ?? (exceptions.contains(rule) ? nil : all) }
}
