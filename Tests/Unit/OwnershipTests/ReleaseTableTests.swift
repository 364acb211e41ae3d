import Testing
import Catalog

@testable import Ownership

/// The law of releases, row by row.
@Suite struct ReleaseTableTests {
  struct Row: Sendable {
    var runner: Release.Runner
    /// What it means that all, or the element at hand, is let go of.
    var whole: Break?
    /// What it means that some element is.
    var some: Break?
    /// The same, where each of several elements holds the holder and where that differs.
    var one: Break?
  }

  private static let rows = [
    Row(runner: .storingCode, whole: .bySameCode, some: nil),
    Row(runner: .storingCodeOnSomeWays, whole: .onSomeWays, some: nil),
    Row(runner: .nextRun, whole: .byOtherMethod, some: .byOtherMethod),
    Row(runner: .update, whole: .onSomeWays, some: .onSomeWays),
    Row(runner: .storingCodeFirst, whole: nil, some: nil),
    Row(runner: .keptClosure, whole: .bySameCode, some: .bySameCode),
    Row(runner: .uncalledClosure, whole: .byUncalledMethod, some: .byUncalledMethod),
    Row(runner: .deadClosure, whole: nil, some: nil),
    Row(runner: .endHandler, whole: nil, some: nil),
    Row(runner: .siblingClosure, whole: .byOtherMethod, some: nil),
    Row(runner: .deliverer, whole: .bySameCode, some: .bySameCode, one: .onSomeWays),
    Row(runner: .deliverer, whole: .bySameCode, some: .bySameCode, one: .onSomeWays),
    Row(runner: .otherCode, whole: .byOtherMethod, some: .byOtherMethod, one: .onSomeWays),
    Row(runner: .uncalledCode, whole: .byUncalledMethod, some: .byUncalledMethod),
    Row(runner: .renewer, whole: nil, some: nil),
    Row(runner: .keptDeinit, whole: nil, some: nil),
    Row(runner: .freeDeinit, whole: .byOtherMethod, some: .byOtherMethod),
    Row(runner: .codeForGoneObjects, whole: nil, some: nil),
    Row(runner: .tests, whole: nil, some: nil),
  ]

  @Test(arguments: rows) func row(_ row: Row) {
    func meaning(_ extent: Release.Extent, _ holder: Release.Holder = .same) -> Break? {
      ReleaseTable.meaning(of: Release(extent: extent, holder: holder, runner: row.runner))
    }
    #expect(meaning(.whole) == row.whole)
    #expect(meaning(.thisElement) == row.whole)
    #expect(meaning(.someElement) == row.some)
    #expect(meaning(.oneOfSeveral) == row.one ?? row.some)
    // What is about another object, or another element, ends nothing.
    #expect(meaning(.otherElement) == nil)
    for extent in Release.Extent.allCases { #expect(meaning(extent, .another) == nil) }
  }

  @Test func everyRowIsThere() { #expect(Set(Self.rows.map(\.runner)) == Set(Release.Runner.allCases)) }
}
