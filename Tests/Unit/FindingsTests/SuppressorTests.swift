import Ownership
@testable import Findings
import Facts
import Testing

@Suite struct SuppressorTests {
  private static let rules = ["stored_closure_cycle", "unowned_capture", "delayed_release"]

  /// Facts with the lines and the directives of a text; comments are taken to reach to the end of their line.
  private func facts(_ text: String) -> FileFacts {
    var facts = FileFacts(path: "a.swift")
    var offset: UInt32 = 0
    facts.lineStarts = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      facts.lineStarts.append(offset)
      let end = offset + UInt32(line.utf8.count)
      if let start = line.firstRange(of: "// unretain:") {
        let column = UInt32(line[..<start.lowerBound].utf8.count)
        facts.directives.append(
          DirectiveComment(range: ByteRange(start: offset + column, end: end), text: String(line[start.upperBound...])))
      }
      offset = end + 1
    }
    return facts
  }

  private func finding(
    _ rule: String = "stored_closure_cycle", line: Int, in facts: FileFacts, file: Int = 0
  ) -> Finding {
    let start = facts.lineStarts[line - 1]
    let place = SourcePlace(file: file, range: ByteRange(start: start, end: start + 1))
    return Finding(rule: rule, level: .error, message: "", place: place, path: [], identity: [], evidence: .proven)
  }

  /// The 1-based lines on which a finding of a rule would be suppressed.
  private func suppressedLines(_ text: String, rule: String = "stored_closure_cycle") -> [Int] {
    let facts = facts(text)
    let findings = facts.lineStarts.indices.map { finding(rule, line: $0 + 1, in: facts) }
    let suppressor = Suppressor(files: [facts], ruleNames: Self.rules)
    let result = suppressor.apply(to: findings)
    #expect(suppressor.problems.isEmpty)
    return result.findings.enumerated().filter { $0.element.suppression != nil }.map { $0.offset + 1 }
  }

  private func messages(_ directive: String) -> [String] {
    Suppressor(files: [facts("// unretain:" + directive)], ruleNames: Self.rules).problems.map(\.message)
  }

  @Test func reachesTheLineItNames() {
    #expect(suppressedLines("a\n// unretain:disable:next stored_closure_cycle\nb\nc") == [3])
    #expect(suppressedLines("a\nb // unretain:disable:this stored_closure_cycle\nc") == [2])
    #expect(suppressedLines("a\n// unretain:disable:previous stored_closure_cycle\nc") == [1])
    #expect(suppressedLines("// unretain:disable:previous all\na") == [])
    #expect(suppressedLines("a\n// unretain:disable:next all") == [])
  }

  @Test func looksOverFurtherDirectives() {
    let text = """
      // unretain:disable:next stored_closure_cycle
      // unretain:disable:next unowned_capture
      // unretain:disable:next delayed_release
      a // unretain:disable:this delayed_release
      b
      """
    for rule in Self.rules { #expect(suppressedLines(text, rule: rule) == [4]) }
  }

  @Test func concernsOnlyTheRulesThatItNames() {
    let text = "// unretain:disable:next unowned_capture, delayed_release - both\na"
    #expect(suppressedLines(text) == [])
    #expect(suppressedLines(text, rule: "delayed_release") == [2])
    #expect(suppressedLines("// unretain:disable:next all\na", rule: "any") == [2])
  }

  @Test func keepsReasonAndPlace() {
    let text = "x\n// unretain:disable:next all -  kept - on   purpose\n// unretain:disable:next all\na"
    let facts = facts(text)
    let other = finding(line: 4, in: facts, file: 1)
    let (findings, _) = Suppressor(files: [facts, FileFacts(path: "b.swift")], ruleNames: Self.rules)
      .apply(to: [finding(line: 4, in: facts), other, finding(line: 1, in: facts, file: 7)])
    let place = SourcePlace(file: 0, range: facts.directives[0].range)
    #expect(findings[0].suppression == Suppression(justification: "kept - on   purpose", place: place))
    #expect(findings[1].suppression == nil)
    #expect(findings[2].suppression == nil)
  }

  @Test func coversAllLinesOfABlockComment() {
    var facts = FileFacts(path: "a.swift")
    facts.lineStarts = [0, 10, 20, 30, 40]
    facts.directives = [DirectiveComment(range: ByteRange(start: 12, end: 29), text: "disable:next\n all")]
    let findings = (1...5).map { finding(line: $0, in: facts) }
    let result = Suppressor(files: [facts], ruleNames: []).apply(to: findings).findings
    #expect(result.map { $0.suppression != nil } == [false, false, false, true, false])
  }

  @Test func saysWhatItDoesNotUnderstand() {
    #expect(
      messages("disable:next stored_closure_cycel") == [
        "`stored_closure_cycel` is not a rule; did you mean `stored_closure_cycle`?"
      ])
    #expect(
      messages("disable:next Unowned-Capture") == [
        "`Unowned-Capture` is not a rule; did you mean `unowned_capture`?"
      ])
    #expect(messages("disable:next nonsense") == ["`nonsense` is not a rule"])
    #expect(messages("disable:nxet all") == ["`disable:nxet` is not known; did you mean `disable:next`?"])
    #expect(messages("enabel all") == ["`enabel` is not known; did you mean `enable`?"])
    #expect(messages("disable:next - reason") == ["no rule is named: write the name of a rule, or `all`"])
    #expect(
      messages("ignore all") == [
        "`ignore` is not known; write `disable:next`, `disable:this`, `disable:previous`, or `disable` and `enable`, "
          + "and then the names of rules"
      ])
    #expect(messages("enable all") == ["`enable` ends nothing: no rule is disabled here"])
    #expect(messages("enable unowned_capture") == ["`enable` ends nothing: `unowned_capture` is not disabled here"])
    #expect(messages("").count == 1)
    #expect(messages("disable:next `" + String(repeating: "x", count: 5000)).first?.count ?? 0 < 100)
    #expect(messages("disable:next all - alles, was nicht passt") == [])
  }

  @Test func aWrongNameDoesNotCostTheOthers() {
    let facts = facts("// unretain:disable:next unowned_captur delayed_release\na")
    let suppressor = Suppressor(files: [facts], ruleNames: Self.rules)
    let result = suppressor.apply(to: [finding("delayed_release", line: 2, in: facts), finding("unowned_capture", line: 2, in: facts)])
    #expect(result.findings.map { $0.suppression != nil } == [true, false])
    #expect(
      suppressor.problems == [
        SuppressionProblem(
          place: SourcePlace(file: 0, range: facts.directives[0].range),
          message: "`unowned_captur` is not a rule; did you mean `unowned_capture`?")
      ])
  }

  @Test func manyDirectivesTakeLinearTime() {
    let chain = String(repeating: "// unretain:disable:next all\n", count: 20_000) + "a"
    let facts = facts(chain)
    let findings = [finding(line: 20_001, in: facts), finding(line: 20_000, in: facts)]
    let result = Suppressor(files: [facts], ruleNames: []).apply(to: findings).findings
    #expect(result[0].suppression?.place.range == facts.directives[0].range)
    #expect(result[1].suppression == nil)
  }

  // MARK: Regions

  @Test func aRegionReachesToItsEnd() {
    let text = "a\n// unretain:disable unowned_capture\nb\nc\n// unretain:enable unowned_capture\nd"
    #expect(suppressedLines(text, rule: "unowned_capture") == [3, 4, 5], "a comment's own start belongs to what is before it")
    #expect(suppressedLines(text) == [])
    #expect(suppressedLines("a\n// unretain:disable all\nb\nc") == [3, 4], "to the end of the file")
  }

  @Test func aRuleCanBeTakenOutOfARegion() {
    let text = """
      // unretain:disable all
      a
      // unretain:enable delayed_release
      b
      // unretain:disable delayed_release
      c
      // unretain:enable all
      d
      """
    #expect(suppressedLines(text, rule: "delayed_release") == [2, 3, 6, 7])
    #expect(suppressedLines(text, rule: "unowned_capture") == [2, 3, 4, 5, 6, 7])
  }

  // MARK: Comments that suppress nothing

  /// What is said of a text's comments, by 1-based line, if these findings are there.
  private func unused(
    _ text: String, _ findings: [(rule: String, line: Int)] = [], judgedBy rules: [String] = rules, judgesAll: Bool = true
  ) -> [String] {
    let facts = facts(text)
    let suppressor = Suppressor(files: [facts], ruleNames: Self.rules)
    let (_, uses) = suppressor.apply(to: findings.map { finding($0.rule, line: $0.line, in: facts) })
    return uses.unused(wanted: judgesAll ? [] : ["another"], judged: { _ in Set(rules) }).map { comment in
      "\(facts.lineStarts.count { $0 <= comment.place.range.start }): \(comment.rules)"
    }
  }

  @Test func namesTheRulesThatACommentNeedNotName() {
    let text = "// unretain:disable:next unowned_capture, stored_closure_cycle, delayed_release\na"
    #expect(unused(text) == ["1: `delayed_release` or `stored_closure_cycle` or `unowned_capture`"])
    #expect(unused(text, [("unowned_capture", 2), ("stored_closure_cycle", 2)]) == ["1: `delayed_release`"])
    #expect(unused("// unretain:disable:next all\na") == ["1: any rule"])
    #expect(unused("// unretain:disable:next all\na", [("unowned_capture", 2)]) == [])
  }

  @Test func onlyRulesThatRanCount() {
    let text = "// unretain:disable:next unowned_capture delayed_release\na\n// unretain:disable:next all\nb"
    #expect(unused(text, judgedBy: ["delayed_release"], judgesAll: false) == ["1: `delayed_release`"])
    #expect(unused(text, judgedBy: [], judgesAll: false) == [])
  }

  @Test func regionsAreUsedOrNot() {
    let text = "// unretain:disable unowned_capture\na\n// unretain:enable unowned_capture\n// unretain:disable all\nb"
    #expect(unused(text) == ["1: `unowned_capture`", "4: any rule"])
    #expect(unused(text, [("unowned_capture", 2), ("delayed_release", 5)]) == [])
    // The comment about the line is the nearer one.
    let both = "// unretain:disable unowned_capture\na // unretain:disable:this unowned_capture"
    #expect(unused(both, [("unowned_capture", 2)]) == ["1: `unowned_capture`"])
  }

  @Test func anIdleCommentIsAcceptedByNameOnly() {
    func accepted(_ text: String) -> Bool {
      let facts = facts(text)
      let place = SourcePlace(file: 0, range: facts.directives[facts.directives.count - 1].range)
      let idle = Finding(rule: "delayed_release", level: .warning, message: "", place: place, path: [], identity: [], evidence: .proven)
      return Suppressor(files: [facts], ruleNames: Self.rules).applyByName(to: [idle])[0].suppression != nil
    }
    #expect(accepted("// unretain:disable delayed_release\n// unretain:disable:next unowned_capture"))
    #expect(accepted("// unretain:disable:next unowned_capture delayed_release"))
    #expect(!accepted("// unretain:disable all\n// unretain:disable:next unowned_capture"))
    #expect(!accepted("// unretain:disable:this all"))
  }
}
