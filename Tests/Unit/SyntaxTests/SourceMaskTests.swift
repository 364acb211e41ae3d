import Facts
import Syntax
import Testing

/// Swift that the grammar rejects.
@Suite struct SourceMaskTests {
  /// Puts statements between two functions, and expects that nothing is lost: the three functions in their type, each with
  /// its closure, in their places, and no parse error.
  private func expectNothingLost(_ statements: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let lines = statements.split(separator: "\n", omittingEmptySubsequences: false)
    expectNothingLost(
      members: (["  func middle() {"] + lines.map { "    " + $0 } + ["    g { self.h() }", "  }"]).joined(separator: "\n"),
      sourceLocation: sourceLocation)
  }

  private func expectNothingLost(members: String, sourceLocation: SourceLocation) {
    let source = """
      class A {
        func before() { a { self.b() } }
      \(members)
        func after() { c { self.d() } }
      }

      """
    #expect(Parser().parse(source)!.hasErrors, "the grammar can read this now", sourceLocation: sourceLocation)
    let facts = read(source)
    #expect(facts.parseErrors.isEmpty, sourceLocation: sourceLocation)
    var closures: [String: [String]] = [:]
    for function in facts.functions where function.kind == .closure {
      let parent = function.parent.map { facts[$0] }
      let name = parent.flatMap { $0.name }.map(facts.name) ?? ""
      if parent?.owner.map({ facts.name(facts[$0].name) }) == "A" { closures[name, default: []].append(facts.text(function.range, in: source)) }
    }
    #expect(closures["before"] == ["{ self.b() }"], sourceLocation: sourceLocation)
    #expect(closures["after"] == ["{ self.d() }"], sourceLocation: sourceLocation)
    #expect(closures["middle"]?.last == "{ self.h() }", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "f(())", "return ()", "x = ()", "f(value: ())", "f((), a: 1) { b }", "f([(): 1, a: ()])", "return (a: 1, b: ())",
    "switch x {\ncase .a: ()\ncase .b:\n  ()\ndefault: f(.success(()))\n}", "a.map { _ in () }", "a.map { ($0, ()) }", "yield()",
    "if a == () { b() }", "extension B where C == () { func d() { e(()) } }",
  ])
  func emptyTuples(statements: String) { expectNothingLost(statements) }

  @Test(arguments: ["a.b$.c { d() }", "let a$ = b$", "f(a$: 1)", "x(\"\\(a$)\")", "a.b$c = { $0.d$ }"])
  func dollarSignsInNames(statements: String) { expectNothingLost(statements) }

  @Test func namesKeepTheirDollarSigns() {
    let facts = read("class A { var a$ = 1; var a_ = 2 }")
    #expect(facts.properties.map { facts.name($0.name) } == ["a$", "a_"])
  }

  @Test(arguments: ["let a = B()..{\n  $0.c = 1\n}", "let a = b .. c", "x(a..b, c: d ..+ e)"])
  func operatorsOfDots(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "if await a.b { c() }", "if a, await b { c() }", "if a && await b { c() }", "if a == await b { c() }", "if try await a { b() }",
    "if let a = await b { c() } else { d() }", "if a { b() } else if await c { d() }", "while await a { b() }", "switch await a {\ncase .b: c()\n}",
    "if let a = try? b.c { d() }",
    "while let a = try! b?.c { d() }",
    "switch try? a.b { case .c: d() default: e() }",
    "for a in try b.c { d() }",
    "for try await a in b where try? c { d() }",
    "if await !a.b { c() }",
    "if let a = try? await b { c() } else { d() }",
  ])
  func effectsInConditions(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "switch x {\ncase .await(let v): f(v)\ncase .try: g()\n}", "switch x {\ncase .if(let v), .switch(let v): f(v)\n}", "f(.await)", "if a == .each { b() }",
    "f(self: 1, nil: 2, true: 3)", "let final = 1\nf(final)\nfinal.g()", "switch x {\ncase .a:\n  b = c\n  prefix = d\n}",
    "indirect.a()\nb(weak)", "if a { weak += 1 }", "var a: B { open[c - 1] }",
  ])
  func keywordsAsNames(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "if case 200..<300 = x { a() }", "if a, case \"b\" = c { d() }", "switch x {\ncase .min..<0: a()\ncase (b + 1)...c: d()\n}",
    "switch x {\ncase .success(): a()\ncase .failure(let e): f(e)\n}", "do { a() } catch is B, is C { d() }",
    "switch x {\ncase .a:\n  b()\n\n  @Sendable func c() {}\ncase .d: e()\n}",
    "switch x {\ncase let .a(_: b, c: d): e(b, d)\ncase .f(_: let g): h(g)\n}", "if case .a(_: let b) = c { d(e(_:), f(_:g:)) }",
  ])
  func patterns(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "let a = /^(\\d+) calls with/", "f(a, /^]: (\\d)/)", "nonisolated(unsafe) var a = 1", "f(to: (@Sendable (A) -> Void).self)",
    "f(to: (@convention(c) (A, B) -> C).self)", "a { b } ; c { d }", "f(of: (A, B<C>).self) { a in b() }", "f(of: (any A)?.self) { a in b() }",
    "let a = b ? () : nil", "a?(); c = d ? () : nil", "a ? () : c.d(e)", "let a: M::A = M::B.c()",
  ])
  func expressions(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "a { [] in b() }", "a { [] c in b(c) }", "a { [ ] (c: D) -> E in f }", "a { (_ b, _ c) -> D? in e() }", "a { (_ b, c) in d() }",
    "a { (_: Error!) in b() }", "a { (b: C!, _: D!) -> Void in e() }", "let a: (Error!) -> Void = { _ in }",
    "a {\n  b()\n}\nlabel: { _ in\n  c()\n}", "A(b) {\n  c()\n}\n// A comment.\nlabel: {\n  d()\n}\nicon: {\n  e()\n}\n.f()",
  ])
  func closures(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "f(((A, B) -> C).self)", "f((() -> Void).self, (A, () -> B).self)", "f((@convention(block) (A) -> Void)?.self)",
    "f(\n  a,\n  to: (@convention(c) (\n    A,\n    B\n  ) -> Void).self)", "let a: (B & C).Type? = nil", "func a(_ b: (any C).Type?, c: (C).Protocol) {}",
    "func a(@_b @_c d: @escaping () -> Void) {}", "func a(@_b(always) @_c d: __owned @Sendable @escaping () async -> T) {}",
    "func a(b: nonisolated(nonsending) @escaping () async -> Void) {}",
  ])
  func types(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "f(state: \\.a, action: /Action.b, c: { $0 })", "f(\\.a, action: /Action.b(c:d:)) { e() }", "let a = /B.c", "f(/A.b, /C.d) { e() }",
    "return (/A.b).c(from: d)", "A(\n  /B.c, d: E.f\n) { g() }", "f { /A.b }",
    "let a = \"\"\"\n  one \\ \n  two \\(b) \\\t\n  three\n  \"\"\"",
  ])
  func operatorsAndStrings(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "switch x {\ncase .a, .a.b: c()\ncase .d?.e(let f): g(f)\ncase .h.i.j where k == .l.m: n()\n}", "if case .a.b = c { d() }",
    "let (a: (), b: ()) = c()", "let (a, ()) = b",
  ])
  func morePatterns(statements: String) { expectNothingLost(statements) }

  @Test(arguments: [
    "@_silgen_name(\"b\") func b(_ c: D) -> E\nclass F {}", "@_extern(c) static func b()\nvar c: Int = 1",
    "func b() async throws\ninit()\nclass C { func d() { e { f() } } }",
    "func b(\n  c: D\n)\n  -> E\n  where F: G\n\n// A comment.\n@objc let h = { i() }", "func b<C>(_ c: C) -> C // A comment.\nprivate var d = 1", "func b()",
  ])
  func functionsWithoutABody(members: String) {
    expectNothingLost(members: members + "\n  func middle() { g { self.h() } }", sourceLocation: #_sourceLocation)
  }

  @Test(arguments: ["\n", "\n\n", "\n/// A comment.\n", "\n  "])
  func whatHasNoBodyIsNotEmpty(gap: String) {
    for head in ["func b(_ c: @escaping () -> Void)", "@_silgen_name(\"b\") func b(_ c: () -> Void) -> D"] {
      let facts = read("\(head)\(gap)final class A {\n  func f() { g { self.h() } }\n}\n\(head)\n")
      #expect(facts.parseErrors.isEmpty)
      #expect(facts.types.count == 1)
      #expect(facts.closures.count == 1)
      let functions = facts.functions.filter { $0.name.map(facts.name) == "b" }
      #expect(functions.last?.isRequirement == true)
      #expect(functions.allSatisfy { $0.isRequirement })
    }
    #expect(read("func b() {}\nvar c = ()\nf(())\n").functions.allSatisfy { !$0.isRequirement })
  }

  @Test(arguments: [
    "typealias B<C> = D<C> where C: E, C.F: G", "#if os(iOS)\n#error(\"no\")\n#endif",
    "@_specialize(where B == C<D>)\nfunc e() {}", "@_lifetime(borrow self)\nborrowing func e() {}",
    "func b(c: () async throws -> sending D) -> sending E { f }", "init() where\n  B == C,\n  D == E {\n  f()\n}",
    "#macro(\"a\")", "@available(iOS 17, *)\n#macro(b) { self.c }", "func b(_ c: __owned D) {}", "class B: nonisolated C {}",
    "var b: C { borrowing get { d } }", "#if a && _runtime(_multithreaded)\nvar b = 1\n#endif",
    "var b: C {\n  @storageRestrictions(initializes: _b)\n  init(c) { _b = c }\n  get { _b }\n  set { _b = newValue }\n}",
  ])
  func declarations(members: String) {
    let lines = members.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    expectNothingLost(members: lines + "\n  func middle() { g { self.h() } }", sourceLocation: #_sourceLocation)
  }

  /// Accessors that the runtime implements, with attributes on lines of their own.
  @Test func functionsOfManagedObjects() {
    let facts = read(
      """
      class A: NSManagedObject {
        func b() { g { self.h() } }
        @objc(addC:)
        @NSManaged
        public func addToC(_ c: C)

        @objc(removeC:)
        @NSManaged
        public func removeFromC(_ c: C)
      }
      protocol D {
        associatedtype E: F, G<H, I>
        func e()
      }
      """)
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.types.count == 2)
    #expect(facts.closures.count == 1)
  }

  @Test(arguments: ["@available(iOS 17, *)\n#Preview { A() }", "@MainActor @available(iOS 17, *)\n#Preview(\"a\", traits: .b) { A() }"])
  func attributesOfMacros(macro: String) {
    #expect(Parser().parse(macro)!.hasErrors)
    let facts = read(macro + "\nclass B { func c() { d { self.e() } } }")
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.closures.count == 2)
    #expect(facts.types.count == 1)
  }

  @Test func associatedTypes() {
    let facts = read("protocol A {\n  associatedtype B: C\n  where\n    B.D == E,\n    B.F == G\n  func h()\n}")
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.functions.map { $0.name.map(facts.name) } == ["h"])
  }

  /// What is masked is read as it was written.
  @Test func namesAreThoseOfTheText() {
    expectFacts(
      #"""
      func f(final: Int) {
        final.a(.await, ())
        if await b { c(nil: 1) }
      }
      """#,
      #"""
      f0 function f (final: Int)
        %0 variable final
        %1 member %0.a
        %2 implicit .await
        %3 tuple ()
        %4 call %1(%2, %3)
        %5 name b
        %6 await %5
        %7 condition %6 of branches
        %8 if {
        %9 name c
        %10 literal integer
        %11 call %9(nil: %10)
        %12 }
      """#)
  }

  /// A string may look like a comment, a comment like a string.
  @Test func onlyCodeIsMasked() {
    let facts = read("let a = \"()\" // \"\nlet b = \"/* \\(c(())) */\"\nlet d = #\"\"a\" \\(())\"#\nlet e = { self.f() } /* \" */")
    #expect(facts.parseErrors.isEmpty)
    #expect(facts.properties.map { facts.name($0.name) } == ["a", "b", "d", "e"])
    #expect(facts.closures.count == 1)
  }
}
