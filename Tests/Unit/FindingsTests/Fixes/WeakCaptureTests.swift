import Testing

@testable import Findings

/// `[weak self]` in every form that a closure's head can have.
struct WeakCaptureTests {
  @Test(arguments: [
    // One chain of members: optional chaining.
    ("    model.onDone = { self.refresh() }", "    model.onDone = { [weak self] in self?.refresh() }"),
    ("    model.onChange = { self.count = $0 }", "    model.onChange = { [weak self] in self?.count = $0 }"),
    ("    model.onChange = { value in self.show(value) }", "    model.onChange = { [weak self] value in self?.show(value) }"),
    ("    model.onChange = { (value: Int) -> Void in self.show(value) }", "    model.onChange = { [weak self] (value: Int) -> Void in self?.show(value) }"),
    (
      "    let name = name\n    model.onDone = { [name] in self.show(name.count) }",
      "    let name = name\n    model.onDone = { [weak self, name] in self?.show(name.count) }"
    ),
    (
      "    model.onDone = { [self] in refresh(); refresh() }",
      "    model.onDone = { [weak self] in\n      guard let self else { return }\n      refresh(); refresh()\n    }"
    ),
    ("    model.onDone = { @MainActor in self.refresh() }", "    model.onDone = { @MainActor [weak self] in self?.refresh() }"),
    // More than one use: a guard, with the layout of the code around.
    (
      "    model.onDone = { self.show(self.count) }",
      "    model.onDone = { [weak self] in\n      guard let self else { return }\n      self.show(self.count)\n    }"
    ),
    (
      "    model.onChange = { value in  // when it changes\n      self.show(value)\n      self.refresh()\n    }",
      "    model.onChange = { [weak self] value in  // when it changes\n      guard let self else { return }\n      self.show(value)\n      self.refresh()\n    }"
    ),
    (
      "    model.onDone = {\n      // first\n      self.refresh()\n      self.refresh()\n    }",
      "    model.onDone = { [weak self] in\n      guard let self else { return }\n      // first\n      self.refresh()\n      self.refresh()\n    }"
    ),
    // What may be missing is missing where the object is.
    ("    model.parent = { self }", "    model.parent = { [weak self] in\n      guard let self else { return nil }\n      return self\n    }"),
    (
      "    model.parent = { print(self); return self }",
      "    model.parent = { [weak self] in\n      guard let self else { return nil }\n      print(self); return self\n    }"
    ),
    // Only constants are used.
    ("    model.title = { self.name }", "    model.title = { [name = self.name] in name }"),
    // Only a closure inside needs it.
    (
      "    model.onDone = {\n      Task { [weak self] in self?.refresh() }\n    }",
      "    model.onDone = { [weak self] in\n      Task { [weak self] in self?.refresh() }\n    }"
    ),
    // Another object.
    (
      "    let other = Model()\n    other.onDone = { other.onChange?(1) }",
      "    let other = Model()\n    other.onDone = { [weak other] in other?.onChange?(1) }"
    ),
  ])
  func heads(_ body: String, _ expected: String) { #expect(Fixing.fixedBody(body) == expected) }

  @Test func keepsCarriageReturns() {
    let source = Fixing.screen("    model.onDone = {\n      self.refresh()\n      self.refresh()\n    }")
    let expected = Fixing.screen("    model.onDone = { [weak self] in\n      guard let self else { return }\n      self.refresh()\n      self.refresh()\n    }")
    #expect(Fixing.fixed(source.replacing("\n", with: "\r\n")) == expected.replacing("\n", with: "\r\n"))
    #expect(Fixing.fixed("\u{FEFF}" + source) == "\u{FEFF}" + expected)
  }

  @Test func keepsTabs() {
    let source = Fixing.screen("\t\tmodel.onDone = { self.show(self.count) }")
    #expect(Fixing.fixed(source.replacing("  ", with: "\t")).contains("in\n\t\t\tguard let self else { return }\n\t\t\tself.show(self.count)\n\t\t}"))
  }

  @Test func severalAtOnce() {
    let body = """
          model.onDone = {
            self.refresh()
            self.model.onChange = { value in
              self.show(value)
            }
          }
      """
    let once = Fixing.fixedBody(body)
    #expect(once.contains("model.onDone = { [weak self] in\n"))
    #expect(once.contains("model.onChange = { [weak self] value in\n"))
    // A second run finds nothing to do.
    let whole = Fixing.fixed(Fixing.screen(body))
    #expect(Fixing.fixed(whole) == whole)
  }

  @Test func unownedBecomesWeak() {
    let source = """
      import Dispatch
      final class Player {
        var position = 0
        func fadeOut() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [unowned self] in
            self.position += 1
          }
        }
      }

      """
    #expect(Fixing.fixed(source) == source.replacing("[unowned self]", with: "[weak self]").replacing("self.position", with: "self?.position"))
    #expect(Fixing.fixed(source.replacing("unowned", with: "unowned(unsafe)")).contains("{ [weak self] in"))
  }

  /// In an endless loop the object is held for a round at a time, not from the first to the last.
  @Test func loops() {
    let source = """
      final class Feed {
        let values = AsyncStream<Int> { _ in }
        var last = 0
        func watch() {
          Task {
            for await value in self.values {
              self.last = value
            }
          }
        }
      }

      """
    let fixed = Fixing.fixed(source)
    #expect(
      fixed.contains(
        "Task { [weak self, values = self.values] in\n      for await value in values {\n        guard let self else { return }\n        self.last = value\n"))
  }

  /// A strong reference made before the loop is made in each round instead.
  @Test func bindingBeforeALoop() {
    let source = """
      final class Feed {
        let values = AsyncStream<Int> { _ in }
        var last = 0
        func watch() {
          Task { [weak self] in
            guard let self else { return }
            for await value in self.values {
              self.last = value
            }
          }
        }
      }

      """
    let fixed = Fixing.fixed(source)
    #expect(
      fixed.contains(
        "Task { [values = self.values, weak self] in\n      for await value in values {\n        guard let self else { return }\n        self.last = value\n"))
  }

  /// What a task's initialiser gives may be thrown away: the closure around it need not give it.
  @Test func aTaskIsNoResult() {
    let source = """
      import Foundation
      final class Clock {
        func tick() async {}
        func start() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            Task { await self.tick() }
          }
        }
      }
      """
    #expect(Fixing.fixed(source).contains("repeats: true) { [weak self] _ in\n      guard let self else { return }\n      Task {"))
  }

  @Test(arguments: [
    ("    model.title = { \"\\(self.count)\" }", "the closure has to return a value even when `self` is gone"),
    ("    func again() { self.refresh() }\n    model.onDone = { again() }", "nested function"),
  ])
  func refusals(_ body: String, _ reason: String) {
    #expect(Fixing.refusals(Fixing.screen(body)).first?.contains(reason) == true)
  }
}
