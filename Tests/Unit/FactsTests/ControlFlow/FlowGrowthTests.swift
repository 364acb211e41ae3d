import Facts
import Testing

/// Depth and length cost no more than they must: each of these would not end in sight if something were squared.
@Suite(.timeLimit(.minutes(60))) struct GrowthTests {
  private static let count = 20_000

  private func expectQuick(_ source: String, blocks: Int) {
    let flow = Flow(source)
    #expect(flow.isConsistent)
    #expect(flow.graph.blockCount > blocks)
    let dominators = DominatorTree(dominatorsOf: flow.graph)
    let postDominators = DominatorTree(postDominatorsOf: flow.graph)
    #expect(dominators.dominates(flow.graph.entry, flow.graph.exit))
    #expect(postDominators.dominates(flow.graph.exit, flow.graph.exit))
    #expect(flow.graph.canReachExit())
  }

  @Test func nestedBranches() {
    let count = Self.count
    expectQuick("func f() { " + String(repeating: "if x { a()\n", count: count) + String(repeating: "}", count: count) + " }", blocks: count)
  }

  @Test func manyReturns() {
    expectQuick("func f() { " + String(repeating: "guard x else { return }\n", count: Self.count) + " }", blocks: Self.count)
  }

  @Test func manyThrowsBehindManyDefers() {
    expectQuick("func f() throws { " + String(repeating: "defer { a() }; try b()\n", count: Self.count / 4) + " }", blocks: Self.count / 4)
  }

  @Test func longSwitch() {
    expectQuick(
      "func f() { switch x { " + (0..<Self.count).map { "case \($0): a(); fallthrough\n" }.joined() + "default: b() } }", blocks: Self.count)
  }

  @Test func longChains() {
    expectQuick("func f() { x" + String(repeating: "?.a", count: Self.count / 4) + " }", blocks: Self.count / 4)
    expectQuick("func f() { x = y" + String(repeating: " ?? a", count: Self.count / 4) + " }", blocks: Self.count / 4)
  }

  @Test func nestedLoops() {
    expectQuick(
      "func f() { " + String(repeating: "while x { defer { a() }; if y { return }\n", count: Self.count / 4)
        + String(repeating: "}", count: Self.count / 4) + " }", blocks: Self.count / 4)
  }
}
