import Reporting
import Findings

/// The findings that a project has accepted for now; only what is not among them is new.
public struct Baseline: Sendable, Equatable {
  /// In order. A finding that is there twice stands here twice.
  public let findings: [KnownFinding]

  public init(_ findings: [KnownFinding]) { self.findings = findings.sorted() }

  /// A baseline of all findings that no comment suppresses.
  public init(of findings: [Finding], in documents: [SourceDocument]) {
    self.init(findings.filter { $0.suppression == nil }.map { KnownFinding($0, in: documents) })
  }

  /// The baseline with one finding more. One that it knows, and that is graver now, takes the place of its entry.
  public func accepting(_ finding: Finding, in documents: [SourceDocument]) -> Baseline {
    let accepted = KnownFinding(finding, in: documents)
    var findings = findings
    if finding.baselineState == .updated {
      let entry = findings.lastIndex { $0.rule == accepted.rule && $0.path == accepted.path && $0.identity == accepted.identity && $0.level < accepted.level }
      if let entry { findings.remove(at: entry) }
    }
    return Baseline(findings + [accepted])
  }

  /// What holding findings against a baseline gives.
  public struct Comparison: Sendable {
    /// The findings in their order, each with its state.
    public var findings: [Finding]
    /// What stands in the baseline and was not found.
    public var gone: [KnownFinding]
  }

  /// Says of each finding whether it was known. Suppressed findings can be known as well, for a comment may have been added
  /// since; then they use up their entry.
  ///
  /// An entry recognises one finding, at most of its own level: what has become graver is a new mistake. Entries look for
  /// their finding in several rounds, each less strict than the one before, so that a changed name cannot take away the entry
  /// of a finding that has not changed at all.
  public func compare(_ findings: [Finding], in documents: [SourceDocument]) -> Comparison {
    let current = findings.map { KnownFinding($0, in: documents) }
    var match = [Int?](repeating: nil, count: findings.count)
    var open = Set(self.findings.indices)
    for round in Round.allCases {
      var entries: [[String]: [Int]] = [:]
      for index in open.sorted(by: >) {
        if let key = round.key(self.findings[index]) { entries[key, default: []].append(index) }
      }
      for index in current.indices where match[index] == nil {
        guard let key = round.key(current[index]), let entry = entries[key]?.popLast() else { continue }
        match[index] = entry
        open.remove(entry)
      }
    }
    var marked = findings
    for index in findings.indices {
      marked[index].baselineState =
        match[index].map { self.findings[$0].level < findings[index].level ? .updated : .unchanged } ?? .new
    }
    return Comparison(findings: marked, gone: open.sorted().map { self.findings[$0] })
  }

  /// What must be the same for an entry to recognise a finding.
  private enum Round: CaseIterable {
    /// Nothing has changed but lines.
    case same
    /// The line was reformatted or edited.
    case sameMeaning
    /// The file was renamed, or the code moved to another one.
    case moved
    case movedAndEdited
    /// The type or the function has another name.
    case renamedAround
    /// The captured object has another name.
    case renamedCapture

    func key(_ finding: KnownFinding) -> [String]? {
      // Without a type and a function too little is left to recognise code by in another file.
      let isNamed = finding.identity.prefix(2).contains { !$0.isEmpty }
      switch self {
      case .same: return [finding.rule, finding.path, finding.text] + finding.identity
      case .sameMeaning: return [finding.rule, finding.path] + finding.identity
      case .moved: return isNamed ? [finding.rule, finding.text] + finding.identity : nil
      case .movedAndEdited: return isNamed ? [finding.rule] + finding.identity : nil
      case .renamedAround: return finding.text.isEmpty ? nil : [finding.rule, finding.path, finding.text]
      case .renamedCapture:
        guard isNamed, finding.identity.count == 4 else { return nil }
        return [finding.rule, finding.path, finding.identity[0], finding.identity[1], finding.identity[3]]
      }
    }
  }
}
