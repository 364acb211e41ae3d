import Facts
import Testing

@Suite struct DominatorTests {
  private func block(_ name: String, _ flow: Flow) -> BlockID { flow.graph.block(of: flow[name]) }

  @Test func dominators() {
    let flow = Flow("func f() { a(); if x { b(); return }; c(); while y { d() }; e() }")
    let tree = DominatorTree(dominatorsOf: flow.graph)
    for name in ["b", "c", "d", "e"] { #expect(tree.dominates(flow.graph.entry, block(name, flow)), "\(name)") }
    #expect(tree.dominates(block("c", flow), block("e", flow)))
    #expect(!tree.dominates(block("b", flow), block("c", flow)))
    #expect(!tree.dominates(block("d", flow), block("e", flow)))
    #expect(tree.dominates(block("d", flow), block("d", flow)))
    #expect(tree.parent(of: flow.graph.exit) == flow.graph.entry)
    #expect(tree.parent(of: flow.graph.entry) == nil)
    #expect(!tree.dominates(flow.graph.entry, flow.graph.thrownExit))
  }

  @Test func postDominators() {
    let flow = Flow("func f() throws { a(); if x { b() }; c(); try d(); e(); while true { g() } }")
    let tree = DominatorTree(postDominatorsOf: flow.graph)
    #expect(tree.dominates(block("c", flow), flow.graph.entry))
    #expect(!tree.dominates(block("b", flow), flow.graph.entry))
    #expect(tree.dominates(flow.graph.thrownExit, block("b", flow)))
    // No exit can be reached from there.
    #expect(!tree.dominates(flow.graph.thrownExit, block("g", flow)))
    #expect(!tree.dominates(block("e", flow), block("d", flow)))
    #expect(tree.parent(of: flow.graph.thrownExit) == nil)
  }

  @Test func bothExits() {
    let flow = Flow("func f() throws { a(); try b(); c() }")
    let tree = DominatorTree(postDominatorsOf: flow.graph)
    #expect(!tree.dominates(flow.graph.exit, flow.graph.entry))
    #expect(!tree.dominates(block("c", flow), flow.graph.entry))
    #expect(tree.parent(of: flow.graph.entry) == nil)
  }
}
