import Testing

/// Expressions.
@Suite struct OperatorTests {
  @Test func choices() {
    expectFacts(
      #"""
      func f() { g(a ?? b ?? c, d ? e : f) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name b
        %3 name c
        %4 choice (%2, %3)
        %5 choice (%1, %4)
        %6 name d
        %7 name e
        %8 name f
        %9 choice %6 ? (%7, %8)
        %10 call %0(%5, %9)
        %11 return %10
      """#)
  }

  @Test func casts() {
    expectFacts(
      #"""
      func f() { g(a as B, a as? B, a as! C<D>, a is E) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 cast %1 as B
        %3 name a
        %4 cast %3 as? B
        %5 name a
        %6 cast %5 as! C<D>
        %7 name a
        %8 check %7 is E
        %9 call %0(%2, %4, %6, %8)
        %10 return %9
      """#)
  }

  /// The value of `try` is what it stands before; behind that the code may be left, unless the error becomes `nil` or ends the program.
  @Test func tryAndAwait() {
    expectFacts(
      #"""
      func f() async { g(try a(), try? b(), try! c(), await d(), try await e().f) }
      """#,
      #"""
      f0 function f async
        %0 name g
        %1 name a
        %2 call %1()
        %3 may throw
        %4 name b
        %5 call %4()
        %6 name c
        %7 call %6()
        %8 name d
        %9 call %8()
        %10 await %9
        %11 name e
        %12 call %11()
        %13 member %12.f
        %14 await %13
        %15 may throw
        %16 call %0(%2, %5, %7, %10, %14)
        %17 return %16
      """#)
  }

  /// Prefix operators apply to the whole chain after them.
  @Test func operators() {
    expectFacts(
      #"""
      func f() { g(!a.b(), -c.d, e + f * h, i && !j, k..., ...l, m..<n, o <> p, q++, ~r[0]) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 member %1.b
        %3 call %2()
        %4 operator ! (%3)
        %5 name c
        %6 member %5.d
        %7 operator - (%6)
        %8 name e
        %9 name f
        %10 name h
        %11 operator * (%9, %10)
        %12 operator + (%8, %11)
        %13 name i
        %14 name j
        %15 operator ! (%14)
        %16 operator && (%13, %15)
        %17 name k
        %18 operator ... (%17)
        %19 name l
        %20 operator ... (%19)
        %21 name m
        %22 name n
        %23 operator ..< (%21, %22)
        %24 name o
        %25 name p
        %26 operator <> (%24, %25)
        %27 name q
        %28 operator ++ (%27)
        %29 name r
        %30 literal integer
        %31 subscript %29[%30]
        %32 operator ~ (%31)
        %33 call %0(%4, %7, %12, %16, %18, %20, %23, %26, %28, %32)
        %34 return %33
      """#)
  }

  @Test func ternaryWithNames() {
    expectFacts(
      #"""
      func f() { g(a ? b : c) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name b
        %3 name c
        %4 choice %1 ? (%2, %3)
        %5 call %0(%4)
        %6 return %5
      """#)
  }

  @Test func ifExpressions() {
    expectFacts(
      #"""
      func f() {
        let x = if a { 1 } else if b { 2 } else { fail() }
        y = switch z { case .a: 1; case .b: throw e; default: 3 }
        return if c { d } else { e }
      }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 condition %0 of branches
        %2 if {
        %3 literal integer
        %4 } or {
        %5 name b
        %6 condition %5 of branches
        %7 if {
        %8 literal integer
        %9 } or {
        %10 name fail
        %11 call %10()
        %12 } exhaustive
        %13 choice (%8, %11)
        %14 } exhaustive
        %15 choice (%3, %13)
        %16 declare let x = %15
        %17 name y
        %18 name z
        %19 switch %18 {
        %20 condition %18 matches of clause
        %21 literal integer
        %22 } or {
        %23 condition %18 matches of clause
        %24 name e
        %25 throw %24
        %26 } or {
        %27 literal integer
        %28 } exhaustive
        %29 choice (%21, %27)
        %30 assign %17 = %29
        %31 name c
        %32 condition %31 of branches
        %33 if {
        %34 name d
        %35 } or {
        %36 name e
        %37 } exhaustive
        %38 choice (%34, %36)
        %39 return %38
      """#)
  }

  @Test func comparisonsAreNotSpecializations() {
    expectFacts(
      #"""
      func f() { g(a < b, c > d, e<f) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name b
        %3 operator < (%1, %2)
        %4 name c
        %5 name d
        %6 operator > (%4, %5)
        %7 name e
        %8 name f
        %9 operator < (%7, %8)
        %10 call %0(%3, %6, %9)
        %11 return %10
      """#)
  }

  @Test func consumeAndCopy() {
    expectFacts(
      #"""
      func f() { g(consume a) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 call %0(%1)
        %3 return %2
      """#)
  }

  /// The grammar reads `(a ? b : c) ? d : e`; all values count.
  @Test func nestedTernaries() {
    expectFacts(
      #"""
      func f() { g(a ? b : c ? d : e) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name b
        %3 name c
        %4 choice %1 ? (%2, %3)
        %5 name d
        %6 name e
        %7 choice (%4, %5, %6)
        %8 call %0(%7)
        %9 return %8
      """#)
  }
}
