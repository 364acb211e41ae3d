import Testing

/// Closures: heads, capture lists, parameters, and the calls that take them.
@Suite struct ClosureTests {
  /// Entries with and without a value; the values are computed outside.
  @Test func captureLists() {
    expectFacts(
      #"""
      func f(x: Int, d: D) {
        g { [x, weak d = d.delegate, unowned(unsafe) e = d.e, y = { 1 }] in x }
      }
      """#,
      #"""
      f0 function f (x x#0: Int, d d#1: D)
        %0 name g
        %1 variable x#0
        %2 variable d#1
        %3 member %2.delegate
        %4 variable d#1
        %5 member %4.e
        %6 closure f1
        %7 closure f2
        %8 call %0(trailing %7)
        %9 return %8
      f1 closure in f0
        %0 literal integer
        %1 return %0
      f2 closure [x#2 %1, weak d#3 = %3, unownedUnsafe e = %5, y = %6] in f0
        %0 variable x#2
        %1 return %0
      """#)
  }

  @Test func explicitParameters() {
    expectFacts(
      #"""
      let x = f({ (a: Int, _ b: @escaping () -> Void, c: inout C) async throws -> String in a })
      """#,
      #"""
      let x = f0
      f0 initialValue x
        %0 name f
        %1 closure f1
        %2 call %0(%1)
        %3 return %2
      f1 closure (_ a: Int, @escaping _ b: (@escaping () -> Void), @inout _ c: C) async -> String in f0
        %0 variable a
        %1 return %0
      """#)
  }

  @Test func emptyParameterClause() {
    expectFacts(
      #"""
      let x = f({ () in 1 }, { 2 }, { () -> Int in 3 }, { _ in 4 }, { [y] in 5 })
      """#,
      #"""
      let x = f0
      f0 initialValue x
        %0 name f
        %1 closure f1
        %2 closure f2
        %3 closure f3
        %4 closure f4
        %5 name y
        %6 closure f5
        %7 call %0(%1, %2, %3, %4, %6)
        %8 return %7
      f1 closure () in f0
        %0 literal integer
        %1 return %0
      f2 closure in f0
        %0 literal integer
        %1 return %0
      f3 closure () -> Int in f0
        %0 literal integer
        %1 return %0
      f4 closure (_ _) in f0
        %0 literal integer
        %1 return %0
      f5 closure [y %5] in f0
        %0 literal integer
        %1 return %0
      """#)
  }

  @Test func attributes() {
    expectFacts(
      #"""
      let x = f({ @MainActor in 1 }, { @Sendable [weak y] (z) in 2 }, { @MainActor z in z })
      """#,
      #"""
      let x = f0
      f0 initialValue x
        %0 name f
        %1 closure f1
        %2 name y
        %3 closure f2
        %4 closure f3
        %5 call %0(%1, %3, %4)
        %6 return %5
      f1 @MainActor closure in f0
        %0 literal integer
        %1 return %0
      f2 @Sendable closure [weak y %2] (_ z#1) in f0
        %0 literal integer
        %1 return %0
      f3 @MainActor closure (_ z#2) in f0
        %0 variable z#2
        %1 return %0
      """#)
  }

  /// The grammar takes them for arguments of the attribute.
  @Test func attributeBeforeParenthesizedParameters() {
    expectFacts(
      #"""
      let x = f { @MainActor (a, b) in a }
      """#,
      #"""
      let x = f0
      f0 initialValue x
        %0 name f
        %1 closure f1
        %2 call %0(trailing %1)
        %3 return %2
      f1 @MainActor closure (_ a, _ b) in f0
        %0 variable a
        %1 return %0
      """#)
  }

  @Test func trailingClosures() {
    expectFacts(
      #"""
      func f() { UIView.animate(withDuration: 1) { a } completion: { _ in b } }
      """#,
      #"""
      f0 function f
        %0 name UIView
        %1 member %0.animate
        %2 literal integer
        %3 closure f1
        %4 closure f2
        %5 call %1(withDuration: %2, trailing %3, trailing completion: %4)
        %6 return %5
      f1 closure in f0
        %0 name a
        %1 return %0
      f2 closure (_ _) in f0
        %0 name b
        %1 return %0
      """#)
  }

  @Test func trailingClosureWithoutParentheses() {
    expectFacts(
      #"""
      func f() { a.b { c }.d { e } }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 member %0.b
        %2 closure f1
        %3 call %1(trailing %2)
        %4 member %3.d
        %5 closure f2
        %6 call %4(trailing %5)
        %7 return %6
      f1 closure in f0
        %0 name c
        %1 return %0
      f2 closure in f0
        %0 name e
        %1 return %0
      """#)
  }

  @Test func immediatelyApplied() {
    expectFacts(
      #"""
      let x: Int = { 1 }()
      """#,
      #"""
      let x: Int = f0
      f0 initialValue x
        %0 closure f1
        %1 call %0()
        %2 return %1
      f1 closure in f0
        %0 literal integer
        %1 return %0
      """#)
  }
}
