import Facts
import Testing

/// `try`, `throw`, `catch` and `defer`.
@Suite struct ErrorFlowTests {
  @Test func tryLeaves() {
    let flow = Flow("func f() throws { try a(); b() }")
    #expect(flow.isConsistent)
    #expect(flow.canMiss("b"))
    #expect(!flow.canMiss("a"))
    #expect(flow.graph.isReachable(flow.graph.thrownExit))
  }

  @Test func optionalTryGoesOn() {
    let flow = Flow("func f() { try? a(); try! b(); c() }")
    #expect(!flow.canMiss("c"))
    #expect(!flow.graph.isReachable(flow.graph.thrownExit))
  }

  @Test func tryIsCaught() {
    let flow = Flow("func f() { do { try a(); b() } catch { c() }; d() }")
    #expect(flow.isConsistent)
    #expect(!flow.graph.isReachable(flow.graph.thrownExit))
    #expect(!flow.canMiss("d"))
    #expect(!flow.canMiss("b", "c"))
    #expect(!flow.canFollow("c", "b"))
  }

  /// Each `catch` is asked in turn; what none takes goes on outwards.
  @Test func catchClauses() {
    let flow = Flow(
      "func f() throws { do { try a() } catch let e as B { b() } catch is C where w() { c() }; d() }")
    #expect(flow.isConsistent)
    #expect(flow.graph.isReachable(flow.graph.thrownExit))
    #expect(flow.canMiss("b", "c", "d"))
    #expect(!flow.canFollow("b", "w"))
  }

  @Test func bindingsCatchAll() {
    for pattern in ["", "let e", "let error", "_", "let e where e.isX"] {
      let flow = Flow("func f() throws { do { try a() } catch \(pattern) { b() } }")
      #expect(flow.isConsistent)
      #expect(flow.graph.isReachable(flow.graph.thrownExit) == pattern.contains("where"), "\(pattern)")
    }
  }

  @Test func nested() {
    let flow = Flow(
      "func f() { do { do { try a() } catch is E { b(); try c() }; d() } catch { e() } ; g() }")
    #expect(flow.isConsistent)
    #expect(flow.canFollow("e", "a", avoiding: "b"))
    #expect(flow.canFollow("e", "c"))
    #expect(!flow.canFollow("b", "c"))
    #expect(!flow.canMiss("g"))
  }

  @Test func throwStatement() {
    let flow = Flow("func f() { do { if x { throw a() }; b() } catch { c() } }")
    #expect(flow.graph.everyWay(from: flow["a"], passes: [flow["c"]]))
    #expect(!flow.canFollow("b", "a"))
  }

  @Test func throwingLoop() {
    let flow = Flow("func f() async throws { for try await x in s() { a() }; b() }")
    #expect(flow.isConsistent)
    #expect(flow.graph.isReachable(flow.graph.thrownExit))
    #expect(flow.canMiss("b", from: "a"))
  }

  // MARK: defer

  @Test func deferredOnEveryWay() {
    let flow = Flow("func f() throws { defer { z() }; if x { return a() }; try b(); c() }")
    #expect(flow.isConsistent)
    #expect(!flow.canMiss("z"))
    #expect(flow.canFollow("z", "a", avoiding: "b"))
    #expect(!flow.canFollow("c", "z"))
    #expect(flow.graph.isReachable(flow.graph.thrownExit))
  }

  @Test func deferredOnlyBehindIt() {
    let flow = Flow("func f() { if x { return }; defer { z() }; a() }")
    #expect(flow.isConsistent)
    #expect(flow.canMiss("z"))
    #expect(!flow.canMiss("z", from: "a"))
    #expect(!flow.canFollow("a", "z"))
  }

  @Test func lastInFirstOut() {
    let flow = Flow("func f() { defer { a() }; if x { return }; defer { b() }; c() }")
    #expect(flow.isConsistent)
    #expect(flow.canFollow("a", "b"))
    #expect(!flow.canFollow("b", "a"))
    #expect(!flow.canMiss("a"))
    #expect(flow.canMiss("b"))
    #expect(!flow.canMiss("b", from: "c"))
  }

  @Test func deferredInScopes() {
    let loop = Flow("func f() { for x in y { defer { z() }; if a() { continue }; if b() { break }; c() }; d() }")
    #expect(loop.isConsistent)
    #expect(!loop.canMiss("z", from: "a"))
    #expect(!loop.canFollow("d", "b", avoiding: "z"))
    #expect(loop.canFollow("a", "c"))
    let block = Flow("func f() { do { defer { z() }; a() }; b() }")
    #expect(block.isConsistent)
    #expect(!block.canFollow("b", "a", avoiding: "z"))
    let thrown = Flow("func f() { do { defer { z() }; try a() } catch { b() } }")
    #expect(thrown.isConsistent)
    #expect(!thrown.canFollow("b", "a", avoiding: "z"))
    let round = Flow("func f() { repeat { defer { z() }; a() } while b() }")
    #expect(round.isConsistent)
    #expect(!round.canFollow("b", "a", avoiding: "z"))
    #expect(round.canFollow("b", "z"))
  }

  @Test func nestedDeferred() {
    let flow = Flow("func f() { defer { defer { a() }; b() }; c() }")
    #expect(flow.isConsistent)
    #expect(flow.canFollow("a", "b"))
    #expect(!flow.canFollow("b", "a"))
    #expect(!flow.canMiss("a"))
  }
}
