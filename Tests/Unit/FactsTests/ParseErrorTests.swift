import Testing

/// What cannot be read costs its own statement.
@Suite struct ParseErrorTests {
  /// The class, the other members and what can be read inside survive.
  @Test func anErrorCostsItsOwnStatement() {
    expectFacts(
      #"""
      class A {
        func f() { a() }
        func g() {
          b( { c }
          d { self.e }
        }
        func h() { i() }
      }
      """#,
      #"""
      class A
      f0 function A.f
        %0 name a
        %1 call %0()
        %2 return %1
      f1 function A.g
        %0 name b
        %1 closure f2
        %2 call %0(%1)
        %3 name d
        %4 closure f3
        %5 call %3(trailing %4)
      f2 closure in f1
        %0 name c
        %1 return %0
      f3 closure in f1
        %0 self
        %1 member %0.e
        %2 return %1
      f4 function A.h
        %0 name i
        %1 call %0()
        %2 return %1
      error 54..<54 missing )
      """#)
  }

  @Test func missingTokens() {
    expectFacts(
      #"""
      func f() {
        a(
        b()
      }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 call %0()
        %2 name b
        %3 call %2()
      error 21..<21 missing )
      """#)
  }

  /// A type whose head can be read keeps its members.
  @Test func anErrorAtFileLevel() {
    expectFacts(
      #"""
      class A: B {
        var x = 1
        func f() { x
      """#,
      #"""
      class A: B
        var x = f0
      f0 initialValue A.x
        %0 literal integer
        %1 return %0
      f1 function A.f
        %0 name x
        %1 return %0
      error 0..<39
      """#)
  }

  @Test func severalBrokenTypes() {
    expectFacts(
      #"""
      extension A.B: C {
        func f() { self.g() }
      }
      final class D {
        func h() { i( }
        struct E {
          var j = { self.k }
      """#,
      #"""
      extension A.B: C
      @final class D
      struct D.E
        var j = f2
      f0 function B.f
        %0 self
        %1 member %0.g
        %2 call %1()
        %3 return %2
      f1 function D.h
        %0 name i
        %1 call %0()
        %2 return %1
      f2 initialValue D.E.j
        %0 closure f3
        %1 return %0
      f3 closure in f2
        %0 self
        %1 member %0.k
        %2 return %1
      error 45..<114
      """#)
  }

  @Test func piecesInsideAnError() {
    expectFacts(
      #"""
      func f() {
        a(b c { self.d() })
        e { f }
      }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 name b
        %2 closure f1
        %3 call %1(trailing %2)
        %4 call %0(%3)
        %5 name e
        %6 closure f2
        %7 call %5(trailing %6)
      f1 closure in f0
        %0 self
        %1 member %0.d
        %2 call %1()
        %3 return %2
      f2 closure in f0
        %0 name f
        %1 return %0
      error 17..<18
      error 17..<18
      """#)
  }
}
