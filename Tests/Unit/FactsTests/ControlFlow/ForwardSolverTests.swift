import Facts
import Testing

/// The calls that have been made on some way.
private struct Seen: FlowState, Equatable {
  var calls: Set<Int> = []
  mutating func join(_ other: Seen) -> Bool {
    let count = calls.count
    calls.formUnion(other.calls)
    return calls.count > count
  }
}

@Suite struct ForwardSolverTests {
  private func seen(_ flow: Flow, without left: ControlFlowGraph.EdgeKind? = nil) -> [Seen?] {
    flow.graph.solve(from: Seen()) { block, state in
      for index in flow.graph.instructions(of: block) {
        if case .call = flow.function.instructions[index].operation { state.calls.insert(index) }
      }
    } along: { _, edge, _ in
      edge.kind != left
    }
  }

  @Test func joinsWhereWaysMeet() {
    let flow = Flow("func f() { if x { a() } else { b() }; c() }")
    #expect(seen(flow)[flow.graph.exit]?.calls == [flow["a"], flow["b"], flow["c"]])
    #expect(seen(flow)[flow.graph.thrownExit] == nil)
  }

  @Test func goesRoundLoops() {
    let flow = Flow("func f() { while x { while y { a(); if z { break }; b() } ; c() } }")
    #expect(seen(flow)[flow.graph.block(of: flow["a"])]?.calls == [flow["a"], flow["b"], flow["c"]])
  }

  @Test func waysThatAreNotTaken() {
    let flow = Flow("func f() throws { try a(); b() }")
    #expect(seen(flow)[flow.graph.thrownExit]?.calls == [flow["a"]])
    #expect(seen(flow, without: .thrown)[flow.graph.thrownExit] == nil)
  }

  /// What is behind a loop is visited when the loop has settled, and not once more for each loop in front of it.
  @Test(arguments: [10, 100])
  func visitsLoopsBehindEachOther(count: Int) {
    let flow = Flow("func f() { " + (0..<count).map { "for x in y { a\($0)() }\nwhile b\($0)() { c\($0)() }\n" }.joined() + "}")
    var visits = 0
    _ = flow.graph.solve(from: Seen()) { block, state in
      visits += 1
      for index in flow.graph.instructions(of: block) {
        if case .call = flow.function.instructions[index].operation { state.calls.insert(index) }
      }
    }
    #expect(visits <= 2 * flow.graph.blockCount)
  }
}
