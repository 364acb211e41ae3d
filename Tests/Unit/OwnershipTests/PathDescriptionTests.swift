import Ownership
import Testing

/// The words for who keeps a closure, and for the steps that lead there.
@Suite struct PathDescriptionTests {
  private func cycle(_ source: String) throws -> Observation {
    try #require(analyse([source]).observations.first { $0.keeper == .cycle })
  }

  @Test func theCapturedObjectComesFirst() throws {
    let code = """
      final class Row { var onTap: (() -> Void)?; let inner = Inner() }
      final class Inner { var onEnd: (() -> Void)? }

      """
    #expect(try cycle(code + "func a(_ row: Row) { row.onTap = { print(row) } }").keeperDescription == "`row.onTap`")
    #expect(try cycle(code + "func b(_ row: Row) { row.inner.onEnd = { print(row) } }").keeperDescription == "`row.inner.onEnd`")
    let own = "final class Page { let row = Row(); func c() { row.onTap = { print(self) } } }"
    #expect(try cycle(code + own).keeperDescription == "`row.onTap`")
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
    #expect(try cycle(code).keeperDescription == "`Row.onTap`")
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
    let steps = try cycle(code).path.map(\.text)
    #expect(steps.filter { $0.contains("addSubview") }.count == 1)
    #expect(steps.count == 4)
  }
}
