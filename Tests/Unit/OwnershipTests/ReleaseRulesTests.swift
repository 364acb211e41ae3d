import Testing
import Catalog

@testable import Ownership

/// The law of releases, row by row.
@Suite struct ReleaseRulesTests {
  struct Row: Sendable {
    var runner: ReleaseEffect.Runner
    /// What it means that all, or the element at hand, is let go of.
    var whole: ReleaseOutcome?
    /// What it means that some element is.
    var some: ReleaseOutcome?
    /// The same, where each of several elements holds the holder and where that differs.
    var one: ReleaseOutcome?
  }

  private static let rows = [
    Row(runner: .storingCode, whole: .bySameCode, some: nil),
    Row(runner: .storingCodeOnSomePaths, whole: .onSomePaths, some: nil),
    Row(runner: .nextRun, whole: .byOtherMethod, some: .byOtherMethod),
    Row(runner: .update, whole: .onSomePaths, some: .onSomePaths),
    Row(runner: .storingCodeFirst, whole: nil, some: nil),
    Row(runner: .keptClosure, whole: .bySameCode, some: .bySameCode),
    Row(runner: .uncalledClosure, whole: .byUncalledMethod, some: .byUncalledMethod),
    Row(runner: .deadClosure, whole: nil, some: nil),
    Row(runner: .endHandler, whole: nil, some: nil),
    Row(runner: .siblingClosure, whole: .byOtherMethod, some: nil),
    Row(runner: .deliverer, whole: .bySameCode, some: .bySameCode, one: .onSomePaths),
    Row(runner: .deliverer, whole: .bySameCode, some: .bySameCode, one: .onSomePaths),
    Row(runner: .otherCode, whole: .byOtherMethod, some: .byOtherMethod, one: .onSomePaths),
    Row(runner: .uncalledCode, whole: .byUncalledMethod, some: .byUncalledMethod),
    Row(runner: .renewer, whole: nil, some: nil),
    Row(runner: .keptDeinit, whole: nil, some: nil),
    Row(runner: .freeDeinit, whole: .byOtherMethod, some: .byOtherMethod),
    Row(runner: .codeForGoneObjects, whole: nil, some: nil),
    Row(runner: .tests, whole: nil, some: nil),
  ]

  @Test(arguments: rows) func row(_ row: Row) {
    func meaning(_ extent: ReleaseEffect.Extent, _ holder: ReleaseEffect.Holder = .same) -> ReleaseOutcome? {
      ReleaseRules.meaning(of: ReleaseEffect(extent: extent, holder: holder, runner: row.runner))
    }
    #expect(meaning(.whole) == row.whole)
    #expect(meaning(.thisElement) == row.whole)
    #expect(meaning(.someElement) == row.some)
    #expect(meaning(.oneOfSeveral) == row.one ?? row.some)
    // What is about another object, or another element, ends nothing.
    #expect(meaning(.otherElement) == nil)
    for extent in ReleaseEffect.Extent.allCases { #expect(meaning(extent, .another) == nil) }
  }

  @Test func everyRowIsThere() { #expect(Set(Self.rows.map(\.runner)) == Set(ReleaseEffect.Runner.allCases)) }
}
