/// The findings of a project from revision to revision.
///
/// A revision can break a file: it has more parse errors than in the last revision that could be judged, or cannot be read at all. Its findings then
/// neither come nor go. They stay as they were until a revision in which the file is whole again, or gone.
struct FindingSuccession {
  /// The findings of the last revision, with those that a broken file hides.
  private(set) var state: RevisionFindings
  /// The faults of each file in the last revision in which it was not broken.
  private var judged: [String: Int]
  /// The faults of each file at the start.
  private let atStart: [String: Int]

  init(from start: RevisionFindings) {
    state = start
    judged = start.faults
    atStart = start.faults
  }

  /// Goes on to the next revision.
  ///
  /// - Parameters:
  ///   - new: As the revision itself has them.
  ///   - isOld: Whether a file was there in the revision before, by path as findings have it. A new file is judged as it is.
  /// - Returns: For each finding of `state` the index of the same one in the state before.
  mutating func advance(to new: RevisionFindings, isOld: (String) -> Bool) -> [Int?] {
    let broken = new.faults.filter { path, count in isOld(path) && count > judged[path, default: 0] }
    let matches = new.matches(in: state)
    var next = new
    next.unread += new.faults.count { path, count in count != RevisionFindings.unreadable && count > atStart[path, default: 0] }
    if !broken.isEmpty {
      func isHidden(_ finding: RevisionFinding) -> Bool { broken[finding.known.path] != nil }
      var findings: [RevisionFinding] = []
      var found: Set<Int> = []
      for (finding, match) in zip(new.findings, matches) where !isHidden(finding) || match.map({ !isHidden(state.findings[$0]) }) ?? false {
        findings.append(finding)
        if let match { found.insert(match) }
      }
      findings += state.findings.indices.filter { isHidden(state.findings[$0]) && !found.contains($0) }.map { state.findings[$0] }
      next = RevisionFindings(findings, unread: next.unread, faults: new.faults)
    }
    defer { state = next }
    judged = judged.filter { broken[$0.key] != nil }.merging(new.faults.filter { broken[$0.key] == nil }) { $1 }
    return broken.isEmpty ? matches : next.matches(in: state)
  }
}
