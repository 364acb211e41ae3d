import Answers
import Project
import Testing

/// What is said of places in texts without a disk.
@Suite struct ConfirmationTests {
  private func effect(_ text: String, line: Int, column: Int? = nil) throws -> (effect: Effect, list: String?) {
    let outcome = try Linter(texts: ["A.swift": Array(text.utf8)], LintOptions()).run()
    let confirmation = try Confirmation.make(outcome, path: "A.swift", line: line, column: column).get()
    return (confirmation.effect, confirmation.judgements[0].captureList)
  }

  @Test func aNestedWeakCaptureIsJudgedWhereTheOuterClosureHoldsTheObject() throws {
    let text = """
      import Dispatch
      final class Screen {
        var onDone: (() -> Void)?
        var count = 0
        func load() {
          onDone = {
            DispatchQueue.main.async { [weak self] in
              self?.count += 1
            }
          }
        }
      }
      """
    let inner = try effect(text, line: 7)
    #expect(inner.effect == .leak)
    #expect(try effect(text, line: 6).effect == .leak)
  }

  @Test func aTimerThatNothingStopsIsALeakWithoutACycle() throws {
    let text = """
      import Foundation
      final class Clock {
        var seconds = 0
        func start() {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
        }
      }
      """
    let clock = try effect(text, line: 5)
    #expect(clock.effect == .leak)
    #expect(clock.list == "[weak self]")
  }

  @Test func aCycleThatTheSameCodeBreaksIsRefuted() throws {
    let text = """
      final class Job {
        var onDone: (() -> Void)?
        var count = 0
        func run() {
          onDone = { self.count += 1 }
          onDone?()
          onDone = nil
        }
      }
      """
    #expect(try effect(text, line: 5).effect != .leak)
  }

  @Test func weakAndUnownedKeepNothing() throws {
    let text = """
      final class Job {
        var onDone: (() -> Void)?
        var count = 0
        func run() {
          onDone = { [weak self] in self?.count += 1 }
        }
      }
      """
    #expect(try effect(text, line: 5).effect == .harmless)
    #expect(try effect(text, line: 5, column: 16).effect == .harmless)
  }

  @Test func aPlaceWithoutObjectsIsAProblem() throws {
    let outcome = try Linter(texts: ["A.swift": Array("let x = 1\nlet y = 2\n".utf8)], LintOptions()).run()
    for (path, line) in [("A.swift", 2), ("A.swift", 99), ("B.swift", 1)] {
      #expect(throws: Explanation.Problem.self) { try Confirmation.make(outcome, path: path, line: line, column: nil).get() }
    }
  }
}
