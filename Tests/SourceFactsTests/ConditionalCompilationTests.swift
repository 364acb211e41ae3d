import Testing

/// `#if`.
@Suite struct ConditionalCompilationTests {
  @Test func allBranchesAreLowered() {
    expectFacts(
      #"""
      #if DEBUG
      func a() { b() }
      #else
      func a() { c() }
      #endif
      class D {
        #if os(iOS)
        var e = 1
        #elseif canImport(AppKit)
        var e = 2
        #endif
        func f() {
          #if G
          h { i }
          #else
          j { k }
          #endif
        }
      }
      """#,
      #"""
      class D
        var e = f2
        var e = f3
      f0 function a
        %0 name b
        %1 call %0()
        %2 return %1
      f1 function a
        %0 name c
        %1 call %0()
        %2 return %1
      f2 initialValue D.e
        %0 literal integer
        %1 return %0
      f3 initialValue D.e
        %0 literal integer
        %1 return %0
      f4 function D.f
        %0 name h
        %1 closure f5
        %2 call %0(trailing %1)
        %3 name j
        %4 closure f6
        %5 call %3(trailing %4)
      f5 closure in f4
        %0 name i
        %1 return %0
      f6 closure in f4
        %0 name k
        %1 return %0
      """#)
  }

  /// The chain goes on from the statement before.
  @Test func postfixChains() {
    expectFacts(
      #"""
      var body: some View {
        Text("a")
          #if os(iOS)
          .onTapGesture { b }
          #endif
          .onAppear { c }
      }
      """#,
      #"""
      var body: some View computed {f0}
      f0 getter body -> some View
        %0 name Text
        %1 literal string
        %2 call %0(%1)
        %3 member %2.onTapGesture
        %4 closure f1
        %5 call %3(trailing %4)
        %6 member %5.onAppear
        %7 closure f2
        %8 call %6(trailing %7)
      f1 closure in f0
        %0 name b
        %1 return %0
      f2 closure in f0
        %0 name c
        %1 return %0
      """#)
  }

  @Test func switchCases() {
    expectFacts(
      #"""
      func f() {
        switch a {
        #if B
        case .b: c()
        #endif
        default: d()
        }
      }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 switch {
        %2 name c
        %3 call %2()
        %4 } or {
        %5 name d
        %6 call %5()
        %7 } exhaustive
        %8 choice (%3, %6)
        %9 return %8
      """#)
  }

  /// Without the directives the text can be read, and all branches count.
  @Test func attributesAndHeads() {
    expectFacts(
      #"""
      class A {
        #if B
        @available(iOS 13, *)
        #endif
        func c() { d { self.e() } }
      }
      """#,
      #"""
      class A
      f0 @available function A.c
        %0 name d
        %1 closure f1
        %2 call %0(trailing %1)
        %3 return %2
      f1 closure in f0
        %0 self
        %1 member %0.e
        %2 call %1()
        %3 return %2
      """#)
  }

  /// Two heads for one body cannot both be read.
  @Test func firstBranchesOnly() {
    expectFacts(
      #"""
      #if A
      func b(c: Int) {
      #else
      func b(d: Int) {
      #endif
        e()
      }
      """#,
      #"""
      f0 function b (c: Int)
        %0 name e
        %1 call %0()
        %2 return %1
      """#)
  }
}
