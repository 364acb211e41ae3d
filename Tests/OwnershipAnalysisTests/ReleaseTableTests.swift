import Testing
import VerdictVocabulary

@testable import OwnershipAnalysis

/// The law of releases, row by row.
@Suite struct ReleaseTableTests {
  private func meaning(_ runner: Release.Runner, _ extent: Release.Extent = .whole, _ holder: Release.Holder = .same) -> Break? {
    ReleaseTable.meaning(of: Release(extent: extent, holder: holder, runner: runner))
  }

  @Test(arguments: Release.Runner.allCases) func whatIsAboutAnotherObjectEndsNothing(_ runner: Release.Runner) {
    for extent in Release.Extent.allCases { #expect(meaning(runner, extent, .another) == nil) }
    #expect(meaning(runner, .otherElement) == nil)
  }

  @Test func theCodeThatStores() {
    #expect(meaning(.storingCode) == .bySameCode)
    #expect(meaning(.storingCode, .thisElement) == .bySameCode)
    #expect(meaning(.storingCode, .someElement) == nil)
    #expect(meaning(.storingCodeFirst) == nil)
    #expect(meaning(.nextRun) == .byOtherMethod)
  }

  @Test func theKeptClosureItself() {
    for extent in [Release.Extent.whole, .thisElement, .someElement] {
      #expect(meaning(.keptClosure, extent) == .bySameCode)
      #expect(meaning(.uncalledClosure, extent) == .byUncalledMethod)
      #expect(meaning(.deadClosure, extent) == nil)
    }
  }

  @Test func anotherClosureOfTheSameHolder() {
    #expect(meaning(.siblingClosure) == .byOtherMethod)
    #expect(meaning(.siblingClosure, .someElement) == nil)
  }

  @Test func otherCode() {
    for extent in [Release.Extent.whole, .thisElement, .someElement] {
      #expect(meaning(.otherCode, extent) == .byOtherMethod)
      #expect(meaning(.deliverer, extent) == .bySameCode)
      #expect(meaning(.uncalledCode, extent) == .byUncalledMethod)
      #expect(meaning(.renewer, extent) == nil)
    }
  }

  @Test func whatNeverComesInTime() {
    #expect(meaning(.keptDeinit) == nil)
    #expect(meaning(.freeDeinit) == .byOtherMethod)
    #expect(meaning(.codeForGoneObjects) == nil)
    #expect(meaning(.tests) == nil)
  }
}
