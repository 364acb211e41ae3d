import Facts
import Testing

/// Which ways statements make.
@Suite struct StatementFlowTests {
  @Test func straightLine() {
    let flow = Flow("func f() { a(); b() }")
    #expect(flow.isConsistent)
    #expect(flow.graph.blockCount == 3)
    #expect(!flow.canMiss("a"))
    #expect(flow.canFollow("b", "a"))
    #expect(!flow.canFollow("a", "b"))
  }

  @Test func ifElse() {
    let flow = Flow("func f() { if x { a() } else if y { b() } else { c() }; d() }")
    #expect(flow.isConsistent)
    #expect(flow.canMiss("a"))
    #expect(!flow.canMiss("a", "b", "c"))
    #expect(!flow.canMiss("d"))
    #expect(!flow.canFollow("b", "a"))
  }

  /// Each condition of a list is asked only if those before it hold.
  @Test func conditionList() {
    let flow = Flow("func f() { if a(), let x = b(), case .some = c() { d() }; e() }")
    #expect(flow.isConsistent)
    #expect(flow.canFollow("e", "a", avoiding: "b"))
    #expect(flow.canFollow("e", "b", avoiding: "c"))
    #expect(!flow.canFollow("d", "a", avoiding: "c"))
    #expect(!flow.canMiss("a"))
  }

  @Test func guardElse() {
    let flow = Flow("func f() { guard x, let y = b() else { a(); return }; c() }")
    #expect(flow.isConsistent)
    #expect(flow.canMiss("c"))
    #expect(!flow.canFollow("c", "a"))
    #expect(flow.canFollow("a", avoiding: "b"))
  }

  @Test func knownConditions() {
    #expect(!Flow("func f() { if true { a() } else { b() } }").canFollow("b"))
    #expect(!Flow("func f() { if false { a() } else { b() } }").canFollow("a"))
  }

  @Test func switchStatement() {
    let flow = Flow(
      """
      func f() {
        switch s() {
        case .a: a()
        case .b where w(): b(); fallthrough
        case .c: c(); if x { break }; d()
        default: e()
        }
        z()
      }
      """)
    #expect(flow.isConsistent)
    #expect(!flow.canMiss("a", "b", "c", "e"))
    #expect(flow.canFollow("c", "b"))
    #expect(!flow.canFollow("e", "b"))
    #expect(flow.canFollow("e", "w", avoiding: "b"))
    #expect(!flow.canFollow("a", "w"))
    #expect(flow.canMiss("d", from: "c"))
    #expect(!flow.canMiss("z"))
    #expect(!flow.canFollow("b", avoiding: "w"))
  }

  /// The pattern of the `case` that is fallen into is not asked.
  @Test func fallthroughSkipsThePattern() {
    let flow = Flow("func f() { switch s { case 1: a(); fallthrough; case 2 where w(): b(); default: c() } }")
    #expect(flow.isConsistent)
    #expect(flow.graph.everyWay(from: flow["a"], passes: [flow["b"]]))
    #expect(!flow.canFollow("w", "a"))
  }

  /// What stands behind the last of several patterns is asked of that one alone.
  @Test func severalPatterns() {
    let flow = Flow("func f() { switch s { case 1, 2 where w(): a(); default: b() } }")
    #expect(flow.isConsistent)
    #expect(flow.canFollow("b"))
    #expect(flow.canFollow("a"))
  }

  @Test func whileLoop() {
    let flow = Flow("func f() { while a() { b(); if c() { break }; if d() { continue }; e() }; z() }")
    #expect(flow.isConsistent)
    #expect(!flow.canMiss("a"))
    #expect(flow.canMiss("b"))
    #expect(flow.canFollow("a", "e"))
    #expect(flow.canFollow("z", "c", avoiding: "a"))
    #expect(!flow.canFollow("z", "d", avoiding: "a"))
    #expect(flow.canFollow("a", "d", avoiding: "e"))
  }

  @Test func endlessLoop() {
    let flow = Flow("func f() { a(); while true { b() }; c() }")
    #expect(flow.isConsistent)
    #expect(!flow.graph.canReachExit())
    #expect(!flow.graph.isReachable(flow.graph.block(of: flow["c"])))
    #expect(Flow("func f() { while true { if x { break }; b() }; c() }").canFollow("c"))
  }

  @Test func repeatLoop() {
    let flow = Flow("func f() { repeat { a(); if x { continue }; if y { break }; b() } while c(); d() }")
    #expect(flow.isConsistent)
    #expect(!flow.canMiss("a"))
    #expect(flow.canMiss("c"))
    #expect(flow.canFollow("c", "a", avoiding: "b"))
    #expect(flow.canFollow("a", "c"))
    #expect(!flow.canMiss("d"))
  }

  @Test func forLoop() {
    let flow = Flow("func f() { for x in s() where w() { a() }; b() }")
    #expect(flow.isConsistent)
    #expect(flow.canMiss("a", "w"))
    #expect(flow.canFollow("w", "w", avoiding: "a"))
    #expect(flow.canFollow("b", "a"))
    #expect(!flow.canFollow("a", avoiding: "w"))
    #expect(Flow("func f() { for case let x? in s() { a(); break } }").isConsistent)
  }

