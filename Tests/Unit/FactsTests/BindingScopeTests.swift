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
        %1 condition %0 has value of branches
        %2 unwrap %0?
        %3 declare let x#1 = %2
        %4 if {
        %5 name a
        %6 variable x#1
        %7 call %5(%6)
        %8 } or {
        %9 name b
        %10 variable x#0
        %11 call %9(%10)
        %12 } exhaustive
        %13 name c
        %14 variable x#0
        %15 call %13(%14)
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
        %1 condition %0 has value of branches
        %2 unwrap %0?
        %3 declare let x#1 = %2
        %4 if {
        %5 name a
        %6 variable x#1
        %7 call %5(%6)
        %8 }
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
        %1 condition %0 has value of branches
        %2 unwrap %0?
        %3 declare let x#1 = %2
        %4 guard {
        %5 name a
        %6 variable x#0
        %7 call %5(%6)
        %8 return %7
        %9 }
        %10 name b
        %11 variable x#1
        %12 call %10(%11)
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
        %4 condition %3 has value of loop
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
        %1 condition %0 has value of branches
        %2 unwrap %0?
        %3 declare let x#1 = %2
        %4 name g
        %5 variable x#1
        %6 call %4(%5)
        %7 condition %6 has value of branches
        %8 unwrap %6?
        %9 declare let y = %8
        %10 variable y
        %11 variable x#1
        %12 operator > (%10, %11)
        %13 condition %12 of branches
        %14 if {
        %15 name a
        %16 variable y
        %17 call %15(%16)
        %18 }
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
        %6 condition %5 of clause
        %7 name a
        %8 variable x#2
        %9 call %7(%8)
        %10 } loop
        %11 name b
        %12 variable x#1
        %13 call %11(%12)
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
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 declare let x#2 in %0
        %4 name a
        %5 variable x#2
        %6 call %4(%5)
        %7 } or {
        %8 condition %0 matches of clause
        %9 name b
        %10 variable x#1
        %11 call %9(%10)
        %12 } exhaustive
        %13 choice (%6, %11)
        %14 return %13
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
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 declare let x in %0
        %4 declare let x in %0
        %5 name g
        %6 variable x
        %7 call %5(%6)
        %8 } or {
        %9 break
        %10 } exhaustive
        %11 choice (%7)
        %12 return %11
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
        %5 condition matches of clause
        %6 declare let e
        %7 name print
        %8 variable e
        %9 call %7(%8)
        %10 } or {
        %11 condition matches of clause
        %12 name print
        %13 name error
        %14 call %12(%13)
        %15 } or {
        %16 condition matches of clause
        %17 declare let code
        %18 variable code
        %19 literal integer
        %20 operator > (%18, %19)
        %21 condition %20 of clause
        %22 name h
        %23 variable code
        %24 call %22(%23)
        %25 }
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
