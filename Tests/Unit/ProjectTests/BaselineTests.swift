import Ownership
import Reporting
import Findings
import Catalog
import Facts
import Testing

@testable import Project

@Suite struct BaselineTests {
  private func known(
    _ function: String = "f()", path: String = "A.swift", type: String = "A", captured: String = "self", keeper: String = "`x`",
    text: String = "x={", level: Level = .warning
  ) -> KnownFinding {
    KnownFinding(path: path, rule: "stored_closure_cycle", level: level, identity: [type, function, captured, keeper], text: text)
  }

  /// Compares with findings that would be remembered as these, each on a line and in a file of its own making.
  private func compare(_ baseline: [KnownFinding], _ current: [KnownFinding]) -> (states: [BaselineState?], gone: [KnownFinding]) {
    let documents = current.map {
      SourceDocument(displayPath: $0.path, rootRelativePath: $0.path, bytes: Array("// \n  \($0.text)\n".utf8), lineStarts: [0, 4])
    }
    let findings = current.enumerated().map { index, known in
      Finding(
        rule: known.rule, level: known.level, message: "", place: SourcePlace(file: index, range: ByteRange(start: 6, end: 7)), path: [],
        identity: known.identity, evidence: .proven)
    }
    let result = Baseline(baseline).compare(findings, in: documents)
    return (result.findings.map(\.baselineState), result.gone)
  }

  private func recognises(_ old: KnownFinding, _ new: KnownFinding) -> Bool { compare([old], [new]).states == [.unchanged] }

  @Test func recognisesWhatChangedAround() {
    #expect(recognises(known(), known()))
    #expect(recognises(known(), known(text: "self . x = {")), "edited line")
    #expect(recognises(known(), known(path: "B.swift")), "renamed file")
    #expect(recognises(known(), known(path: "B.swift", text: "y={")), "renamed file and edited line")
    #expect(recognises(known(), known("g()")), "renamed function")
    #expect(recognises(known(), known(type: "B")), "renamed type")
    #expect(recognises(known(captured: "a"), known(captured: "b", text: "b.x={")), "renamed capture")
  }

  @Test func doesNotRecogniseWhatIsNew() {
    #expect(!recognises(known(), known("g()", text: "y={")))
    #expect(!recognises(known(), known("g()", path: "B.swift")))
    #expect(!recognises(known("", type: ""), known("", path: "B.swift", type: "")))
    #expect(!recognises(known(text: ""), known("g()", text: "")))
    var other = known()
    other.rule = "target_cycle"
    #expect(!recognises(other, known()))
  }

  @Test func aNameInTheLineItself() {
    let line = known("w()", keeper: "`on`", text: "funcw(){on={self.t+=$0}}")
    #expect(recognises(line, known("wx()", keeper: "`on`", text: "funcwx(){on={self.t+=$0}}")), "renamed function")
    #expect(recognises(line, known("wx()", type: "B", keeper: "`on`", text: "funcwx(){on={self.t+=$0}}")), "renamed type and function")
    #expect(recognises(line, known("w()", keeper: "`onTick`", text: "funcw(){onTick={self.t+=$0}}")), "renamed property")
    #expect(recognises(known(text: "self.x={"), known(keeper: "`next`", text: "self.next={")), "renamed property in a line of its own")
    #expect(!recognises(line, known("wx()", keeper: "`on`", text: "funcwx(){on={self.u+=$0}}")), "another line")
    #expect(!recognises(line, known("wx()", keeper: "`onTick`", text: "funcwx(){onTick={self.t+=$0}}")), "another function and property")
    #expect(!recognises(known(text: "box={"), known(keeper: "`next`", text: "bonext={")), "the end of a longer name")
  }

  @Test func whatIsGraverIsNotAccepted() {
    #expect(compare([known(level: .note)], [known(level: .error)]).states == [.updated])
    #expect(compare([known(level: .error)], [known(level: .note)]).states == [.unchanged])
  }

