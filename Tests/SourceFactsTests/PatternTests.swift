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
        %1 switch {
        %2 declare let c in %0
        %3 declare let e in %0
        %4 name g
        %5 variable c
        %6 variable e
        %7 call %4(%5, %6)
        %8 } or {
        %9 declare let j in %0
        %10 declare let l in %0
        %11 name g
        %12 variable j
        %13 variable l
        %14 call %11(%12, %13)
        %15 } or {
        %16 member %0.0
        %17 member %0.1
        %18 declare let m = %16
        %19 declare let o in %17
        %20 name g
        %21 variable m
        %22 variable o
        %23 call %20(%21, %22)
        %24 } or {
        %25 break
        %26 } exhaustive
        %27 choice (%7, %14, %23)
        %28 return %27
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
        %1 switch {
        %2 cast %0 as? C
        %3 declare let b = %2
        %4 name d
        %5 variable b
        %6 call %4(%5)
        %7 } or {
        %8 check %0 is E
        %9 break
        %10 } or {
        %11 cast %0 as? H
        %12 declare let g in %11
        %13 name d
        %14 variable g
        %15 call %13(%14)
        %16 } or {
        %17 break
        %18 } exhaustive
        %19 choice (%6, %15)
        %20 return %19
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
        %1 unwrap %0?
        %2 declare let x#0 = %1
        %3 if {
        %4 name g
        %5 variable x#0
        %6 call %4(%5)
        %7 }
        %8 name ys
        %9 loop forIn %8 {
        %10 unwrap %8?
        %11 declare let x#1 in %10
        %12 name g
        %13 variable x#1
        %14 call %12(%13)
        %15 } loop
        %16 loop while {
        %17 name z
        %18 condition %17
        %19 declare let x#2 in %17
        %20 name g
        %21 variable x#2
        %22 call %20(%21)
        %23 } loop
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
        %1 switch {
        %2 variable x
        %3 name b
        %4 } or {
        %5 literal integer
        %6 variable x
        %7 operator ... (%5, %6)
        %8 name c
        %9 } or {
        %10 variable x
        %11 member %10.y
        %12 name d
        %13 } or {
        %14 name g
        %15 variable x
        %16 call %14(%15)
        %17 name e
        %18 } or {
        %19 literal nil
        %20 literal string
        %21 name h
        %22 } or {
        %23 break
        %24 } exhaustive
        %25 choice (%3, %8, %12, %17, %21)
        %26 return %25
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
        %1 declare let b in %0
        %2 declare let c in %0
        %3 name h
        %4 declare let g in %3
        %5 name j
        %6 if {
        %7 name k
        %8 variable b
        %9 variable c
        %10 variable g
        %11 call %7(%8, %9, %10)
        %12 }
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
        %1 switch {
        %2 declare let b in %0
        %3 name c
        %4 variable b
        %5 call %3(%4)
        %6 } or {
        %7 name Foo
        %8 member %7.baz
        %9 name d
        %10 call %9()
        %11 } or {
        %12 break
        %13 } exhaustive
        %14 choice (%5, %10)
        %15 return %14
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
        %3 variable b
        %4 literal integer
        %5 operator > (%3, %4)
        %6 name d
        %7 variable b
        %8 call %6(%7)
        %9 } loop
        %10 name h
        %11 loop forIn %10 {
        %12 declare let g in %10
        %13 name d
        %14 variable g
        %15 call %13(%14)
        %16 } loop
        %17 name k
        %18 loop forIn %17 {
        %19 cast %17 as? J
        %20 declare let i in %19
        %21 name d
        %22 variable i
        %23 call %21(%22)
        %24 } loop
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
        %1 unwrap %0?
        %2 declare let b in %1
        %3 guard {
        %4 return
        %5 }
        %6 name d
        %7 variable b
        %8 call %6(%7)
      """#)
  }
}
