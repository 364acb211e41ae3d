import Catalog
import Project

/// A finding from the step that introduced it to the one that ended it.
public struct FindingLife: Sendable {
  /// How a finding ended.
  public enum Outcome: String, Sendable, CaseIterable {
    /// Its function is still there.
    case repaired
    /// Its function or its file is gone.
    case removed
    /// It is still there, below the level that counts.
    case lowered
    /// A comment suppresses it.
    case suppressed
  }

  /// The finding as it was first seen.
  public let first: RevisionFinding
  /// The finding as it was last seen.
  public internal(set) var finding: RevisionFinding
  /// The index of the step that introduced it; `nil` if it was there at the start.
  public let introduced: Int?
  /// The index of the step that ended it, and how.
  public internal(set) var end: (step: Int, outcome: Outcome)?
}

/// The lives of all findings at or above a level.
public struct FindingTimeline: Sendable {
  public let history: ProjectHistory
  public let level: Level
  /// In the order of introduction.
  public private(set) var lives: [FindingLife] = []

  public init(_ history: ProjectHistory, from level: Level) {
    self.history = history
    self.level = level
    // For each finding of the last state its life, if it counts.
    var current = history.start.state.findings.map { finding in counts(finding) ? begin(finding, at: nil) : nil }
    for (index, step) in history.steps.enumerated() {
      var next = [Int?](repeating: nil, count: step.state.findings.count)
      var seen: Set<Int> = []
      for (number, finding) in step.state.findings.enumerated() {
        let before = step.matches[number]
        before.map { _ = seen.insert($0) }
        switch (before.flatMap { current[$0] }, counts(finding)) {
        case (let life?, true):
          lives[life].finding = finding
          next[number] = life
        case (let life?, false): lives[life].end = (index, finding.isSuppressed ? .suppressed : .lowered)
        case (nil, true): next[number] = begin(finding, at: index)
        case (nil, false): break
        }
      }
      for (before, life) in current.enumerated() where !seen.contains(before) {
        if let life { lives[life].end = (index, step.repaired.contains(before) ? .repaired : .removed) }
      }
      current = next
    }
  }

  private func counts(_ finding: RevisionFinding) -> Bool { !finding.isSuppressed && finding.known.level >= level }

  private mutating func begin(_ finding: RevisionFinding, at step: Int?) -> Int {
    lives.append(FindingLife(first: finding, finding: finding, introduced: step))
    return lives.count - 1
  }

  /// The lives that begin with a step.
  public func introduced(by step: Int) -> [FindingLife] { inOrder(lives.filter { $0.introduced == step }, \.first) }

  /// The lives that end with a step.
  public func ended(by step: Int) -> [FindingLife] { inOrder(lives.filter { $0.end?.step == step }, \.finding) }

  /// In the order of places.
  private func inOrder(_ lives: [FindingLife], _ finding: (FindingLife) -> RevisionFinding) -> [FindingLife] {
    lives.sorted { one, other in
      let (left, right) = (finding(one), finding(other))
      return (left.known.path, left.line, left.column, left.known.rule) < (right.known.path, right.line, right.column, right.known.rule)
    }
  }

  /// The lives that the range has introduced and not ended.
  public var remaining: [FindingLife] { lives.filter { $0.introduced != nil && $0.end == nil } }

  /// The number of lives at the end of a step, by level; `nil` means the start.
  public func open(after step: Int?) -> [Level: Int] {
    let state = step.map { history.steps[$0].state } ?? history.start.state
    return Dictionary(state.findings.filter(counts).map { ($0.known.level, 1) }, uniquingKeysWith: +)
  }

  /// The number of ended lives with an outcome.
  public func count(_ outcome: FindingLife.Outcome) -> Int { lives.count { $0.end?.outcome == outcome } }

  /// The whole days from the introduction to the end; `nil` if either is out of the range.
  public func days(_ life: FindingLife) -> Int? {
    guard let start = life.introduced, let end = life.end?.step else { return nil }
    return max(0, CalendarDate.days(time(end) - time(start)))
  }

  /// The days after which half of the repaired findings were repaired, of those that the range has introduced; `nil` if there are none.
  public var medianDays: Int? {
    let days = lives.filter { $0.end?.outcome == .repaired }.compactMap(days).sorted()
    return days.isEmpty ? nil : days[days.count / 2]
  }

  /// When a step was committed: with its last commit.
  func time(_ step: Int) -> Int { history.steps[step].commits.last?.time ?? 0 }

  /// The author of a step; `nil` if it consists of commits by several.
  func author(_ step: Int) -> String? {
    let commits = history.steps[step].commits
    return Set(commits.map(\.author)).count == 1 ? commits[0].author : nil
  }

  /// What one author did.
  public struct Share: Sendable, Equatable {
    public var author: String
    public var introduced = 0
    public var repaired = 0
  }

  /// Of all authors who introduced or repaired a finding, those with most first.
  public var shares: [Share] {
    var shares: [String: Share] = [:]
    for life in lives {
      if let step = life.introduced, let author = author(step) { shares[author, default: Share(author: author)].introduced += 1 }
      if let end = life.end, end.outcome == .repaired, let author = author(end.step) { shares[author, default: Share(author: author)].repaired += 1 }
    }
    return shares.values.sorted { ($1.introduced + $1.repaired, $0.author) < ($0.introduced + $0.repaired, $1.author) }
  }
}