  @Test func anEntryRecognisesOneFinding() {
    #expect(compare([known()], [known(), known()]).states == [.unchanged, .new])
    #expect(compare([known(), known()], [known(), known()]).states == [.unchanged, .unchanged])
    let result = compare([known(), known(text: "y={")], [known()])
    #expect(result.states == [.unchanged])
    #expect(result.gone == [known(text: "y={")])
  }

  @Test func whatIsUnchangedKeepsItsEntry() {
    // Another closure of the same function in front of the known one does not take its place.
    #expect(compare([known()], [known(text: "new={"), known()]).states == [.new, .unchanged])
  }

  // MARK: The file

  private func parse(_ text: String) throws -> Baseline { try BaselineFile.parse(Array(text.utf8)) }

  private func problem(_ text: String) -> String {
    do {
      _ = try parse(text)
      return "none"
    } catch let problem as BaselineFile.Problem {
      return "\(problem.line): \(problem.message)"
    } catch { return "\(error)" }
  }

  private let sample = Baseline([
    KnownFinding(path: "B.swift", rule: "r", level: .note, identity: ["\"ö\"\n", "\\"], text: "a\tb"),
    KnownFinding(path: "A.swift", rule: "s", level: .error, identity: [], text: ""),
    KnownFinding(path: "A.swift", rule: "r", level: .error, identity: ["😀"], text: ""),
  ])

  @Test func aFileGivesBackWhatWasWritten() throws {
    #expect(try parse(BaselineFile.render(sample)) == sample)
    #expect(try parse(BaselineFile.render(Baseline([]))) == Baseline([]))
    #expect(sample.findings.map(\.path) == ["A.swift", "A.swift", "B.swift"])
    let lines = BaselineFile.render(sample).split(separator: "\n")
    #expect(lines.count == 8 && lines[3] == #"{"path": "A.swift", "rule": "r", "level": "error", "identity": ["😀"], "text": ""},"#)
  }

  @Test func anotherLayoutIsReadToo() throws {
    let text = #"""
      {"findings":[ { "text":"", "identity" : ["\ud83d\uDE00"],
        "level":"error","rule":"r","path":"A.swift", "more": [1, true, null, {"x": -1.5e3}] } ],
       "version":1}
      """#
    #expect(try parse(text).findings == [sample.findings[0]])
    #expect(try parse("\u{FEFF}" + text).findings.count == 1)
  }

  @Test func saysWhatIsWrong() {
    #expect(problem("") == "1: the file ends too early")
    #expect(problem("[]") == "1: an object with `version` and `findings` is expected")
    #expect(problem("{\n\"findings\": []}") == "1: `version` is missing")
    #expect(problem("{\n\"version\": 2}") == "2: this version of the format is not known; only 1 is")
    #expect(problem("{\"version\": 1}") == "1: `findings` is missing, or is no list")
    #expect(problem("{\"version\": 1,\n\"findings\": [\n{}]}") == "3: the finding has no list `identity`")
    #expect(problem("{\"version\": 1,\n\"findings\": [\n{}\n{}]}") == "4: `,` or `]` is expected")
    #expect(problem("{\"version\": 1, \"findings\": []} x") == "1: something follows the end of the document")
    #expect(problem(BaselineFile.render(sample).replacing("\"error\"", with: "\"fatal\"")) == "4: `fatal` is no level")
    #expect(problem("{\n<<<<<<< HEAD\n").hasPrefix("2: a merge conflict is not resolved"))
    #expect(problem("{\"a\n") == "1: the text has no end on its line")
    #expect(problem("{\"a\\x") == "1: `\\x` is no escape")
    #expect(problem("{\"a\": tru}") == "1: a value is expected")
    #expect(problem(String(repeating: "[", count: 100_000)) == "1: values are nested too deeply")
  }

  @Test func everyPrefixOfAFileIsRefused() {
    let text = Array(BaselineFile.render(sample).utf8.dropLast(2))
    for length in 0..<text.count {
      #expect(throws: BaselineFile.Problem.self) { try BaselineFile.parse(Array(text[..<length])) }
    }
  }
}
