import Facts
import Testing

/// Expressions of which only a part is evaluated.
@Suite struct ExpressionFlowTests {
  @Test func logicalOperators() {
    let flow = Flow("func f() { x = a() && b() || c(); d() }")
    #expect(flow.isConsistent)
    #expect(!flow.canMiss("a"))
    #expect(flow.canMiss("b"))
    #expect(flow.canMiss("c", from: "b"))
    #expect(flow.canFollow("c", "a", avoiding: "b"))
    #expect(!flow.canMiss("d"))
    #expect(!Flow("func f() { x = a() + b() }").canMiss("b"))
  }

  @Test func nilCoalescing() {
    let flow = Flow("func f() { x = a() ?? b() ?? c(); d() }")
    #expect(flow.isConsistent)
    #expect(flow.canMiss("b"))
    #expect(flow.canMiss("c", from: "b"))
    #expect(!flow.canFollow("c", "a", avoiding: "b"))
    #expect(!flow.canMiss("d"))
  }

  @Test func conditionalOperator() {
    let flow = Flow("func f() { x = a() ? b() : c(); d() }")
    #expect(flow.isConsistent)
    #expect(!flow.canMiss("b", "c"))
    #expect(flow.canMiss("b"))
    #expect(!flow.canFollow("c", "b"))
    #expect(!flow.canMiss("d"))
    let chained = Flow("func f() { x = a() ? y?.b() : z?.c(); d() }")
    #expect(chained.isConsistent)
    #expect(!chained.canFollow("c", "b"))
    #expect(!chained.canMiss("d"))
  }

  @Test func optionalChain() {
    let flow = Flow("func f() { x?.a(b())?.c(d()); e() }")
    #expect(flow.isConsistent)
    #expect(flow.canMiss("a", "b", "c", "d"))
    #expect(flow.canMiss("c", "d", from: "a"))
    #expect(!flow.canFollow("c", "a", avoiding: "d"))
    #expect(!flow.canMiss("e"))
  }

  /// The value of an assignment is not computed where there is nobody to assign to.
  @Test func optionalTarget() {
    let flow = Flow("func f() { x?.y = a(); b() }")
    #expect(flow.isConsistent)
    #expect(flow.canMiss("a"))
    #expect(!flow.canMiss("b"))
    #expect(!Flow("func f() { x!.y = a() }").canMiss("a"))
  }

  @Test func inConditions() {
    let flow = Flow("func f() { if a() && x?.b() == c() { d() } else { e() } }")
    #expect(flow.isConsistent)
    #expect(!flow.canMiss("d", "e"))
    #expect(flow.canFollow("e", "a", avoiding: "b", "c"))
    #expect(flow.canMiss("b", from: "a"))
    #expect(!flow.canFollow("d", avoiding: "a"))
  }

  /// The value of an `if` is that of one of its branches.
  @Test func ifExpression() {
    let flow = Flow("func f() { let x = if a() { b() } else { c() }; d() }")
    #expect(flow.isConsistent)
    #expect(!flow.canFollow("c", "b"))
    #expect(!flow.canMiss("b", "c"))
  }

  @Test func decisions() {
    let flow = Flow("func f() { if a() { b() }; x = y ?? c() }")
    let asked = (0..<flow.graph.blockCount).compactMap { flow.graph.decision(of: $0) }
    #expect(asked.map(\.test) == [.isTrue, .hasValue])
    #expect(asked[0].value == ValueID(flow["a"]))
    let first = flow.graph.block(of: flow["a"])
    #expect(flow.graph.successors(of: first).first { $0.kind == .holds }?.block == flow.graph.block(of: flow["b"]))
  }
}
