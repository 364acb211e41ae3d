import Testing

/// Expressions.
@Suite struct LiteralTests {
  @Test func implicitMembers() {
    expectFacts(
      #"""
      func f() { g(.a, .b(1), .c.d(2).e, .f == h, .now() + 1) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 implicit .a
        %2 implicit .b
        %3 literal integer
        %4 call %2(%3)
        %5 implicit .c
        %6 member %5.d
        %7 literal integer
        %8 call %6(%7)
        %9 member %8.e
        %10 implicit .f
        %11 name h
        %12 operator == (%10, %11)
        %13 implicit .now
        %14 call %13()
        %15 literal integer
        %16 operator + (%14, %15)
        %17 call %0(%1, %4, %9, %12, %16)
        %18 return %17
      """#)
  }

  @Test func literals() {
    expectFacts(
      #"""
      func f() { g(1, 0x1, 0b1, 0o1, 1.5, "a", true, false, nil, /a/) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 literal integer
        %2 literal integer
        %3 literal integer
        %4 literal integer
        %5 literal float
        %6 literal string
        %7 literal true
        %8 literal false
        %9 literal nil
        %10 literal regex
        %11 call %0(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10)
        %12 return %11
      """#)
  }

  @Test func typesAsValues() {
    expectFacts(
      #"""
      func f() { g([Int](), [Int: A.B](), Foo<Bar>(), Foo.Bar(), Foo<A>.init(x: 1), Foo<A, B>.make(), [Int].self, Foo.self, Optional<Int>.none) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 type [Int]
        %2 call %1()
        %3 type [Int: A.B]
        %4 call %3()
        %5 type Foo<Bar>
        %6 call %5()
        %7 name Foo
        %8 member %7.Bar
        %9 call %8()
        %10 type Foo<A>
        %11 member %10.init
        %12 literal integer
        %13 call %11(x: %12)
        %14 type Foo<A, B>
        %15 member %14.make
        %16 call %15()
        %17 type [Int]
        %18 member %17.self
        %19 name Foo
        %20 member %19.self
        %21 type Optional<Int>
        %22 member %21.none
        %23 call %0(%2, %4, %6, %9, %13, %16, %18, %20, %22)
        %24 return %23
      """#)
  }

  /// The grammar takes `Foo<Bar> { … }` for two comparisons.
  @Test func specializedTypesWithATrailingClosure() {
    expectFacts(
      #"""
      func f() { let a = Once<Int> { $0 }; if b < c { d() } }
      """#,
      #"""
      f0 function f
        %0 type Once<Int>
        %1 closure f1
        %2 call %0(trailing %1)
        %3 declare let a = %2
        %4 name b
        %5 name c
        %6 operator < (%4, %5)
        %7 condition %6 of branches
        %8 if {
        %9 name d
        %10 call %9()
        %11 }
      f1 closure (_ $0) in f0
        %0 variable $0
        %1 return %0
      """#)
  }

  /// The grammar takes `[x].y` for a member of a type.
  @Test func membersOfLiterals() {
    expectFacts(
      #"""
      func f(A: B) {
        [a].b
        [A].b
        [C].b
        [d.e: [g]].b
        [(a, A)].b
      }
      """#,
      #"""
      f0 function f (A: B)
        %0 name a
        %1 array [%0]
        %2 member %1.b
        %3 variable A
        %4 array [%3]
        %5 member %4.b
        %6 type [C]
        %7 member %6.b
        %8 name d
        %9 member %8.e
        %10 name g
        %11 array [%10]
        %12 dictionary [%9, %11]
        %13 member %12.b
        %14 name a
        %15 variable A
        %16 tuple (%14, %15)
        %17 array [%16]
        %18 member %17.b
      """#)
  }

  /// The grammar reads a specialised type and its member as two comparisons.
  @Test func membersOfSpecializedTypes() {
    expectFacts(
      #"""
      func f() {
        a(A<B>.shared, b: A<B>.self)
        x = .c < d; y = 1...e; a(/* f */.g)
      }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 type A<B>
        %2 member %1.shared
        %3 type A<B>
        %4 member %3.self
        %5 call %0(%2, b: %4)
        %6 name x
        %7 implicit .c
        %8 name d
        %9 operator < (%7, %8)
        %10 assign %6 = %9
        %11 name y
        %12 literal integer
        %13 name e
        %14 operator ... (%12, %13)
        %15 assign %11 = %14
        %16 name a
        %17 implicit .g
        %18 call %16(%17)
      """#)
  }

  @Test func fullNames() {
    expectFacts(
      #"""
      func f() { g(tick(_:), self.load(from:to:), Foo.bar(a:)) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 name tick
        %2 fullname %1(_:)
        %3 self
        %4 member %3.load
        %5 fullname %4(from:to:)
        %6 name Foo
        %7 member %6.bar
        %8 fullname %7(a:)
        %9 call %0(%2, %5, %8)
        %10 return %9
      """#)
  }

  @Test func interpolation() {
    expectFacts(
      ##"""
      func f() { g("a \(b) c \(d.e, format: h)", """
        \(i)
        """, #"\#(j)"#) }
      """##,
      ##"""
      f0 function f
        %0 name g
        %1 name b
        %2 name d
        %3 member %2.e
        %4 name h
        %5 interpolation (%1, %3, %4)
        %6 name i
        %7 interpolation (%6)
        %8 name j
        %9 interpolation (%8)
        %10 call %0(%5, %7, %9)
        %11 return %10
      """##)
  }

  @Test func keyPaths() {
    expectFacts(
      #"""
      func f() { g(\.a, \A.b.c?.d, \[Int].count, \A<B>.c, \.self) }
      """#,
      #"""
      f0 function f
        %0 name g
        %1 keypath \.a
        %2 keypath \A.b.c.d
        %3 keypath \[Int].count
        %4 keypath \A<B>.c
        %5 keypath \.self
        %6 call %0(%1, %2, %3, %4, %5)
        %7 return %6
      """#)
  }

  @Test func literalsThatCanBeKeys() {
    let facts = read(
      ##"""
      let a = ("ping", 12, 0, "", "p\u{69}ng", #"ping"#, "p\(1)", "größe", 0x1, 012, 1_0, 1.5, true, """
        ping
        """, "a text for people that is longer than any key")
      """##)
    let texts = facts.functions.flatMap(\.instructions).compactMap { instruction -> String? in
      guard case .literal(_, let text) = instruction.operation else { return nil }
      return text.map { facts.name($0) } ?? "-"
    }
    // The literal inside the interpolation comes where it is written.
    #expect(texts == [#""ping""#, "12", "0", #""""#, "-", "-", "1", "-", "-", "-", "-", "-", "-", "-", "-"])
  }
}
