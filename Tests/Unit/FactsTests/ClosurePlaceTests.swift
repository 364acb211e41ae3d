import Testing

/// The places where closures stand, and blocks that are none.
@Suite struct ClosurePlaceTests {
  @Test func closuresInDefaultArguments() {
    expectFacts(
      #"""
      func f(a: () -> Int = { 1 }, b: Int = g { 2 }) {}
      """#,
      #"""
      f0 function f (a: (() -> Int) = f1, b: Int = f2)
      f1 defaultArgument a
        %0 closure f3
        %1 return %0
      f2 defaultArgument b
        %0 name g
        %1 closure f4
        %2 call %0(trailing %1)
        %3 return %2
      f3 closure in f1
        %0 literal integer
        %1 return %0
      f4 closure in f2
        %0 literal integer
        %1 return %0
      """#)
  }

  @Test func lazyAndStoredProperties() {
    expectFacts(
      #"""
      class A {
        lazy var a: () -> Int = { [unowned self] in self.b }
        let b = { 1 }()
      }
      """#,
      #"""
      class A
        @lazy lazy var a: (() -> Int) = f0
        let b = f2
      f0 initialValue A.a
        %0 self
        %1 closure f1
        %2 return %1
      f1 closure [unowned self %0] in f0
        %0 variable self
        %1 member %0.b
        %2 return %1
      f2 initialValue A.b
        %0 closure f3
        %1 call %0()
        %2 return %1
      f3 closure in f2
        %0 literal integer
        %1 return %0
      """#)
  }

  @Test func closuresInLiterals() {
    expectFacts(
      ##"""
      let x = [{ 1 }, { 2 }]
      let y = ["a": { 1 }, b: { 2 }]
      let z = "a \({ 1 }()) b"
      let w = #"a \#({ 1 }())"#
      """##,
      ##"""
      let x = f0
      let y = f3
      let z = f6
      let w = f8
      f0 initialValue x
        %0 closure f1
        %1 closure f2
        %2 array [%0, %1]
        %3 return %2
      f1 closure in f0
        %0 literal integer
        %1 return %0
      f2 closure in f0
        %0 literal integer
        %1 return %0
      f3 initialValue y
        %0 literal string
        %1 closure f4
        %2 name b
        %3 closure f5
        %4 dictionary [%0, %1, %2, %3]
        %5 return %4
      f4 closure in f3
        %0 literal integer
        %1 return %0
      f5 closure in f3
        %0 literal integer
        %1 return %0
      f6 initialValue z
        %0 closure f7
        %1 call %0()
        %2 interpolation (%1)
        %3 return %2
      f7 closure in f6
        %0 literal integer
        %1 return %0
      f8 initialValue w
        %0 closure f9
        %1 call %0()
        %2 interpolation (%1)
        %3 return %2
      f9 closure in f8
        %0 literal integer
        %1 return %0
      """##)
  }

  @Test func closuresInMacrosAndAttributes() {
    expectFacts(
      #"""
      #Preview("x") { A() }
      @Wrapper(action: { 1 }) var x = 2
      """#,
      #"""
      @Wrapper var x = f2
      f0 topLevel
        %0 literal string
        %1 closure f1
        %2 macro #Preview(%0, trailing %1)
      f1 closure in f0
        %0 name A
        %1 call %0()
        %2 return %1
      f2 initialValue x
        %0 literal integer
        %1 return %0
      f3 topLevel in f0
        %0 closure f4
      f4 closure in f3
        %0 literal integer
        %1 return %0
      """#)
  }

  @Test func closuresInSwitchSubjects() {
    expectFacts(
      #"""
      func f() { switch g({ 1 }) { case h { 2 }: break; default: break } }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 closure f1
        %2 call %0(%1)
        %3 switch %2 {
        %4 condition %2 matches of clause
        %5 name h
        %6 closure f2
        %7 call %5(trailing %6)
        %8 break
        %9 } or {
        %10 break
        %11 } exhaustive
      f1 closure in f0
        %0 literal integer
        %1 return %0
      f2 closure in f0
        %0 literal integer
        %1 return %0
      """#)
  }

  @Test func deferIsNoClosure() {
    expectFacts(
      #"""
      func f() { defer { g { 1 } }; h() }
      """#,
      #"""
      f0 function f
        %0 defer {
        %1 name g
        %2 closure f1
        %3 call %1(trailing %2)
        %4 } defer
        %5 name h
        %6 call %5()
      f1 closure in f0
        %0 literal integer
        %1 return %0
      """#)
  }

  @Test func yieldIsNoClosure() {
    expectFacts(
      #"""
      class A {
        var x: Int {
          _read { yield y }
          _modify { yield &y }
        }
      }
      """#,
      #"""
      class A
        var x: Int computed {f0}
      f0 getter A.x -> Int
        %0 name y
        %1 return %0
        %2 name y
        %3 return %2
      """#)
  }
}
