import RuleEngine
import RuleFormat
import SourceFacts
import Testing

@testable import Fixes

/// Method references, properties and capture-list entries.
struct OtherFixTests {
  @Test(arguments: [
    ("    model.onDone = refresh", "    model.onDone = { [weak self] in self?.refresh() }"),
    ("    model.onChange = self.show", "    model.onChange = { [weak self] value in self?.show(value) }"),
    ("    model.onChange = show(_:)", "    model.onChange = { [weak self] value in self?.show(value) }"),
    // Without a type from elsewhere the closure has to have its own.
    ("    let action = show\n    model.onChange = action", "    let action = { [weak self] (value: Int) -> Void in self?.show(value) }\n    model.onChange = action"),
  ])
  func methodReferences(_ body: String, _ expected: String) { #expect(Fixing.fixedBody(body) == expected) }

  @Test func weakProperty() {
    let source = """
      final class Parent {
        var child: Child?
        func adopt(_ child: Child) {
          self.child = child
          child.parent = self
        }
      }
      final class Child {
        public var parent: Parent?
      }

      """
    let fixed = Fixing.fixed(source)
    #expect(fixed.contains("weak var"))
    #expect(Fixing.fixed(fixed) == fixed)
    let withoutOptionals = source.replacing("Parent?", with: "Parent").replacing("Child?", with: "Child")
    #expect(Fixing.refusals(withoutOptionals).contains { $0.contains("optional, and every use of it") })
  }

  private static let entryRules: [String: Level] = ["unneeded_weak_self": .warning, "unused_capture": .warning]

  @Test(arguments: [
    ("[1].forEach { [weak self] value in self?.show(value) }", "[1].forEach { value in self.show(value) }"),
    ("[1].forEach { [unowned self] in self.show($0) }", "[1].forEach { self.show($0) }"),
    ("let a = 1; [1].forEach { [weak self, a] in print($0, a) }", "let a = 1; [1].forEach { [a] in print($0, a) }"),
    ("let a = 1; [1].forEach { [a, unowned self] in self.show($0 + a) }", "let a = 1; [1].forEach { [a] in self.show($0 + a) }"),
    ("[1].forEach { @Sendable [weak self] value in print(value) }", "[1].forEach { @Sendable value in print(value) }"),
  ])
  func entries(_ body: String, _ expected: String) {
    #expect(Fixing.fixed(Fixing.screen(body), rules: Self.entryRules) == Fixing.screen(expected))
  }

  @Test func whatOnlyRemovesNoiseIsSafe() {
    let findings = Fixing.findings(Fixing.screen("[1].forEach { [weak self] value in print(value) }"), rules: Self.entryRules)
    #expect(findings.count == 1)
    for finding in findings { if case .fix(let fix) = finding.fix { #expect(fix.isSafe) } }
  }

  @Test func positionsMoveWithTheText() {
    let edits = [
      TextEdit(range: ByteRange(start: 2, end: 4), text: "xyz"), TextEdit(range: ByteRange(start: 6, end: 6), text: "!"),
    ]
    let text = EditedText(Array("abcdefgh".utf8), edits)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "abxyzef!gh")
    #expect([0, 2, 3, 4, 5, 6, 7].map { text.position(of: $0) } == [0, 2, 2, 5, 6, 8, 9])
    #expect([0, 2, 4, 5, 6, 8, 9].map { text.original(of: $0) } == [0, 2, 2, 4, 5, 6, 7])
  }
}
