import Testing

/// What the grammar reads wrongly without an error.
@Suite struct MisreadingTests {
  /// A `(` or `[` at the start of a line begins a statement. The grammar forgets that here and there: what follows the comment is neither the block of the `if` nor an argument.
  @Test func behindABlockAndAComment() {
    expectFacts(
      #"""
      func f() {
        if let a = b {
          // one
          c = d.e { $0 != a }
        }

        // two
        ([g] as [H]).i { $0.j = 1 }
      }
      """#,
      #"""
      f0 function f
        %0 name b
        %1 condition %0 has value of branches
        %2 unwrap %0?
        %3 declare let a = %2
        %4 if {
        %5 name c
        %6 name d
        %7 member %6.e
        %8 closure f1
        %9 call %7(trailing %8)
        %10 assign %5 = %9
        %11 }
        %12 name g
        %13 array [%12]
        %14 cast %13 as [H]
        %15 member %14.i
        %16 closure f2
        %17 call %15(trailing %16)
      f1 closure (_ $0#1) in f0
        %0 variable $0#1
        %1 variable a
        %2 operator != (%0, %1)
        %3 return %2
      f2 closure (_ $0#2) in f0
        %0 variable $0#2
        %1 member %0.j
        %2 literal integer
        %3 assign %1 = %2
      """#)
  }

  @Test func behindMembers() {
    expectFacts(
      #"""
      func f() {
        a.b
        (c as? D)?.e()
        a.b // f
        (g)()
        a.b
        [h, 1].i()
        j(
          1)
      }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 member %0.b
        %2 name c
        %3 cast %2 as? D
        %4 unwrap %3?
        %5 member %4.e
        %6 call %5()
        %7 name a
        %8 member %7.b
        %9 name g
        %10 call %9()
        %11 name a
        %12 member %11.b
        %13 name h
        %14 literal integer
        %15 array [%13, %14]
        %16 member %15.i
        %17 call %16()
        %18 name j
        %19 literal integer
        %20 call %18(%19)
      """#)
  }

  /// `*` is an emoji for the grammar, and emoji are letters.
  @Test func products() {
    expectFacts(
      #"""
      func f(a: Int) { g(a*b, -a.c*2.d, "\(a*b*3)") }
      """#,
      #"""
      f0 function f (a: Int)
        %0 name g
        %1 variable a
        %2 name b
        %3 operator * (%1, %2)
        %4 variable a
        %5 member %4.c
        %6 literal integer
        %7 member %6.d
        %8 operator * (%5, %7)
        %9 operator - (%8)
        %10 variable a
        %11 name b
        %12 operator * (%10, %11)
        %13 literal integer
        %14 operator * (%12, %13)
        %15 interpolation (%14)
        %16 call %0(%3, %9, %15)
        %17 return %16
      """#)
  }

  /// A keyword of some places is a name where a dot follows.
  @Test func contextualKeywords() {
    expectFacts(
      #"""
      func f(copy: A) {
        copy.a = copy.b(1).c
        if !copy.d { g { each in each.e == consume.h } }
        yield.i()
        return copy
      }
      """#,
      #"""
      f0 function f (copy: A)
        %0 variable copy
        %1 member %0.a
        %2 variable copy
        %3 member %2.b
        %4 literal integer
        %5 call %3(%4)
        %6 member %5.c
        %7 assign %1 = %6
        %8 variable copy
        %9 member %8.d
        %10 operator ! (%9)
        %11 condition %10 of branches
        %12 if {
        %13 name g
        %14 closure f1
        %15 call %13(trailing %14)
        %16 }
        %17 name yield
        %18 member %17.i
        %19 call %18()
        %20 variable copy
        %21 return %20
      f1 closure (_ each) in f0
        %0 variable each
        %1 member %0.e
        %2 name consume
        %3 member %2.h
        %4 operator == (%1, %3)
        %5 return %4
      """#)
  }

  @Test func fallthroughAlone() {
    expectFacts(
      #"""
      func f() { switch a { case .b: fallthrough; default: break } }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 fallthrough
        %4 } or {
        %5 break
        %6 } exhaustive
      """#)
  }
}
