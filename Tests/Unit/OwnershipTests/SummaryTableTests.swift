import Program
import Facts
import Testing

@testable import Ownership

/// Tables of summaries that go on from those of an earlier run.
@Suite struct SummaryTableTests {
  private func function(_ number: Int) -> FunctionReference { FunctionReference(file: 0, function: FunctionID(number)) }
  private func entry(_ version: Int) -> SummaryTable.Entry { SummaryTable.Entry(summary: Summary(), version: version, parts: CodeRegions([])) }

  @Test(arguments: [1, 3, 600, 1200]) func replacementsScaleToAnyNumber(count: Int) {
    var earlier = SummaryTable()
    for number in 0..<1500 { earlier.settle(entry(1), of: function(number)) }
    var table = earlier
    for number in 0..<count { table.replace(number.isMultiple(of: 3) ? nil : entry(2), of: function(number)) }
    for number in 0..<1500 {
      #expect(table.version(of: function(number)) == (number >= count ? 1 : number.isMultiple(of: 3) ? 0 : 2))
      #expect(earlier.version(of: function(number)) == 1)
    }
  }

  /// A run that goes on sees no more than one that starts from nothing: of later levels, of the same and of functions that are gone nothing is known.
  @Test func onlyEarlierLevelsAreSeen() {
    var table = SummaryTable()
    for number in 0..<4 { table.settle(entry(1), of: function(number)) }
    // Unit 0 calls unit 1, which calls unit 2.
    let graph = CallGraph(callees: [[1], [2], []])
    #expect(graph.levelOf == [2, 1, 0])
    #expect(graph.placeOf == [0, 0, 0])
    let indices = Dictionary(uniqueKeysWithValues: (0..<3).map { (function($0), $0) })
    let seen = table.seen(from: 1, indices, levelOf: graph.levelOf)
    #expect((0..<4).map { seen.version(of: function($0)) } == [0, 0, 1, 0])
    #expect(seen[function(1)] == nil)
  }
}

/// Parts that are counted in an order.
private final class CountedPart: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct PartTotal: Aggregate, Equatable {
  var numbers = Multiset<Int>()
  mutating func count(_ part: CountedPart, _ times: Int32) { numbers.count(part.number, times) }
}

@Suite struct IncrementalSumTests {
  @Test func partsInThePlaceOfOthersAreCountedInTheirPlace() {
    let parts = [1, 2, 3, 4].map(CountedPart.init)
    let earlier = IncrementalSum<PartTotal>(parts)
    let others = [parts[0], CountedPart(7), parts[2], CountedPart(8)]
    let byPlace = IncrementalSum<PartTotal>(others, after: earlier, changed: [1, 3])
    let byIndex = IncrementalSum<PartTotal>(others, after: earlier, at: [0, 1, 2, -1])
    #expect(byPlace.value == byIndex.value)
    #expect(byPlace.value == IncrementalSum<PartTotal>(others).value)
    #expect(byPlace.changes?.gone.map(\.number) == [2, 4])
    #expect(byPlace.changes?.new.map(\.number) == [7, 8])
    #expect(byIndex.changes?.gone.map(\.number) == [2, 4])
  }
}

/// Bits that several keys share rule out, and never rule in.
@Suite struct DependencyBitTests {
  @Test func aKeyHasTheBitOfItsSet() {
    let asked = (0..<40).map { FunctionReference(file: $0, function: FunctionID(3 * $0)) }
    for function in asked { #expect(asked.dependencyBits & function.dependencyBit != 0) }
    #expect([FunctionReference]().dependencyBits == 0)
    let changes = DependencyFilter.Bits(functions: asked.dependencyBits)
    for function in asked { #expect(DependencyFilter.Bits(functions: function.dependencyBit).intersects(changes)) }
    #expect(!DependencyFilter.Bits(properties: .max).intersects(changes))
  }
}
