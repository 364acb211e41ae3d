import Testing

/// A `(` or `[` at the start of a line begins a statement. The grammar forgets that here and there.
@Suite struct JoinedLinesTests {
  /// What follows the comment is neither the block of the `if` nor an argument.
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
        %1 unwrap %0?
        %2 declare let a = %1
        %3 if {
        %4 name c
        %5 name d
        %6 member %5.e
        %7 closure f1
        %8 call %6(trailing %7)
        %9 assign %4 = %8
        %10 }
        %11 name g
        %12 array [%11]
        %13 cast %12 as [H]
        %14 member %13.i
        %15 closure f2
        %16 call %14(trailing %15)
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
}
