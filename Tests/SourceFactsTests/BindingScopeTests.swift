import Testing

/// What names refer to.
@Suite struct BindingScopeTests {
  /// The body sees the new `x`, the `else` and what follows see the parameter.
  @Test func optionalBindingShadowsInItsBodyOnly() {
    expectFacts(
      #"""
      func f(x: Int?) {
        if let x = x { a(x) } else { b(x) }
        c(x)
      }
      """#,
      #"""
      f0 function f (x x#0: Int?)
        %0 variable x#0
        %1 unwrap %0?
        %2 declare let x#1 = %1
        %3 if {
        %4 name a
        %5 variable x#1
        %6 call %4(%5)
        %7 } or {
        %8 name b
        %9 variable x#0
        %10 call %8(%9)
        %11 } exhaustive
        %12 name c
        %13 variable x#0
        %14 call %12(%13)
      """#)
  }

  @Test func shorthandBindingReadsTheOuterName() {
    expectFacts(
      #"""
      func f(x: Int?) {
        if let x { a(x) }
      }
      """#,
      #"""
      f0 function f (x x#0: Int?)
        %0 variable x#0
        %1 unwrap %0?
        %2 declare let x#1 = %1
        %3 if {
        %4 name a
        %5 variable x#1
        %6 call %4(%5)
        %7 }
      """#)
  }

  /// Its `else` still sees the parameter.
  @Test func guardScopesToTheRestOfTheBlock() {
    expectFacts(
      #"""
      func f(x: Int?) {
        guard let x else { return a(x) }
        b(x)
      }
      """#,
      #"""
      f0 function f (x x#0: Int?)
        %0 variable x#0
        %1 unwrap %0?
        %2 declare let x#1 = %1
        %3 guard {
        %4 name a
        %5 variable x#0
        %6 call %4(%5)
        %7 return %6
        %8 }
        %9 name b
        %10 variable x#1
        %11 call %9(%10)
      """#)
  }

  @Test func whileBindingsBelongToTheBody() {
    expectFacts(
      #"""
      func f(x: Node?) {
        while let x = x?.next { a(x) }
        b(x)
      }
      """#,
      #"""
      f0 function f (x x#0: Node?)
        %0 loop while {
        %1 variable x#0
        %2 unwrap %1?
        %3 member %2.next
        %4 condition %3
        %5 unwrap %3?
        %6 declare let x#1 = %5
        %7 name a
        %8 variable x#1
        %9 call %7(%8)
        %10 } loop
        %11 name b
        %12 variable x#0
        %13 call %11(%12)
      """#)
  }

  @Test func laterConditionsSeeEarlierBindings() {
    expectFacts(
      #"""
      func f(x: Int?) {
        if let x, let y = g(x), y > x { a(y) }
      }
      """#,
      #"""
      f0 function f (x x#0: Int?)
        %0 variable x#0
        %1 unwrap %0?
        %2 declare let x#1 = %1
        %3 name g
        %4 variable x#1
        %5 call %3(%4)
        %6 unwrap %5?
        %7 declare let y = %6
        %8 variable y
        %9 variable x#1
        %10 operator > (%8, %9)
        %11 if {
        %12 name a
        %13 variable y
        %14 call %12(%13)
        %15 }
      """#)
  }

  @Test func forBindsItsPatternAndFilters() {
    expectFacts(
      #"""
      func f(xs: [Int], x: Int) {
        for x in xs where x > 1 { a(x) }
        b(x)
      }
      """#,
      #"""
      f0 function f (xs: [Int], x x#1: Int)
        %0 variable xs
        %1 loop forIn %0 {
        %2 declare let x#2 in %0
        %3 variable x#2
        %4 literal integer
        %5 operator > (%3, %4)
        %6 name a
        %7 variable x#2
        %8 call %6(%7)
        %9 } loop
        %10 name b
        %11 variable x#1
        %12 call %10(%11)
      """#)
  }

  @Test func switchCasesBindForTheirOwnBody() {
    expectFacts(
      #"""
      func f(e: E, x: Int) {
        switch e {
        case .a(let x): a(x)
        case .b: b(x)
        }
      }
      """#,
      #"""
      f0 function f (e: E, x x#1: Int)
        %0 variable e
        %1 switch {
        %2 declare let x#2 in %0
        %3 name a
        %4 variable x#2
        %5 call %3(%4)
        %6 } or {
        %7 name b
        %8 variable x#1
        %9 call %7(%8)
        %10 } exhaustive
        %11 choice (%5, %9)
        %12 return %11
      """#)
  }

  /// `case .a(let x), .b(let x)` is one `x`.
  @Test func alternativesBindTheSameVariable() {
    expectFacts(
      #"""
      func f(e: E) {
        switch e {
        case .a(let x), .b(let x, _): g(x)
        default: break
        }
      }
      """#,
      #"""
      f0 function f (e: E)
        %0 variable e
        %1 switch {
        %2 declare let x in %0
        %3 declare let x in %0
        %4 name g
        %5 variable x
        %6 call %4(%5)
        %7 } or {
        %8 break
        %9 } exhaustive
        %10 choice (%6)
        %11 return %10
      """#)
  }

  @Test func catchBindsErrorByItself() {
    expectFacts(
      #"""
      func f(error: Int) {
        do { try g() } catch { print(error) }
        print(error)
      }
      """#,
      #"""
      f0 function f (error error#0: Int)
        %0 do {
        %1 name g
        %2 call %1()
        %3 may throw
        %4 } or {
        %5 declare let error#1
        %6 name print
        %7 variable error#1
        %8 call %6(%7)
        %9 }
        %10 name print
        %11 variable error#0
        %12 call %10(%11)
      """#)
  }

  @Test func catchBindsItsPattern() {
    expectFacts(
      #"""
      func f() {
        do { try g() } catch let e as Foo { print(e) } catch is Bar { print(error) } catch .some(let code) where code > 1 { h(code) }
      }
      """#,
      #"""
      f0 function f
        %0 do {
        %1 name g
        %2 call %1()
        %3 may throw
        %4 } or {
        %5 declare let e
        %6 name print
        %7 variable e
        %8 call %6(%7)
        %9 } or {
        %10 name print
        %11 name error
        %12 call %10(%11)
        %13 } or {
        %14 declare let code
        %15 variable code
        %16 literal integer
        %17 operator > (%15, %16)
        %18 name h
        %19 variable code
        %20 call %18(%19)
        %21 }
      """#)
  }

  @Test func newAndOldValues() {
    expectFacts(
      #"""
      var a: Int {
        get { newValue }
        set { b = newValue }
      }
      var c: Int {
        get { 1 }
        set(value) { b = value; newValue }
      }
      var d = 1 {
        willSet { b(newValue) }
        didSet { b(oldValue) }
      }
      var e = 1 {
        didSet(before) { b(before) }
      }
      """#,
      #"""
      var a: Int computed {f0 f1}
      var c: Int computed {f2 f3}
      var d = f4 {f5 f6}
      var e = f7 {f8}
      f0 getter a -> Int
        %0 name newValue
        %1 return %0
      f1 setter a (_ newValue#0: Int)
        %0 name b
        %1 variable newValue#0
        %2 assign %0 = %1
      f2 getter c -> Int
        %0 literal integer
        %1 return %0
      f3 setter c (_ value: Int)
        %0 name b
        %1 variable value
        %2 assign %0 = %1
        %3 name newValue
      f4 initialValue d
        %0 literal integer
        %1 return %0
      f5 willSet d (_ newValue#2)
        %0 name b
        %1 variable newValue#2
        %2 call %0(%1)
      f6 didSet d (_ oldValue)
        %0 name b
        %1 variable oldValue
        %2 call %0(%1)
      f7 initialValue e
        %0 literal integer
        %1 return %0
      f8 didSet e (_ before)
        %0 name b
        %1 variable before
        %2 call %0(%1)
      """#)
  }
}
