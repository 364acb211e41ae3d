import Facts

/// Something that only one of the two has found.
struct Disagreement: Sendable {
  enum Finder: String, Sendable {
    case swiftSyntax = "only swift-syntax"
    case facts = "only the facts"
  }
  var occurrence: Occurrence
  var finder: Finder
  var reason: Reason
  var surroundings: String
}

/// Why the two disagree, as far as that can be told.
enum Reason: Hashable, Sendable {
  /// A disagreement that is expected.
  case omitted(OmittedConstruct)
  /// swift-syntax could not read the file either.
  case notSwift
  /// The grammar could not follow somewhere in the file; the nearest such place is so many lines away.
  case parseError(lines: Int)
  /// The grammar could read the file with the first branches of `#if` only.
  case laterBranch
  case unknown

  /// Lost because the grammar does not know the syntax, in a file that swift-syntax can read.
  var isParseLoss: Bool {
    switch self {
    case .parseError, .laterBranch: true
    default: false
    }
  }

  var text: String {
    switch self {
    case .omitted(let construct): construct.rawValue
    case .notSwift: "swift-syntax reports an error in this file"
    case .parseError(let lines): "parse error in this file, \(lines) lines away"
    case .laterBranch: "in a later branch of #if"
    case .unknown: "no reason known"
    }
  }
}

/// What both say about one file.
struct FileComparison: Sendable {
  var path: String
  var lineStarts: [UInt32]
  var foundByBoth: [Category: Int] = [:]
  var disagreements: [Disagreement] = []
  /// Whether the facts have parse errors.
  var hasParseError = false

  init(path: String, source: [UInt8], reader: inout FactReader) {
    self.path = path
    let facts = reader.facts(of: source, path: path)
    let ours = FactOccurrences.read(facts, source)
    let (theirs, hasError) = SyntaxOccurrences.read(source)
    lineStarts = facts.lineStarts
    hasParseError = !facts.parseErrors.isEmpty

    var onlyOurs = ours
    for theirs in theirs {
      if onlyOurs.remove(theirs.occurrence) != nil {
        foundByBoth[theirs.occurrence.category, default: 0] += 1
      } else {
        let reason = self.reason(theirs.occurrence, facts, hasError: hasError, theirs)
        disagreements.append(
          Disagreement(
            occurrence: theirs.occurrence, finder: .swiftSyntax, reason: reason, surroundings: theirs.surroundings))
      }
    }
    for occurrence in onlyOurs {
      let reason = self.reason(occurrence, facts, hasError: hasError, nil)
      disagreements.append(Disagreement(occurrence: occurrence, finder: .facts, reason: reason, surroundings: ""))
    }
    disagreements.sort { ($0.occurrence.offset, $0.finder.rawValue) < ($1.occurrence.offset, $1.finder.rawValue) }
  }

  private func reason(
    _ occurrence: Occurrence, _ facts: FileFacts, hasError: Bool, _ syntax: SyntaxOccurrence?
  ) -> Reason {
    if let construct = syntax?.construct { return .omitted(construct) }
    if hasError { return .notSwift }
    let line = place(occurrence.offset).line
    let distances = facts.parseErrors.map { error in
      let first = place(error.range.start).line
      let last = place(error.range.end).line
      return line < first ? first - line : max(0, line - last)
    }
    if let nearest = distances.min() { return .parseError(lines: nearest) }
    return syntax?.isInLaterBranch == true ? .laterBranch : .unknown
  }

  /// Line and column (in bytes), from one.
  func place(_ offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }
}
