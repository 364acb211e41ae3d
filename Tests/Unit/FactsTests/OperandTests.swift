import Testing

/// What belongs to which operand of an operator.
@Suite struct OperandTests {
  @Test func rangesInSubscripts() {
    expectFacts(
      #"""
      func f() { a[1...]; a[..<2]; a[b...c] }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 literal integer
        %2 operator ... (%1)
        %3 subscript %0[%2]
        %4 name a
        %5 literal integer
        %6 operator ..< (%5)
        %7 subscript %4[%6]
        %8 name a
        %9 name b
        %10 name c
        %11 operator ... (%9, %10)
        %12 subscript %8[%11]
      """#)
  }

  /// The grammar reads `a + b(c)` as `(a + b)(c)`.
  @Test func callsBelongToTheLastOperand() {
    expectFacts(
      #"""
      func f() {
        g(a + b(c) * d(e), a.b + c.d(e)[0].f!, .now() + .seconds(1), -a + b?.c)
      }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name b
        %3 name c
        %4 call %2(%3)
        %5 operator + (%1, %4)
        %6 name d
        %7 name e
        %8 call %6(%7)
        %9 operator * (%5, %8)
        %10 name a
        %11 member %10.b
        %12 name c
        %13 member %12.d
        %14 name e
        %15 call %13(%14)
        %16 literal integer
        %17 subscript %15[%16]
        %18 member %17.f
        %19 unwrap %18!
        %20 operator + (%11, %19)
        %21 implicit .now
        %22 call %21()
        %23 implicit .seconds
        %24 literal integer
        %25 call %23(%24)
        %26 operator + (%22, %25)
        %27 name a
        %28 name b
        %29 unwrap %28?
        %30 member %29.c
        %31 operator + (%27, %30)
        %32 operator - (%31)
        %33 call %0(%9, %20, %26, %32)
        %34 return %33
      """#)
  }

  @Test func trailingClosuresBelongToTheLastOperand() {
    expectFacts(
      #"""
      func f() {
        g(a ?? b.c { d }, a && !b.c { d } || e { f }, a ? b : c.d { e }, a == .b { c }, a...b { c })
      }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name b
        %3 member %2.c
        %4 closure f1
        %5 call %3(trailing %4)
        %6 choice (%1, %5)
        %7 name a
        %8 name b
        %9 member %8.c
        %10 closure f2
        %11 call %9(trailing %10)
        %12 operator ! (%11)
        %13 operator && (%7, %12)
        %14 name e
        %15 closure f3
        %16 call %14(trailing %15)
        %17 operator || (%13, %16)
        %18 name a
        %19 name b
        %20 name c
        %21 member %20.d
        %22 closure f4
        %23 call %21(trailing %22)
        %24 choice %18 ? (%19, %23)
        %25 name a
        %26 implicit .b
        %27 closure f5
        %28 call %26(trailing %27)
        %29 operator == (%25, %28)
        %30 name a
        %31 name b
        %32 closure f6
        %33 call %31(trailing %32)
        %34 operator ... (%30, %33)
        %35 call %0(%6, %17, %24, %29, %34)
        %36 return %35
      f1 closure in f0
        %0 name d
        %1 return %0
      f2 closure in f0
        %0 name d
        %1 return %0
      f3 closure in f0
        %0 name f
        %1 return %0
      f4 closure in f0
        %0 name e
        %1 return %0
      f5 closure in f0
        %0 name c
        %1 return %0
      f6 closure in f0
        %0 name c
        %1 return %0
      """#)
  }

  @Test func implicitMembersUnderOperators() {
    expectFacts(
      #"""
      func f() { g(.a + 1, 0..<a, 0...b, x ?? .c) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 implicit .a
        %2 literal integer
        %3 operator + (%1, %2)
        %4 literal integer
        %5 name a
        %6 operator ..< (%4, %5)
        %7 literal integer
        %8 name b
        %9 operator ... (%7, %8)
        %10 name x
        %11 implicit .c
        %12 choice (%10, %11)
        %13 call %0(%3, %6, %9, %12)
        %14 return %13
      """#)
  }

  @Test func keyPathsUnderOperators() {
    expectFacts(
      #"""
      func f() { g(a ?? \.b.c[d]) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name d
        %3 keypath \.b.c [%2]
        %4 choice (%1, %3)
        %5 call %0(%4)
        %6 return %5
      """#)
  }

  /// The grammar takes `!` for the callee.
  @Test func negatedParentheses() {
    expectFacts(
      #"""
      func f() { g(!(a || b), !(a ?? b).c { d }) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name a
        %2 name b
        %3 operator || (%1, %2)
        %4 operator ! (%3)
        %5 name a
        %6 name b
        %7 choice (%5, %6)
        %8 member %7.c
        %9 closure f1
        %10 call %8(trailing %9)
        %11 operator ! (%10)
        %12 call %0(%4, %11)
        %13 return %12
      f1 closure in f0
        %0 name d
        %1 return %0
      """#)
  }
}

/// What takes up the values that a function computes.
@Suite struct UsedValueTests {
  private func unused(_ body: String) -> [String] {
    let source = "func f() { \(body) }"
    let facts = read(source)
    let function = facts.functions[0]
    let used = function.usedValues(in: facts)
    return function.instructions.indices.filter { !used.contains(UInt32($0)) }.compactMap { index in
      switch function.instructions[index].operation {
      case .name, .call, .operator, .choice: facts.text(function.instructions[index].range, in: source)
      default: nil
      }
    }
  }

  @Test func heads() {
    #expect(unused("if a, b() { c() }") == ["c()"])
    #expect(unused("guard a == b else { return }") == [])
    #expect(unused("x(); switch a { case .b where c: d(); default: e() }") == ["x()", "d()", "e()"])
    #expect(unused("for a in b where c {}") == [])
    #expect(unused("x = a ? b : c") == [])
    #expect(unused("x = { [a = b()] in a }") == [])
    #expect(unused(#"x = \A[b].c"#) == [])
    #expect(unused("a(); b") == ["a()", "b"])
  }
}
