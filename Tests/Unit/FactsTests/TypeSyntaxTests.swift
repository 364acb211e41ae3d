import Testing

/// Types as they are written.
@Suite struct TypeSyntaxTests {
  @Test func namedTypes() {
    expectFacts(
      #"""
      let a: A, b: A.B<C>.D, c: A<B, [C]>, d: Self, e: Any
      """#,
      #"""
      let a: A
      let b: A.B<C>.D
      let c: A<B, [C]>
      let d: Self
      let e: Any
      """#)
  }

  @Test func optionals() {
    expectFacts(
      #"""
      let a: A?, b: A??, c: A!, d: (() -> Void)?, e: [A?]!
      """#,
      #"""
      let a: A?
      let b: A??
      let c: A!
      let d: (() -> Void)?
      let e: [A?]!
      """#)
  }

  @Test func collections() {
    expectFacts(
      #"""
      let a: [A], b: [A: [B]], c: (A, b: B), d: (A), e: ()
      """#,
      #"""
      let a: [A]
      let b: [A: [B]]
      let c: (A, b: B)
      let d: A
      let e: ()
      """#)
  }

  @Test func functionTypes() {
    expectFacts(
      #"""
      let a: (A, _ b: inout B) async throws -> C, b: @escaping @Sendable () -> Void, c: @MainActor (A) -> (B) -> C, d: (@escaping () -> Void) -> Void, e: ((A, B)) -> C, f: @convention(block) () -> Void
      """#,
      #"""
      let a: ((A, B) async -> C)
      let b: (@escaping @Sendable () -> Void)
      let c: (@MainActor (A) -> ((B) -> C))
      let d: (((@escaping () -> Void)) -> Void)
      let e: (((A, B)) -> C)
      let f: (@convention () -> Void)
      """#)
  }

  @Test func existentialsAndMetatypes() {
    expectFacts(
      #"""
      let a: any P, b: some P, c: P & Q, d: any P & Q, e: A.Type, f: (any P).Type, g: P.Protocol
      """#,
      #"""
      let a: any P
      let b: some P
      let c: P & Q
      let d: any P & Q
      let e: A.Type
      let f: any P.Type
      let g: P.Type
      """#)
  }

  @Test func castTypes() {
    expectFacts(
      #"""
      let a = b as? [A: B] ?? c as! D? ?? e as (() -> Void)
      """#,
      #"""
      let a = f0
      f0 initialValue a
        %0 name b
        %1 cast %0 as? [A: B]
        %2 name c
        %3 cast %2 as! D?
        %4 name e
        %5 cast %4 as (() -> Void)
        %6 choice (%3, %5)
        %7 choice (%1, %6)
        %8 return %7
      """#)
  }

  @Test func returnTypes() {
    expectFacts(
      #"""
      func a() -> A! {}
      func b() -> (A, B) {}
      func c() -> (A) -> B {}
      func d() async throws(E) -> [A] {}
      let e = { (a: A) -> B? in c }
      """#,
      #"""
      let e = f4
      f0 function a -> A!
      f1 function b -> (A, B)
      f2 function c -> ((A) -> B)
      f3 function d async -> [A]
      f4 initialValue e
        %0 closure f5
        %1 return %0
      f5 closure (_ a: A) -> B? in f4
        %0 name c
        %1 return %0
      """#)
  }
}
