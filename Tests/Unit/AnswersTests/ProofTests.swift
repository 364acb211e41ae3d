import Answers
import Project
import Testing

/// The tests that are written for leaks in texts without a disk.
@Suite struct ProofTests {
  private func proof(_ text: String, line: Int, framework: TestFramework = .testing) throws -> Proof.Result {
    let outcome = try Linter(texts: ["A.swift": Array(text.utf8)], LintOptions()).run()
    return try Proof.make(outcome, path: "A.swift", line: line, column: nil, framework: framework, module: "App").get().result
  }

  private func statements(_ text: String, line: Int) throws -> [String] {
    guard case .test(let test) = try proof(text, line: line) else { return [] }
    let lines = test.split(separator: "\n").map(String.init)
    let body = lines.drop { $0 != "  do {" }.dropFirst().prefix { $0 != "  }" }
    return body.map { String($0.dropFirst(4)) }
  }

  @Test func aLazyPropertyIsRead() throws {
    let text = """
      final class Screen {
        var title = ""
        lazy var reload: () -> Void = {
          self.title = "new"
        }
      }
      """
    #expect(try statements(text, line: 3) == ["let screen = Screen()", "_ = screen.reload", "remaining = screen"])
  }

  @Test func whatAStepFindsEmptyIsSetFirst() throws {
    let text = """
      final class Model { var onChange: (() -> Void)? }
      final class Screen {
        var model: Model?
        func bind() {
          model?.onChange = { print(self) }
        }
      }
      """
    #expect(
      try statements(text, line: 5) == ["let screen = Screen()", "let model = Model()", "screen.model = model", "screen.bind()", "remaining = screen"])
  }

  @Test func theStepThatHasStoredAnObjectComesFirst() throws {
    let text = """
      final class Child { var parent: Parent? }
      final class Parent {
        private var child: Child?
        func show() { child = Child() }
        func link() { child?.parent = self }
      }
      """
    #expect(try statements(text, line: 1) == ["let parent = Parent()", "parent.show()", "parent.link()", "remaining = parent"])
  }

  @Test func aParameterIsWatchedWhereItIsCaptured() throws {
    let text = """
      final class Layer { var step: (() -> Void)? }
      enum Stage {
        static func fade(_ layer: Layer) {
          layer.step = { print(layer) }
        }
      }
      """
    #expect(try statements(text, line: 4) == ["let layer = Layer()", "Stage.fade(layer)", "remaining = layer"])
  }

  @Test func theClosureAroundThePlaceIsCalled() throws {
    let text = """
      final class Field { var onChange: ((String) -> Void)? }
      final class Form {
        let code = Field()
        private var check: (() -> Void)?
        func watch() {
          code.onChange = { [weak self] text in
            guard let self else { return }
            self.check = { print(self, text) }
          }
        }
      }
      """
    #expect(
      try statements(text, line: 8) == [
        "let form = Form()", "form.watch()", "form.code.onChange?(\"text\")", "try await Task.sleep(nanoseconds: 10_000_000)", "remaining = form",
      ])
  }

  @Test func anUnownedReferenceGetsNoTest() throws {
    let text = """
      final class Screen {
        var f: (() -> Void)?
        func bind() { f = { [unowned self] in print(self) } }
      }
      """
    guard case .nothingToProve = try proof(text, line: 3) else {
      Issue.record("a test for a crash")
      return
    }
  }
}
