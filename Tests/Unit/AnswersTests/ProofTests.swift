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

  @Test func aConstantOnTheWayComesFromTheInitialiser() throws {
    func steps(_ property: String, _ condition: String) throws -> [String] {
      let text = """
        final class Screen {
          private var done: (() -> Void)?
          private var count = 0
          let \(property)
          init(\(property)) { self.id = id }
          init() { id = 7 }
          func start() {
            \(condition) else { return }
            done = { self.count += 1 }
          }
        }
        """
      return try statements(text, line: 9)
    }
    func expected(_ id: String) -> [String] { ["let screen = Screen(id: \(id))", "screen.start()", "remaining = screen"] }
    #expect(try steps("id: Int", "guard id == 42") == expected("42"))
    #expect(try steps("id: String?", "guard self.id == nil") == expected("nil"))
    #expect(try steps("id: Bool", "guard !id") == expected("false"))
  }

  @Test func aLiteralPatternIsTheArgument() throws {
    let text = """
      final class Screen {
        private var done: (() -> Void)?
        private var count = 0
        func start(kind: String, level: Int) {
          switch kind {
          case "a": print(kind)
          case "x", "y":
            switch level {
            case 3: done = { self.count += 1 }
            default: break
            }
          default: break
          }
        }
      }
      """
    #expect(try statements(text, line: 9) == ["let screen = Screen()", "screen.start(kind: \"x\", level: 3)", "remaining = screen"])
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
