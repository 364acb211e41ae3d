import Testing

/// Expressions.
@Suite struct ExpressionTests {
  @Test func membersAndCalls() {
    expectFacts(
      #"""
      func f() { a.b.c(1, d: 2).e[3, f: 4].0 }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 member %0.b
        %2 member %1.c
        %3 literal integer
        %4 literal integer
        %5 call %2(%3, d: %4)
        %6 member %5.e
        %7 literal integer
        %8 literal integer
        %9 subscript %6[%7, f: %8]
        %10 member %9.0
        %11 return %10
      """#)
  }

  @Test func optionalChaining() {
    expectFacts(
      #"""
      func f() { a?.b?.c(); a![0]?.d; e?(); f!() }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 unwrap %0?
        %2 member %1.b
        %3 unwrap %2?
        %4 member %3.c
        %5 call %4()
        %6 name a
        %7 unwrap %6!
        %8 literal integer
        %9 subscript %7[%8]
        %10 unwrap %9?
        %11 member %10.d
        %12 name e
        %13 unwrap %12?
        %14 call %13()
        %15 name f
        %16 unwrap %15!
        %17 call %16()
      """#)
  }

  @Test func assignments() {
    expectFacts(
      #"""
      func f() { a = 1; a.b += 2; (a, b) = c; _ = d; a?.b = e; a[0] = f; a! = g }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 literal integer
        %2 assign %0 = %1
        %3 name a
        %4 member %3.b
        %5 literal integer
        %6 assign %4 += %5
        %7 name a
        %8 name b
        %9 tuple (%7, %8)
        %10 name c
        %11 assign %9 = %10
        %12 name d
        %13 name a
        %14 unwrap %13?
        %15 member %14.b
        %16 name e
        %17 assign %15 = %16
        %18 name a
        %19 literal integer
        %20 subscript %18[%19]
        %21 name f
        %22 assign %20 = %21
        %23 name a
        %24 unwrap %23!
        %25 name g
        %26 assign %24 = %25
      """#)
  }

  @Test func inoutArguments() {
    expectFacts(
      #"""
      func f() { g(&a, b: &c.d, &e[0]) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name c
        %3 member %2.d
        %4 name e
        %5 literal integer
        %6 subscript %4[%5]
        %7 call %0(&%1, &b: %3, &%6)
        %8 return %7
      """#)
  }

  @Test func tuplesAndParentheses() {
    expectFacts(
      #"""
      func f() { g((a), (a, b: c), (d: e)) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name a
        %3 name c
        %4 tuple (%2, b: %3)
        %5 name e
        %6 tuple (d: %5)
        %7 call %0(%1, %4, %6)
        %8 return %7
      """#)
  }

  @Test func wildcardsInAssignedTuples() {
    expectFacts(
      #"""
      func f() { (a, _) = b }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 tuple ()
        %2 tuple (%0, %1)
        %3 name b
        %4 assign %2 = %3
      """#)
  }
}
