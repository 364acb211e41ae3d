import Testing

/// What names refer to.
@Suite struct NameResolutionTests {
  /// `let x = x` reads the x outside.
  @Test func initializerRefersToTheOuterName() {
    expectFacts(
      #"""
      func f(x: Int) {
        let x = x
        print(x)
      }
      """#,
      #"""
      f0 function f (x x#0: Int)
        %0 variable x#0
        %1 declare let x#1 = %0
        %2 name print
        %3 variable x#1
        %4 call %2(%3)
      """#)
  }

  @Test func closureInsideInitializerSeesOuterName() {
    expectFacts(
      #"""
      func f(x: Int) {
        let x = { x }
        x()
      }
      """#,
      #"""
      f0 function f (x x#0: Int)
        %0 closure f1
        %1 declare let x#1 = %0
        %2 variable x#1
        %3 call %2()
      f1 closure in f0
        %0 variable x#0
        %1 return %0
      """#)
  }

  /// They can be used before their declaration within the block, and nowhere else.
  @Test func nestedFunctionsAreHoisted() {
    expectFacts(
      #"""
      func f() {
        if a { go() }
        func go() { go() }
        if b {
          func go() {}
          go()
        }
      }
      """#,
      #"""
      f0 function f
        %0 name a
        %1 condition %0 of branches
        %2 if {
        %3 variable go#0
        %4 call %3()
        %5 }
        %6 declare func go#0 f1
        %7 name b
        %8 condition %7 of branches
        %9 if {
        %10 declare func go#1 f2
        %11 variable go#1
        %12 call %11()
        %13 }
      f1 function go in f0
        %0 variable go#0
        %1 call %0()
        %2 return %1
      f2 function go in f0
      """#)
  }

  @Test func overloadedNestedFunctionsKeepTheirBodies() {
    expectFacts(
      #"""
      func f() {
        func go(a: Int) { one() }
        func go(b: Int) { two() }
      }
      """#,
      #"""
      f0 function f
        %0 declare func go#0 f1
        %1 declare func go#1 f2
      f1 function go (a: Int) in f0
        %0 name one
        %1 call %0()
        %2 return %1
      f2 function go (b: Int) in f0
        %0 name two
        %1 call %0()
        %2 return %1
      """#)
  }

  @Test func closureParametersShadow() {
    expectFacts(
      #"""
      func f(x: Int) {
        g { x in x }
        h(x)
      }
      """#,
      #"""
      f0 function f (x x#0: Int)
        %0 name g
        %1 closure f1
        %2 call %0(trailing %1)
        %3 name h
        %4 variable x#0
        %5 call %3(%4)
      f1 closure (_ x#1) in f0
        %0 variable x#1
        %1 return %0
      """#)
  }

  @Test func defaultValuesDoNotSeeParameters() {
    expectFacts(
      #"""
      func f(x: Int, y: Int = x) {}
      """#,
      #"""
      f0 function f (x: Int, y: Int = f1)
      f1 defaultArgument y
        %0 name x
        %1 return %0
      """#)
  }

  /// A member of a type in a function sees neither its locals nor its `self`.
  @Test func localTypesDoNotSeeLocals() {
    expectFacts(
      #"""
      class A {
        func f() {
          let x = 1
          guard let self = Optional(self) else { return }
          class B {
            var y = x
            func g() { self.h(x) }
          }
          use(x, self)
        }
      }
      """#,
      #"""
      class A
      class A.B in f0
        var y = f1
      f0 function A.f
        %0 literal integer
        %1 declare let x = %0
        %2 name Optional
        %3 self
        %4 call %2(%3)
        %5 condition %4 has value of branches
        %6 unwrap %4?
        %7 declare let self = %6
        %8 guard {
        %9 return
        %10 }
        %11 name use self: self
        %12 variable x
        %13 variable self
        %14 call %11(%12, %13)
      f1 initialValue A.B.y
        %0 name x
        %1 return %0
      f2 function A.B.g
        %0 self
        %1 member %0.h
        %2 name x
        %3 call %1(%2)
        %4 return %3
      """#)
  }

  /// Members, globals and types are left to the program model.
  @Test func outerNamesAreNotResolved() {
    expectFacts(
      #"""
      class A {
        var x = 1
        func f() { x = g; $x.send(_x) }
      }
      """#,
      #"""
      class A
        var x = f0
      f0 initialValue A.x
        %0 literal integer
        %1 return %0
      f1 function A.f
        %0 name x
        %1 name g
        %2 assign %0 = %1
        %3 name $x
        %4 member %3.send
        %5 name _x
        %6 call %4(%5)
      """#)
  }

  @Test func backticksAreNotPartOfAName() {
    expectFacts(
      #"""
      func f(`default` x: Int, `in`: Int) { g(`in`, `x`) }
      """#,
      #"""
      f0 function f (default x: Int, in: Int)
        %0 name g
        %1 variable in
        %2 variable x
        %3 call %0(%1, %2)
        %4 return %3
      """#)
  }

  @Test func scopesEndWithTheirBlock() {
    expectFacts(
      #"""
      func f() {
        do { let x = 1; g(x) }
        repeat { let x = 2; g(x) } while x
        defer { let x = 3; g(x) }
        g(x)
      }
      """#,
      #"""
      f0 function f
        %0 literal integer
        %1 declare let x#0 = %0
        %2 name g
        %3 variable x#0
        %4 call %2(%3)
        %5 loop repeatWhile {
        %6 scope {
        %7 literal integer
        %8 declare let x#1 = %7
        %9 name g
        %10 variable x#1
        %11 call %9(%10)
        %12 } scope
        %13 name x
        %14 condition %13 of loop
        %15 } loop
        %16 defer {
        %17 literal integer
        %18 declare let x#2 = %17
        %19 name g
        %20 variable x#2
        %21 call %19(%20)
        %22 } defer
        %23 name g
        %24 name x
        %25 call %23(%24)
      """#)
  }

  /// The highest one counts; nested closures have their own.
  @Test func anonymousParameters() {
    expectFacts(
      #"""
      let x = f { g($1) { $0 } }
      """#,
      #"""
      let x = f0
      f0 initialValue x
        %0 name f
        %1 closure f1
        %2 call %0(trailing %1)
        %3 return %2
      f1 closure (_ $0#0, _ $1) in f0
        %0 name g
        %1 variable $1
        %2 closure f2
        %3 call %0(%1, trailing %2)
        %4 return %3
      f2 closure (_ $0#2) in f1
        %0 variable $0#2
        %1 return %0
      """#)
  }

  @Test func anonymousParametersNeedAClosureWithoutParameters() {
    expectFacts(
      #"""
      let x = f { a in $0 }
      """#,
      #"""
      let x = f0
      f0 initialValue x
        %0 name f
        %1 closure f1
        %2 call %0(trailing %1)
        %3 return %2
      f1 closure (_ a) in f0
        %0 name $0
        %1 return %0
      """#)
  }

  @Test func localComputedVariables() {
    expectFacts(
      #"""
      func f(x: Int) {
        var y: Int { x }
        var z: Int { get { x } set { g(newValue) } }
        g(y, z)
      }
      """#,
      #"""
      f0 function f (x: Int)
        %0 declare var y
        %1 declare var z
        %2 name g
        %3 variable y
        %4 variable z
        %5 call %2(%3, %4)
      f1 getter y -> Int in f0
        %0 variable x
        %1 return %0
      f2 getter z -> Int in f0
        %0 variable x
        %1 return %0
      f3 setter z (_ newValue) in f0
        %0 name g
        %1 variable newValue
        %2 call %0(%1)
      """#)
  }
}
