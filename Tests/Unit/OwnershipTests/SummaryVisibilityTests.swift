import Program
import Facts
import Testing
import Catalog

@testable import Ownership

/// Of which closures of a function its callers must know, on graphs made by hand.
@Suite struct SummaryVisibilityTests {
  private let closure = NodeKind.closure(FunctionReference(file: 0, function: FunctionID(1)), instance: 0)

  private func edge(_ source: NodeID, _ target: NodeID, _ field: Field, _ strength: CaptureStrength = .strong) -> Edge {
    Edge(source: source, target: target, field: field, strength: strength, lifetime: .whileKept, assumptions: 0, place: nil, isWrite: true)
  }

  /// Must callers know that somebody keeps a closure, and what it refers to?
  private func concern(_ keeper: NodeKind, _ held: NodeKind, _ field: Field, _ strength: CaptureStrength = .strong) -> [Bool] {
    var graph = Graph()
    let nodes = [keeper, closure, held].map { graph.node($0, type: .unknown) }
    let edges = [edge(nodes[0], nodes[1], .unknown), edge(nodes[1], nodes[2], field, strength)]
    for edge in edges { graph.add(edge) }
    let sight = SummaryVisibility(of: graph, given: [])
    return edges.map(sight.concerns)
  }

  @Test(arguments: [NodeKind.system, .unknownCallee]) func callersNeedNotSeeUnreachableClosures(_ keeper: NodeKind) {
    let made = NodeKind.allocation(SourcePlace(file: 0, range: ByteRange(start: 1, end: 2)), instance: 0)
    #expect(concern(keeper, made, .capture(nil)) == [false, false])
    #expect(concern(keeper, .selfObject, .capture(nil), .weak) == [false, false])
    #expect(concern(keeper, .selfObject, .result, .weak) == [false, false])
    #expect(concern(keeper, .externalGlobal(Name(index: 0), of: nil), .capture(nil)) == [false, false], "callers know no more of it")
  }

  @Test(arguments: [NodeKind.system, .unknownCallee]) func callersSeeClosuresCapturingTheirObjects(_ keeper: NodeKind) {
    for known in [NodeKind.selfObject, .parameter(0), .closureParameter(VariableReference(file: 0, variable: VariableID(0)))] {
      #expect(concern(keeper, known, .capture(nil)) == [true, true])
      #expect(concern(keeper, known, .capture(nil), .unowned) == [true, true])
    }
  }

  @Test func callersSeeClosuresInTheirObjects() {
    for keeper in [NodeKind.selfObject, .parameter(0)] { #expect(concern(keeper, .unknownCallee, .result, .weak) == [true, true]) }
  }

  @Test func callersSeeReturnedClosures() {
    var graph = Graph()
    let nodes = [closure, .unknownCallee].map { graph.node($0, type: .unknown) }
    let given = edge(nodes[0], nodes[1], .result, .weak)
    graph.add(given)
    #expect(SummaryVisibility(of: graph, given: [nodes[0]]).concerns(given))
    #expect(!SummaryVisibility(of: graph, given: []).concerns(given))
  }
}

/// A summary does not hang on how the function's own graph counts.
@Suite struct SummaryNumbersTests {
  private func summary(base: Int, contexts: [Int32]) -> Summary {
    func place(_ start: UInt32) -> SourcePlace { SourcePlace(file: 0, range: ByteRange(start: start, end: start + 1)) }
    var summary = Summary()
    let kinds: [NodeKind] = [
      .selfObject, .load(NodeID(base), .element), .allocation(place(1), instance: contexts[0]), .methodReference(place(2), instance: contexts[1]),
      .allocation(place(3), instance: contexts[2]), .autoclosure(place(4), instance: contexts[3]),
    ]
    summary.items = kinds.map { Summary.Item(kind: $0, type: .unknown) }
    summary.loadBases = [1: 0]
    let edge = Edge(
      source: NodeID(base), target: NodeID(base + 1), field: .element, strength: .strong, lifetime: .whileKept, assumptions: 0, place: nil, isWrite: true)
    summary.references = [Summary.Reference(source: 0, target: 2, edge: edge)]
    summary.forgetNumbers()
    return summary
  }

  @Test func summariesIgnoreNumbering() {
    #expect(summary(base: 4, contexts: [7, 3, 7, -9]) == summary(base: 11, contexts: [2, 8, 2, -5]))
    #expect(summary(base: 4, contexts: [7, 3, 7, 5]) != summary(base: 4, contexts: [7, 3, 3, 5]))
  }

  @Test func summariesKeepCallContextsApart() {
    #expect(summary(base: 4, contexts: [0, 3, 7, 5]) != summary(base: 4, contexts: [1, 3, 7, 5]))
    #expect(summary(base: 4, contexts: [CallContext.recursive, 3, 7, 5]) != summary(base: 4, contexts: [-8, 3, 7, 5]))
    #expect(summary(base: 4, contexts: [-8, 3, 7, 5]) != summary(base: 4, contexts: [8, 3, 7, 5]))
  }
}
