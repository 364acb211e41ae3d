import Reporting
import Findings

/// The findings that a project has accepted for now. Only other findings are new.
public struct Baseline: Sendable, Equatable {
  /// In order, with duplicates.
  public let findings: [KnownFinding]

  public init(_ findings: [KnownFinding]) { self.findings = findings.sorted() }

  /// A baseline of all findings that no comment suppresses.
  public init(of findings: [Finding], in documents: [SourceDocument]) {
    self.init(findings.filter { $0.suppression == nil }.map { KnownFinding($0, in: documents) })
  }

  /// The baseline with one more finding. A known finding that has become graver replaces its entry.
  public func accepting(_ finding: Finding, in documents: [SourceDocument]) -> Baseline {
    let accepted = KnownFinding(finding, in: documents)
    var findings = findings
    if finding.baselineState == .updated {
      let entry = findings.lastIndex { $0.rule == accepted.rule && $0.path == accepted.path && $0.identity == accepted.identity && $0.level < accepted.level }
      if let entry { findings.remove(at: entry) }
    }
    return Baseline(findings + [accepted])
  }

  /// The result of comparing findings with a baseline.
  public struct Comparison: Sendable {
    /// The findings in order, each with its state.
    public var findings: [Finding]
    /// Entries without a matching finding.
    public var gone: [KnownFinding]
  }

  /// Determines which findings are known. Suppressed findings can be known as well, because the comment may be newer than the baseline; they use up
  /// their entry.
  ///
  /// An entry matches one finding, at most of its own level: a finding that has become graver is a new mistake. Entries are matched in several rounds,
  /// each less strict than the one before. So a renamed finding cannot take the entry of an unchanged one.
  public func compare(_ findings: [Finding], in documents: [SourceDocument]) -> Comparison {
    let match = matches(of: findings.map { KnownFinding($0, in: documents) })
    let open = Set(self.findings.indices).subtracting(match.compactMap { $0 })
    var marked = findings
    for index in findings.indices {
      marked[index].baselineState =
        match[index].map { self.findings[$0].level < findings[index].level ? .updated : .unchanged } ?? .new
    }
    return Comparison(findings: marked, gone: open.sorted().map { self.findings[$0] })
  }

  /// For each of these findings the index of the entry that matches it; see `compare`.
  func matches(of current: [KnownFinding]) -> [Int?] {
    var match = [Int?](repeating: nil, count: current.count)
    var open = Set(findings.indices)
    for round in Round.allCases {
      var entries: [[String]: [Int]] = [:]
      for index in open.sorted(by: >) {
        if let key = round.key(findings[index]) { entries[key, default: []].append(index) }
      }
      for index in current.indices where match[index] == nil {
        guard let key = round.key(current[index]), let entry = entries[key]?.popLast() else { continue }
        match[index] = entry
        open.remove(entry)
      }
    }
    return match
  }

  /// What must agree for an entry to match a finding.
  private enum Round: CaseIterable {
    /// Only line numbers have changed.
    case same
    /// The line was reformatted or edited.
    case sameMeaning
    /// The file was renamed, or the code moved to another one.
    case moved
    case movedAndEdited
    /// The type or the function has another name.
    case renamedAround
    /// The type or the function has another name, which stands in the line itself.
    case renamedAroundInLine
    /// The captured object has another name.
    case renamedCapture
    /// What keeps the object has another name, which stands in the line itself.
    case renamedKeeperInLine

    func key(_ finding: KnownFinding) -> [String]? {
      // Without a type and a function there is too little to identify code in another file.
      let isNamed = finding.identity.prefix(2).contains { !$0.isEmpty }
      switch self {
      case .same: return [finding.rule, finding.path, finding.text] + finding.identity
      case .sameMeaning: return [finding.rule, finding.path] + finding.identity
      case .moved: return isNamed ? [finding.rule, finding.text] + finding.identity : nil
      case .movedAndEdited: return isNamed ? [finding.rule] + finding.identity : nil
      case .renamedAround: return finding.text.isEmpty ? nil : [finding.rule, finding.path, finding.text]
      case .renamedAroundInLine:
        guard isNamed, finding.identity.count == 4, let text = finding.text(without: finding.identity[..<2]) else { return nil }
        return [finding.rule, finding.path, text] + finding.identity[2...]
      case .renamedCapture:
        guard isNamed, finding.identity.count == 4 else { return nil }
        return [finding.rule, finding.path, finding.identity[0], finding.identity[1], finding.identity[3]]
      case .renamedKeeperInLine:
        guard isNamed, finding.identity.count == 4, let text = finding.text(without: finding.identity[3...]) else { return nil }
        return [finding.rule, finding.path, text] + finding.identity[..<3]
      }
    }
  }
}
