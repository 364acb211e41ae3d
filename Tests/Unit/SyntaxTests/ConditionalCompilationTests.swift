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
        %0 compiled {
        %1 name h
        %2 closure f5
        %3 call %1(trailing %2)
        %4 } or {
        %5 name j
        %6 closure f6
        %7 call %5(trailing %6)
        %8 } exhaustive
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
        %1 switch %0 {
        %2 condition %0 matches of clause
        %3 name c
        %4 call %3()
        %5 } or {
        %6 name d
        %7 call %6()
        %8 } exhaustive
        %9 choice (%4, %7)
        %10 return %9
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

  /// Only the `#if` that cannot be read whole loses its other branches.
  @Test func otherBranchesStay() {
    let facts = read(
      """
      #if A
      func b() {}
      #else
      func c() {}
      #endif
      #if A
      func d(e: Int) {
      #else
      func d() {
      #endif
        f { self.g() }
      }
      """)
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.functions.map { $0.name.map(facts.name) } == ["b", "c", "d", nil])
  }

  /// The branch for a newer compiler is the one that is chosen.
  @Test func theNewestCompilerChooses() {
    let facts = read("#if compiler(<6)\nfunc a(old: Int) {\n#else\nfunc a(new: Int) {\n#endif\n  b()\n}")
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.functions.count == 1)
    #expect(facts.names.contains("new") && !facts.names.contains("old"))
  }

  @Test(arguments: [
    "f(\n  a: 1,\n  #if A\n  b: 2\n  #else\n  b: 3\n  #endif\n)", "x = [\n  1,\n  #if A\n  2,\n  #endif\n  3\n]",
    "if a {\n}\n#if A\nelse if b { c() }\n#endif", "if\n  #if A\n  let a = b,\n  #endif\n  c { d() }",
    "switch x {\n#if A\ncase .a: b()\n#else\ncase .b: c()\n#endif\ndefault: d()\n}",
    "#if A\nif a {\n#else\nif b {\n#endif\n  c()\n}",
  ])
  func insideOfStatements(statements: String) {
    let source = "class A {\n  func f() {\n\(statements)\ng { self.h() }\n  }\n  func i() { j { self.k() } }\n}"
    let facts = read(source)
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.closures.map { facts.text($0.range, in: source) } == ["{ self.h() }", "{ self.k() }"])
    #expect(facts.closures.map { $0.parent.flatMap { facts[$0].name }.map(facts.name) } == ["f", "i"])
  }

  @Test(arguments: [
    "class A: B\n#if X\n  , C\n#endif\n{\n", "class A {\n  #if X\n  @objc\n  #endif\n", "class A {\n  @discardableResult\n  #if X\n  @objc\n  #endif\n",
    "#if X\nclass A: B {\n#else\nclass A {\n#endif\n",
  ])
  func aroundDeclarations(head: String) {
    let facts = read(head + "  func f() { g { self.h() } }\n}")
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.types.count == 1)
    #expect(facts.closures.count == 1)
  }
}
