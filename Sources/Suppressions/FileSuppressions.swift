import OwnershipAnalysis
import RuleEngine
import SourceFacts

/// What the comments of one file suppress.
struct FileSuppressions: Sendable {
  private struct Entry {
    var rules: Directive.Rules
    var suppression: Suppression
  }

  private let lineStarts: [UInt32]
  /// By 0-based line, the last comment first.
  private var entriesByLine: [Int: [Entry]] = [:]

  init(_ facts: FileFacts, file: Int, ruleNames: [String], problems: inout [SuppressionProblem]) {
    lineStarts = facts.lineStarts
    var directives: [(directive: Directive, place: SourcePlace)] = []
    for comment in facts.directives {
      let place = SourcePlace(file: file, range: comment.range)
      var messages: [String] = []
      if let directive = Directive.read(comment.text, ruleNames: ruleNames, problems: &messages) {
        directives.append((directive, place))
      }
      problems += messages.map { SuppressionProblem(place: place, message: $0) }
    }
    // From the last comment up, so that it is known already what the comment below a `next` is about.
    var lineBelow: [Int: Int] = [:]
    for (directive, place) in directives.reversed() {
      let first = line(of: place.range.start)
      let last = max(first, line(of: max(place.range.end, 1) - 1))
      let lines: ClosedRange<Int>
      switch directive.scope {
      case .this: lines = first...last
      case .previous: lines = (first - 1)...(first - 1)
      case .next:
        let target = lineBelow[last + 1] ?? last + 1
        lineBelow[first] = target
        lines = target...target
      }
      let suppression = Suppression(justification: directive.reason, place: place)
      for line in lines {
        entriesByLine[line, default: []].append(Entry(rules: directive.rules, suppression: suppression))
      }
    }
  }

  /// The first comment that suppresses a finding of this file.
  func suppression(of finding: Finding) -> Suppression? {
    entriesByLine[line(of: finding.place.range.start)]?.last { $0.rules.contains(finding.rule) }?.suppression
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
