import Ownership
import Findings
import Catalog
import Facts
import Testing

@testable import Reporting

/// Which findings are told together.
struct FindingCauseTests {
  /// A finding whose path goes through the given references, each a number that stands for its place.
  private func finding(_ line: Int, _ level: Level = .error, through references: [Int]) -> Finding {
    Finding(
      rule: "stored_closure_cycle", level: level, message: "finding \(line)", place: place(1000 + line),
      path: references.map { OwnershipStep(place: $0 == 0 ? nil : place($0), text: "keeps \($0)") },
      identity: [], evidence: .proven)
  }

  private func place(_ offset: Int) -> SourcePlace {
    SourcePlace(file: 0, range: ByteRange(start: UInt32(offset), end: UInt32(offset + 1)))
  }

  @Test func findingsWithNothingInCommonStandAlone() {
    let causes = FindingCause.all(of: [finding(1, through: [1, 2]), finding(2, through: [3]), finding(3, through: [])])
    #expect(causes == (0...2).map { FindingCause(head: $0, others: [], step: nil) })
    #expect(FindingCause.all(of: []).isEmpty)
  }

  @Test func aReferenceInCommonIsOneCause() {
    let causes = FindingCause.all(of: [finding(1, through: [1, 2]), finding(2, through: [4]), finding(3, through: [3, 1, 5])])
    #expect(causes == [FindingCause(head: 0, others: [2], step: 0), FindingCause(head: 1, others: [], step: nil)])
  }

  /// A long chain of findings, each with something of the next, is not one cause: no single reference is in all of them.
  @Test func whatExplainsMostComesFirst() {
    let causes = FindingCause.all(of: [
      finding(1, through: [1, 2]), finding(2, through: [2, 3]), finding(3, through: [3, 4]), finding(4, through: [5, 3]),
    ])
    #expect(causes == [FindingCause(head: 0, others: [], step: nil), FindingCause(head: 1, others: [2, 3], step: 1)])
  }

  @Test func theGravestFindingTellsOfAllThenTheOneWithTheShortestPath() {
    let causes = FindingCause.all(of: [
      finding(1, .warning, through: [1]), finding(2, through: [1, 2, 3]), finding(3, through: [4, 1]),
    ])
    #expect(causes == [FindingCause(head: 2, others: [0, 1], step: 1)])
  }

  /// That two controllers have a navigation item is nothing that they have in common.
  @Test func aStepWithoutAPlaceIsNoCause() {
    let causes = FindingCause.all(of: [finding(1, through: [0, 1]), finding(2, through: [0, 2])])
    #expect(causes.allSatisfy { $0.others.isEmpty })
  }

  @Test func theTextTellsOfACauseOnceAndCountsBoth() {
    var report = Sample.report
    let step = OwnershipStep(place: Sample.place(1, "onChange"), text: "`CartViewModel` keeps `onChange`")
    var other = report.findings[1]
    other.place = Sample.place(0, "{ self.layout")
    other.path = (1...4).map { OwnershipStep(place: nil, text: "step \($0)") } + [step]
    report.findings = [report.findings[1], other]
    let text = TextReporter().render(report)
    #expect(
      text.contains("  1 more finding goes through step 2:\n    App/CartViewController.swift:10:20: error: likewise at `UIView.animate { self.layout() }`\n"))
    #expect(text.contains("Found 2 errors, 0 warnings, 0 notes, 0 suppressed. The 2 that are shown have 1 cause.\n"))
    var advising = TextReporter()
    advising.advises = true
    #expect(!advising.render(report).contains(" first, "), "it is the first one")
    report.findings.swapAt(0, 1)
    #expect(advising.render(report).contains("Next: repair App/CartViewController.swift:7 first, whose path one other shares; `unretain explain"))
    report.findings.swapAt(0, 1)
    #expect(TextReporter(quiet: true).render(report).split(separator: "\n").filter { $0.contains("error: ") }.count == 3)
    let numbers = report.causeNumbers()
    #expect(numbers[0] != nil && numbers[0] == numbers[1])
    report.findings[0].suppression = Suppression(justification: nil, place: other.place)
    #expect(report.causeNumbers() == [nil, nil])
  }
}
