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
        %1 if {
        %2 name b
        %3 call %2()
        %4 } or {
        %5 name c
        %6 if {
        %7 name d
        %8 call %7()
        %9 } or {
        %10 name e
        %11 call %10()
        %12 } exhaustive
        %13 } exhaustive
        %14 name g
        %15 call %14()
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
        %1 name c
        %2 unwrap %1?
        %3 declare let b = %2
        %4 guard {
        %5 name d
        %6 call %5()
        %7 return
        %8 }
        %9 name e
        %10 variable b
        %11 call %9(%10)
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
        %1 switch {
        %2 name c
        %3 call %2()
        %4 } or {
        %5 name e
        %6 break
        %7 } or {
        %8 name g
        %9 call %8()
        %10 } exhaustive
        %11 name h
        %12 call %11()
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
        %5 declare let e
        %6 name c
        %7 variable e
        %8 call %6(%7)
        %9 } or {
        %10 declare let error
        %11 name d
        %12 variable error
        %13 call %11(%12)
        %14 }
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
        %14 may throw
        %15 loop forAwait %13 {
        %16 declare let g in %13
        %17 declare let h in %13
        %18 } loop
        %19 loop while {
        %20 name Task
        %21 member %20.isCancelled
        %22 operator ! (%21)
        %23 condition %22
        %24 name j
        %25 condition %24
        %26 name k
        %27 call %26()
        %28 } loop
        %29 loop while {
        %30 literal true
        %31 condition %30
        %32 } loop
        %33 loop repeatWhile {
        %34 name l
        %35 call %34()
        %36 break
        %37 name m
        %38 condition %37
        %39 } loop
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
        %4 condition %3
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
        %1 if {
        %2 literal integer
        %3 return %2
        %4 }
        %5 name b
        %6 if {
        %7 name C
        %8 call %7()
        %9 throw %8
        %10 }
        %11 return
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
        %1 if {
        %2 name b
        %3 } or {
        %4 name c
        %5 } exhaustive
        %6 choice (%2, %4)
        %7 return %6
      f5 function l
        %0 name a
        %1 switch {
        %2 name c
        %3 } or {
        %4 name d
        %5 } exhaustive
        %6 choice (%2, %4)
        %7 return %6
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
        %1 if {
        %2 name b
        %3 call %2()
        %4 }
      f3 function i
        %0 name a
        %1 if {
        %2 name x
        %3 literal integer
        %4 assign %2 = %3
        %5 } or {
        %6 name b
        %7 call %6()
        %8 } exhaustive
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
        %0 name a
        %1 if {
        %2 name b
        %3 call %2()
        %4 }
      """#)
  }
}
