import Catalog

import Testing

@testable import Answers
@testable import Project

/// The lives of findings over made-up states of a project.
@Suite struct HistoryTests {
  private static let day = 86_400

  private func finding(_ name: String, _ level: Level = .error, line: Int = 1, isSuppressed: Bool = false) -> RevisionFinding {
    let known = KnownFinding(path: "A.swift", rule: "r", level: level, identity: ["A", name, "self", "k"], text: name)
    return RevisionFinding(known: known, message: "m", line: line, column: 1, isSuppressed: isSuppressed)
  }

  private func step(_ day: Int, by author: String = "Ann", _ findings: [RevisionFinding], after before: [RevisionFinding], repaired: Set<Int> = [])
    -> ProjectHistory.Step
  {
    let state = RevisionFindings(findings)
    let commit = Repository.Commit(revision: "c\(day)", parent: nil, time: day * Self.day, author: author, subject: "s", changes: [:])
    return ProjectHistory.Step(commits: [commit], state: state, matches: state.matches(in: RevisionFindings(before)), repaired: repaired)
  }

  private func timeline(_ start: [RevisionFinding], _ steps: [ProjectHistory.Step], from level: Level = .warning) -> FindingTimeline {
    FindingTimeline(ProjectHistory(start: .init(revision: "s", state: RevisionFindings(start)), steps: steps, end: "e"), from: level)
  }

  @Test func movedLinesAreTheSameFinding() {
    let time = timeline([finding("a")], [step(1, [finding("a", line: 40)], after: [finding("a")])])
    #expect(time.lives.map(\.introduced) == [nil])
    #expect(time.lives.map(\.finding.line) == [40])
    #expect(time.remaining.isEmpty)
  }

  @Test func aRepairHasItsDaysAndAuthors() {
    let time = timeline(
      [], [step(1, by: "Bob", [finding("a")], after: []), step(7, [], after: [finding("a")], repaired: [0]), step(9, by: "Bob", [], after: [])])
    #expect(time.lives.map { $0.end?.outcome } == [.repaired])
    #expect(time.medianDays == 6)
    #expect(time.shares == [.init(author: "Ann", introduced: 0, repaired: 1), .init(author: "Bob", introduced: 1, repaired: 0)])
  }

  @Test func whatGoesWithItsCodeIsNoRepair() {
    let time = timeline([finding("a")], [step(1, [], after: [finding("a")])])
    #expect(time.lives.map { $0.end?.outcome } == [.removed])
    #expect(time.shares.isEmpty)
    #expect(time.medianDays == nil)
  }

  @Test func aLevelThatFallsAndAComment() {
    let before = [finding("a"), finding("b")]
    let time = timeline(before, [step(1, [finding("a", .note), finding("b", isSuppressed: true)], after: before)])
    #expect(time.lives.map { $0.end?.outcome } == [.lowered, .suppressed])
    #expect(time.open(after: 0).isEmpty)
    let notes = timeline(before, time.history.steps, from: .note)
    #expect(notes.lives.map { $0.end?.outcome } == [nil, .suppressed])
  }

  @Test func aLevelThatRisesIntroduces() {
    let before = [finding("a", .note)]
    let time = timeline(before, [step(1, [finding("a")], after: before)])
    #expect(time.lives.map(\.introduced) == [0])
    #expect(time.remaining.count == 1)
  }

  @Test func whatComesBackIsNew() {
    let time = timeline([finding("a")], [step(1, [], after: [finding("a")]), step(2, [finding("a")], after: [])])
    #expect(time.lives.map(\.introduced) == [nil, 1])
  }

  @Test func textsOfStrangersAreShownAsTheyAre() {
    let time = timeline([], [step(1, by: "A\u{1B}[31m", [finding("a")], after: [])])
    #expect(!time.text.contains("\u{1B}"))
    #expect(timeline([], [step(1, by: "<b>", [finding("a")], after: [])]).page.contains("&lt;b&gt;"))
  }
}
