import Testing

/// Branches, loops, jumps and implicit returns.
@Suite struct ControlFlowTests {
  @Test func ifElse() {
    expectFacts(
      #"""
      func f() { if a { b() } else if c { d() } else { e() }; g() }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 condition %0 of branches
        %2 if {
        %3 name b
        %4 call %3()
        %5 } or {
        %6 name c
        %7 condition %6 of branches
        %8 if {
        %9 name d
        %10 call %9()
        %11 } or {
        %12 name e
        %13 call %12()
        %14 } exhaustive
        %15 } exhaustive
        %16 name g
        %17 call %16()
      """#)
  }

  @Test func guardElse() {
    expectFacts(
      #"""
      func f() { guard a, let b = c else { d(); return }; e(b) }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 condition %0 of branches
        %2 name c
        %3 condition %2 has value of branches
        %4 unwrap %2?
        %5 declare let b = %4
        %6 guard {
        %7 name d
        %8 call %7()
        %9 return
        %10 }
        %11 name e
        %12 variable b
        %13 call %11(%12)
      """#)
  }

  @Test func switchStatement() {
    expectFacts(
      #"""
      func f() {
        switch a {
        case .b: c()
          fallthrough
        case .d where e: break
        @unknown default: g()
        }
        h()
      }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 name c
        %4 call %3()
        %5 fallthrough
        %6 } or {
        %7 condition %0 matches of clause
        %8 name e
        %9 condition %8 of clause
        %10 break
        %11 } or {
        %12 name g
        %13 call %12()
        %14 } exhaustive
        %15 name h
        %16 call %15()
      """#)
  }

  @Test func doCatch() {
    expectFacts(
      #"""
      func f() { do { try a() } catch let e as B { c(e) } catch { d(error) } }
      """#,
      #"""
      f0 function f
        %0 do {
        %1 name a
        %2 call %1()
        %3 may throw
        %4 } or {
        %5 condition matches of clause
        %6 declare let e
        %7 name c
        %8 variable e
        %9 call %7(%8)
        %10 } or {
        %11 declare let error
        %12 name d
        %13 variable error
        %14 call %12(%13)
        %15 }
      """#)
  }

  @Test func doAlone() {
    expectFacts(
      #"""
      func f() { do { a() }; b() }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 call %0()
        %2 name b
        %3 call %2()
      """#)
  }

  @Test func loops() {
    expectFacts(
      #"""
      func f() async {
        for a in b { c(a); continue }
        for await d in e { break }
        for try await (g, h) in i {}
        while !Task.isCancelled, j { k() }
        while true {}
        outer: repeat { l(); break outer } while m
      }
      """#,
      #"""
      f0 function f async
        %0 name b
        %1 loop forIn %0 {
        %2 declare let a in %0
        %3 name c
        %4 variable a
        %5 call %3(%4)
        %6 continue
        %7 } loop
        %8 name e
        %9 loop forAwait %8 {
        %10 declare let d in %8
        %11 break
        %12 } loop
        %13 name i
        %14 loop forAwait %13 {
        %15 declare let g in %13
        %16 declare let h in %13
        %17 may throw
        %18 } loop
        %19 loop while {
        %20 name Task
        %21 member %20.isCancelled
        %22 operator ! (%21)
        %23 condition %22 of loop
        %24 name j
        %25 condition %24 of loop
        %26 name k
        %27 call %26()
        %28 } loop
        %29 loop while {
        %30 literal true
        %31 condition %30 of loop
        %32 } loop
        %33 label outer
        %34 loop repeatWhile {
        %35 scope {
        %36 name l
        %37 call %36()
        %38 break outer
        %39 } scope
        %40 name m
        %41 condition %40 of loop
        %42 } loop
      """#)
  }

  @Test func whileLet() {
    expectFacts(
      #"""
      func f() { while let a = b.next() { c(a) } }
      """#,
      #"""
      f0 function f
        %0 loop while {
        %1 name b
        %2 member %1.next
        %3 call %2()
        %4 condition %3 has value of loop
        %5 unwrap %3?
        %6 declare let a = %5
        %7 name c
        %8 variable a
        %9 call %7(%8)
        %10 } loop
      """#)
  }

  @Test func deferBlock() {
    expectFacts(
      #"""
      func f() { defer { a() }; b() }
      """#,
      #"""
      f0 function f
        %0 defer {
        %1 name a
        %2 call %1()
        %3 } defer
        %4 name b
        %5 call %4()
      """#)
  }

  @Test func jumps() {
    expectFacts(
      #"""
      func f() throws -> Int { if a { return 1 }; if b { throw C() }; return }
      """#,
      #"""
      f0 function f -> Int
        %0 name a
        %1 condition %0 of branches
        %2 if {
        %3 literal integer
        %4 return %3
        %5 }
        %6 name b
        %7 condition %6 of branches
        %8 if {
        %9 name C
        %10 call %9()
        %11 throw %10
        %12 }
        %13 return
      """#)
  }

  /// A body that is one expression returns it.
  @Test func implicitReturn() {
    expectFacts(
      #"""
      func f() -> Int { a.b }
      var g: Int { h() }
      let i = { j() }
      func k() { if a { b } else { c } }
      func l() { switch a { case .b: c; default: d } }
      """#,
      #"""
      var g: Int computed {f1}
      let i = f2
      f0 function f -> Int
        %0 name a
        %1 member %0.b
        %2 return %1
      f1 getter g -> Int
        %0 name h
        %1 call %0()
        %2 return %1
      f2 initialValue i
        %0 closure f3
        %1 return %0
      f3 closure in f2
        %0 name j
        %1 call %0()
        %2 return %1
      f4 function k
        %0 name a
        %1 condition %0 of branches
        %2 if {
        %3 name b
        %4 } or {
        %5 name c
        %6 } exhaustive
        %7 choice (%3, %5)
        %8 return %7
      f5 function l
        %0 name a
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 name c
        %4 } or {
        %5 name d
        %6 } exhaustive
        %7 choice (%3, %5)
        %8 return %7
      """#)
  }

  @Test func noImplicitReturn() {
    expectFacts(
      #"""
      func f() { a(); b() }
      func g() { x = 1 }
      func h() { if a { b() } }
      func i() { if a { x = 1 } else { b() } }
      class A { init() { a() }; deinit { b() } }
      """#,
      #"""
      class A
      f0 function f
        %0 name a
        %1 call %0()
        %2 name b
        %3 call %2()
      f1 function g
        %0 name x
        %1 literal integer
        %2 assign %0 = %1
      f2 function h
        %0 name a
        %1 condition %0 of branches
        %2 if {
        %3 name b
        %4 call %3()
        %5 }
      f3 function i
        %0 name a
        %1 condition %0 of branches
        %2 if {
        %3 name x
        %4 literal integer
        %5 assign %3 = %4
        %6 } or {
        %7 name b
        %8 call %7()
        %9 } exhaustive
      f4 initializer A.init
        %0 name a
        %1 call %0()
      f5 deinitializer A.deinit
        %0 name b
        %1 call %0()
      """#)
  }

  @Test func availability() {
    expectFacts(
      #"""
      func f() { if #available(iOS 13, *), a { b() } }
      """#,
      #"""
      f0 function f
        %0 condition is available of branches
        %1 name a
        %2 condition %1 of branches
        %3 if {
        %4 name b
        %5 call %4()
        %6 }
      """#)
  }
}
