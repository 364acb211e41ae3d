import Facts
import Testing

/// Outcomes and reached instructions agree with a search for each of them.
@Suite struct DecisionOutcomesTests {
  private static let bodies = [
    "if a { b() } else { c() }; d()",
    "guard a else { return }; if let b, c { d() }; e()",
    "while a { if b { break }; if c { continue }; d() }; e()",
    "for a in b where c { guard d else { continue }; e() }",
    "repeat { if a { return }; b() } while c; d()",
    "switch a { case 1 where b: c(); fallthrough\n case 2: d()\n default: return }; e()",
    "do { try a(); if b { throw c } } catch { d() }; e()",
    "defer { if a { b() } }; if c { return }; d()",
    "x = a ? b() : c(); y?.z(); w = a && b() || c()",
    "l: while a { while b { if c { break l }; d() }; e() }; return; f()",
    "if a { if b { return }; while true { c() } }; d()",
  ]

  @Test(arguments: bodies) func agreeWithSearches(body: String) {
    let flow = Flow("func f() { \(body) }")
    let graph = flow.graph
    let outcomes = DecisionOutcomes(of: graph)
    for index in flow.function.instructions.indices where graph.isReachable(graph.block(of: index)) {
      var expected: [BlockID: ControlFlowGraph.EdgeKind] = [:]
      for block in graph.order where graph.decision(of: block) != nil {
        for kind in [ControlFlowGraph.EdgeKind.holds, .fails] where !graph.canReach([index], along: { $0 != block || $1.kind != kind }) {
          expected[block] = kind
        }
      }
      #expect(outcomes.outcomes(before: graph.block(of: index)) == expected)
    }
    for step in 1...3 {
      let avoided = Set(flow.function.instructions.indices.filter { $0 % (step + 1) == step })
      let reached = graph.reachedInstructions(avoiding: avoided)
      for index in flow.function.instructions.indices {
        #expect((reached[graph.block(of: index)]?.contains(index) ?? false) == graph.canReach([index], avoiding: avoided))
      }
    }
  }
}
