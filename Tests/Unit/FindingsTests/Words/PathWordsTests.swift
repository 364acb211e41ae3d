import BuiltInRules
import Facts
import Ownership
import Program
import Testing

@testable import Findings

/// The words for who keeps a closure, and for the steps that lead there.
@Suite struct PathWordsTests {
  /// The keeper and the steps of the first cycle.
  private func cycle(_ source: String) throws -> (keeper: String, steps: [String]) {
    var reader = FactReader()
    let facts = reader.facts(of: Array(source.utf8), path: "File.swift")
    let result = OwnershipAnalysis(Program(files: [facts], modules: [0], models: BuiltIn.models), jobs: 1).run()
    let words = Words(of: result)
    let observation = try #require(result.observations.first { $0.keeper == .cycle })
    return (words.keeper(observation), words.path(observation).map(\.text))
  }

  @Test func theCapturedObjectComesFirst() throws {
    let code = """
      final class Row { var onTap: (() -> Void)?; let inner = Inner() }
      final class Inner { var onEnd: (() -> Void)? }

      """
    #expect(try cycle(code + "func a(_ row: Row) { row.onTap = { print(row) } }").keeper == "`row.onTap`")
    #expect(try cycle(code + "func b(_ row: Row) { row.inner.onEnd = { print(row) } }").keeper == "`row.inner.onEnd`")
    let own = "final class Page { let row = Row(); func c() { row.onTap = { print(self) } } }"
    #expect(try cycle(code + own).keeper == "`row.onTap`")
  }

  /// A list has no members of its own that the code could mean.
  @Test func elementsAreDescribedByTheirList() throws {
    let code = """
      final class Row { var onTap: (() -> Void)? }
      final class Page {
        var rows: [Row] = []
        func add() {
          let row = Row()
          rows.append(row)
          row.onTap = { print(self) }
        }
      }
      """
    #expect(try cycle(code).keeper == "`Row.onTap`")
  }

  @Test func oneStepForATreeOfLikeObjects() throws {
    let code = """
      import UIKit
      final class Box: UIView { var onTap: (() -> Void)? }
      func build() {
        let outer = Box(), middle = Box(), inner = Box()
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.onTap = { print(outer) }
      }
      """
    let steps = try cycle(code).steps
    #expect(steps.filter { $0.contains("addSubview") }.count == 1)
    #expect(steps.count == 4)
  }
}
