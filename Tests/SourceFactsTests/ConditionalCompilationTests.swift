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
        %1 closure f1
        %2 call %0(trailing %1)
      f1 closure in f0
        %0 name case
        %1 member %0.b
        %2 call %1()
      error 13..<74
      error 41..<44
      error 43..<44
      error 58..<70
      error 67..<68
      """#)
  }
}