  @Test func labels() {
    let flow = Flow(
      """
      func f() {
        outer: while a() {
          for x in y { b(); if c() { continue outer }; if d() { break outer }; e() }
          g()
        }
        block: do { if h() { break block }; i() }
        branch: if j() { switch k { case 1: break branch; default: break }; l() }
        z()
      }
      """)
    #expect(flow.isConsistent)
    #expect(flow.canFollow("a", "c", avoiding: "e", "g", "d"))
    #expect(flow.canFollow("h", "d", avoiding: "e", "g", "a"))
    #expect(flow.canFollow("z", "h", avoiding: "i"))
    #expect(flow.canFollow("z", "j", avoiding: "l"))
    #expect(flow.canFollow("l", "j"))
  }

  @Test func callsThatDoNotReturn() {
    let flow = Flow("func f() { if x { stop() }; a() }", never: ["stop"])
    #expect(flow.isConsistent)
    #expect(!flow.canMiss("a"))
    #expect(!flow.canFollow("a", "stop"))
    let inElse = Flow("func f() { defer { d() }; guard let x = y else { stop() }; a() }", never: ["stop"])
    #expect(inElse.isConsistent)
    #expect(!inElse.canMiss("a"))
    #expect(!inElse.canFollow("d", "stop"))
    #expect(inElse.canFollow("d", "a"))
  }

  /// What never returns may throw all the same.
  @Test func callsThatOnlyThrow() {
    let flow = Flow("func f() throws { if x { try stop() }; a() }", never: ["stop"])
    #expect(flow.isConsistent)
    #expect(flow.canMiss("a"))
    #expect(!flow.canFollow("a", "stop"))
    let caught = Flow("func f() { do { if x { try stop() }; a() } catch { b() }; c() }", never: ["stop"])
    #expect(caught.isConsistent)
    #expect(!caught.canFollow("a", "stop"))
    #expect(caught.canFollow("b", "stop"))
    #expect(!caught.canMiss("c"))
  }

  /// Code that may go on for ever does not come to where the process ends.
  @Test func waysThatLeadOnlyToAnEnd() {
    let flow = Flow("func f() { if x { a(); if y { stop() } else { b(); stop() } } else { c(); while z { d() }; stop(); e() } }", never: ["stop"])
    #expect(flow.isConsistent)
    let ends = flow.function.instructions.indices.filter { index in
      if case .call = flow.function.instructions[index].operation { flow.graph.successors(of: flow.graph.block(of: index)).isEmpty } else { false }
    }
    let only = flow.graph.blocksLeadingOnly(to: Set(ends.map { flow.graph.block(of: $0) }))
    #expect(only[flow.graph.block(of: flow["a"])])
    #expect(only[flow.graph.block(of: flow["b"])])
    #expect(!only[flow.graph.block(of: flow["c"])])
    #expect(!only[flow.graph.block(of: flow["d"])])
    #expect(!only[flow.graph.block(of: flow["e"])])
    #expect(!only[flow.graph.entry])
  }

  @Test func codeBehindReturn() {
    let flow = Flow("func f() { a(); return; b(); if x { c() }; while y { d() } }")
    #expect(flow.isConsistent)
    #expect(!flow.graph.isReachable(flow.graph.block(of: flow["c"])))
    #expect(flow.graph.isReachable(flow.graph.exit))
  }

  /// Only one of them is compiled.
  @Test func compiledBranches() {
    let flow = Flow(
      """
      func f() {
        #if A
        a()
        #elseif B
        b()
        #else
        c()
        #endif
        d()
      }
      """)
    #expect(flow.isConsistent)
    #expect(!flow.canFollow("b", "a"))
    #expect(!flow.canMiss("a", "b", "c"))
    #expect(flow.canMiss("a", "b"))
  }
}

/// What is asked of loops.
@Suite struct LoopFlowTests {
  @Test func loops() {
    let flow = Flow("func f() { while a() { for x in b() {} }; repeat {} while c(), d() }")
    #expect(flow.graph.loops.count == 3)
    #expect(flow.graph.outermostLoops == [flow.graph.loops[0], flow.graph.loops[2]])
    #expect(flow.graph.decision(of: flow.graph.loops[0].conditions[0])?.value == .init(flow["a"]))
    #expect(flow.graph.decision(of: flow.graph.loops[1].conditions[0])?.value == .init(flow["b"]))
    #expect(flow.graph.loops[1].conditions == [flow.graph.loops[1].head])
  }

  @Test func canBeLeft() {
    func canLeave(_ body: String, without kind: ControlFlowGraph.EdgeKind? = nil) -> Bool {
      let graph = Flow("func f() throws { a(); \(body); z() }").graph
      return graph.canLeave(graph.loops[0]) { _, edge in edge.kind != kind }
    }
    #expect(canLeave("while x { b() }"))
    #expect(!canLeave("while x { b() }", without: .fails))
    #expect(!canLeave("while true { b(); if x { continue }; c() }"))
    #expect(canLeave("while true { b(); if x { break } }"))
    #expect(canLeave("while true { switch x { case 1: break; default: return } }"))
    #expect(!canLeave("while true { switch x { case 1: break; default: c() } }"))
    #expect(canLeave("outer: while true { while true { break outer } }"))
    #expect(!canLeave("while true { while true { break } }"))
    #expect(canLeave("while true { try b() }"))
    #expect(!canLeave("while true { try b() }", without: .thrown))
    #expect(!canLeave("while true { do { try b() } catch { c() } }"))
    #expect(canLeave("do { while true { try b() } } catch { c() }"))
    #expect(!canLeave("do { while true { try b() } } catch { c() }", without: .caught))
    #expect(!canLeave("while true { defer { c() }; b() }"))
  }
}
