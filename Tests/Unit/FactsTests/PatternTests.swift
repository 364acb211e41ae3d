import Testing

/// Patterns: what they bind and where it comes from.
@Suite struct PatternTests {
  /// The elements of a tuple can be named.
  @Test func tuplePatterns() {
    expectFacts(
      #"""
      func f() { let (a, (b, _)) = c; for (i, x) in d {} }
      """#,
      #"""
      f0 function f
        %0 name c
        %1 member %0.0
        %2 member %0.1
        %3 declare let a = %1
        %4 member %2.0
        %5 member %2.1
        %6 declare let b = %4
        %7 name d
        %8 loop forIn %7 {
        %9 declare let i in %7
        %10 declare let x in %7
        %11 } loop
      """#)
  }

  @Test func caseLet() {
    expectFacts(
      #"""
      func f() { switch a { case let .b(c, d: e): g(c, e); case .h(.i(let j), k: let l): g(j, l); case let (m, .n(o)): g(m, o); default: break } }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 declare let c in %0
        %4 declare let e in %0
        %5 name g
        %6 variable c
        %7 variable e
        %8 call %5(%6, %7)
        %9 } or {
        %10 condition %0 matches of clause
        %11 declare let j in %0
        %12 declare let l in %0
        %13 name g
        %14 variable j
        %15 variable l
        %16 call %13(%14, %15)
        %17 } or {
        %18 condition %0 matches of clause
        %19 member %0.0
        %20 member %0.1
        %21 declare let m = %19
        %22 declare let o in %20
        %23 name g
        %24 variable m
        %25 variable o
        %26 call %23(%24, %25)
        %27 } or {
        %28 break
        %29 } exhaustive
        %30 choice (%8, %16, %26)
        %31 return %30
      """#)
  }

  @Test func caseCast() {
    expectFacts(
      #"""
      func f() { switch a { case let b as C: d(b); case is E: break; case .some(let g as H): d(g); default: break } }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 cast %0 as? C
        %4 declare let b = %3
        %5 name d
        %6 variable b
        %7 call %5(%6)
        %8 } or {
        %9 condition %0 matches of clause
        %10 check %0 is E
        %11 break
        %12 } or {
        %13 condition %0 matches of clause
        %14 cast %0 as? H
        %15 declare let g in %14
        %16 name d
        %17 variable g
        %18 call %16(%17)
        %19 } or {
        %20 break
        %21 } exhaustive
        %22 choice (%7, %18)
        %23 return %22
      """#)
  }

  @Test func optionalPattern() {
    expectFacts(
      #"""
      func f() { if case let x? = y { g(x) }; for case let x? in ys { g(x) }; while case .some(let x) = z { g(x) } }
      """#,
      #"""
      f0 function f
        %0 name y
        %1 condition %0 matches of branches
        %2 unwrap %0?
        %3 declare let x#0 = %2
        %4 if {
        %5 name g
        %6 variable x#0
        %7 call %5(%6)
        %8 }
        %9 name ys
        %10 loop forIn %9 {
        %11 unwrap %9?
        %12 declare let x#1 in %11
        %13 condition matches of clause
        %14 name g
        %15 variable x#1
        %16 call %14(%15)
        %17 } loop
        %18 loop while {
        %19 name z
        %20 condition %19 matches of loop
        %21 declare let x#2 in %19
        %22 name g
        %23 variable x#2
        %24 call %22(%23)
        %25 } loop
      """#)
  }

  /// They are compared with, and bind nothing.
  @Test func expressionPatterns() {
    expectFacts(
      #"""
      func f(x: Int) { switch a { case x: b; case 1...x: c; case x.y: d; case g(x): e; case nil, "s": h; default: break } }
      """#,
      #"""
      f0 function f (x: Int)
        %0 name a
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 variable x
        %4 name b
        %5 } or {
        %6 condition %0 matches of clause
        %7 literal integer
        %8 variable x
        %9 operator ... (%7, %8)
        %10 name c
        %11 } or {
        %12 condition %0 matches of clause
        %13 variable x
        %14 member %13.y
        %15 name d
        %16 } or {
        %17 condition %0 matches of clause
        %18 name g
        %19 variable x
        %20 call %18(%19)
        %21 name e
        %22 } or {
        %23 condition %0 matches of clause
        %24 literal nil
        %25 literal string
        %26 name h
        %27 } or {
        %28 break
        %29 } exhaustive
        %30 choice (%4, %10, %15, %21, %26)
        %31 return %30
      """#)
  }

  @Test func casePatternInCondition() {
    expectFacts(
      #"""
      func f() { if case .a(let b, let c) = d, case let .e(g) = h, case .i = j { k(b, c, g) } }
      """#,
      #"""
      f0 function f
        %0 name d
        %1 condition %0 matches of branches
        %2 declare let b in %0
        %3 declare let c in %0
        %4 name h
        %5 condition %4 matches of branches
        %6 declare let g in %4
        %7 name j
        %8 condition %7 matches of branches
        %9 if {
        %10 name k
        %11 variable b
        %12 variable c
        %13 variable g
        %14 call %10(%11, %12, %13)
        %15 }
      """#)
  }

  @Test func caseWithATypeName() {
    expectFacts(
      #"""
      func f() { switch a { case Foo.bar(let b): c(b); case Foo.baz: d(); default: break } }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 declare let b in %0
        %4 name c
        %5 variable b
        %6 call %4(%5)
        %7 } or {
        %8 condition %0 matches of clause
        %9 name Foo
        %10 member %9.baz
        %11 name d
        %12 call %11()
        %13 } or {
        %14 break
        %15 } exhaustive
        %16 choice (%6, %12)
        %17 return %16
      """#)
  }

  @Test func forCase() {
    expectFacts(
      #"""
      func f() { for case .a(let b) in c where b > 1 { d(b) }; for case let .e(g) in h { d(g) }; for case let i as J in k { d(i) } }
      """#,
      #"""
      f0 function f
        %0 name c
        %1 loop forIn %0 {
        %2 declare let b in %0
        %3 condition matches of clause
        %4 variable b
        %5 literal integer
        %6 operator > (%4, %5)
        %7 condition %6 of clause
        %8 name d
        %9 variable b
        %10 call %8(%9)
        %11 } loop
        %12 name h
        %13 loop forIn %12 {
        %14 declare let g in %12
        %15 condition matches of clause
        %16 name d
        %17 variable g
        %18 call %16(%17)
        %19 } loop
        %20 name k
        %21 loop forIn %20 {
        %22 cast %20 as? J
        %23 declare let i in %22
        %24 condition matches of clause
        %25 name d
        %26 variable i
        %27 call %25(%26)
        %28 } loop
      """#)
  }

  @Test func severalDeclarators() {
    expectFacts(
      #"""
      func f() { let a = 1, b: Int = a, c: String; var d, e: Int; weak var g = h, i: J? }
      """#,
      #"""
      f0 function f
        %0 literal integer
        %1 declare let a = %0
        %2 variable a
        %3 declare let b = %2
        %4 declare let c
        %5 declare var d
        %6 declare var e
        %7 name h
        %8 declare var weak g = %7
        %9 declare var weak i
      """#)
  }

  @Test func forWithType() {
    expectFacts(
      #"""
      func f() { for x: Int in y {}; for var z in w {} }
      """#,
      #"""
      f0 function f
        %0 name y
        %1 loop forIn %0 {
        %2 declare let x in %0
        %3 } loop
        %4 name w
        %5 loop forIn %4 {
        %6 declare var z in %4
        %7 } loop
      """#)
  }

  @Test func guardCase() {
    expectFacts(
      #"""
      func f() { guard case let .a(b)? = c else { return }; d(b) }
      """#,
      #"""
      f0 function f
        %0 name c
        %1 condition %0 matches of branches
        %2 unwrap %0?
        %3 declare let b in %2
        %4 guard {
        %5 return
        %6 }
        %7 name d
        %8 variable b
        %9 call %7(%8)
      """#)
  }
}
