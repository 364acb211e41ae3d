import Testing

/// `self`, where it is rebound and where not.
@Suite struct SelfTests {
  @Test func selfOfTheMember() {
    expectFacts(
      #"""
      class A { func f() { g { self.h() } } }
      """#,
      #"""
      class A
      f0 function A.f
        %0 name g
        %1 closure f1
        %2 call %0(trailing %1)
        %3 return %2
      f1 closure in f0
        %0 self
        %1 member %0.h
        %2 call %1()
        %3 return %2
      """#)
  }

  /// Inside the closure `self` is the capture-list entry; the entry's value is the `self` outside.
  @Test func weakSelf() {
    expectFacts(
      #"""
      class A { func f() { g { [weak self] in self?.h() } } }
      """#,
      #"""
      class A
      f0 function A.f
        %0 name g
        %1 self
        %2 closure f1
        %3 call %0(trailing %2)
        %4 return %3
      f1 closure [weak self %1] in f0
        %0 variable self
        %1 unwrap %0?
        %2 member %1.h
        %3 call %2()
        %4 return %3
      """#)
  }

  /// `selfBinding` says which `self` a bare name would go through.
  @Test func implicitSelfOfABareName() {
    expectFacts(
      #"""
      class A {
        func f() {
          g { [weak self] in
            guard let self else { return }
            h { x = y }
          }
        }
      }
      """#,
      #"""
      class A
      f0 function A.f
        %0 name g
        %1 self
        %2 closure f1
        %3 call %0(trailing %2)
        %4 return %3
      f1 closure [weak self#0 %1] in f0
        %0 variable self#0
        %1 condition %0 has value of branches
        %2 unwrap %0?
        %3 declare let self#1 = %2
        %4 guard {
        %5 return
        %6 }
        %7 name h self: self#1
        %8 closure f2
        %9 call %7(trailing %8)
      f2 closure in f1
        %0 name x self: self#1
        %1 name y self: self#1
        %2 assign %0 = %1
      """#)
  }

  /// The inner list takes its value from the outer closure.
  @Test func selfInNestedClosures() {
    expectFacts(
      #"""
      class A { func f() { g { h { [weak self] in self?.i() } } } }
      """#,
      #"""
      class A
      f0 function A.f
        %0 name g
        %1 closure f1
        %2 call %0(trailing %1)
        %3 return %2
      f1 closure in f0
        %0 name h
        %1 self
        %2 closure f2
        %3 call %0(trailing %2)
        %4 return %3
      f2 closure [weak self %1] in f1
        %0 variable self
        %1 unwrap %0?
        %2 member %1.i
        %3 call %2()
        %4 return %3
      """#)
  }

  @Test func unownedAndStrongLists() {
    expectFacts(
      #"""
      class A { func f() { g({ [unowned self] in x }, { [self] in x }, { [unowned(unsafe) self] in x }, { [unowned(safe) self] in x }) } }
      """#,
      #"""
      class A
      f0 function A.f
        %0 name g
        %1 self
        %2 closure f1
        %3 self
        %4 closure f2
        %5 self
        %6 closure f3
        %7 self
        %8 closure f4
        %9 call %0(%2, %4, %6, %8)
        %10 return %9
      f1 closure [unowned self#0 %1] in f0
        %0 name x self: self#0
        %1 return %0
      f2 closure [self#1 %3] in f0
        %0 name x self: self#1
        %1 return %0
      f3 closure [unownedUnsafe self#2 %5] in f0
        %0 name x self: self#2
        %1 return %0
      f4 closure [unowned self#3 %7] in f0
        %0 name x self: self#3
        %1 return %0
      """#)
  }

  @Test func reboundSelf() {
    expectFacts(
      #"""
      class A {
        func f() {
          g { [weak self] in
            if let self { a(self) }
            if let self = self { b(self) }
            if let `self` = self { c(self) }
            guard let self = self as? B, let strongSelf = self else { return d(self) }
            e(self, strongSelf)
          }
        }
      }
      """#,
      #"""
      class A
      f0 function A.f
        %0 name g
        %1 self
        %2 closure f1
        %3 call %0(trailing %2)
        %4 return %3
      f1 closure [weak self#0 %1] in f0
        %0 variable self#0
        %1 condition %0 has value of branches
        %2 unwrap %0?
        %3 declare let self#1 = %2
        %4 if {
        %5 name a self: self#1
        %6 variable self#1
        %7 call %5(%6)
        %8 }
        %9 variable self#0
        %10 condition %9 has value of branches
        %11 unwrap %9?
        %12 declare let self#2 = %11
        %13 if {
        %14 name b self: self#2
        %15 variable self#2
        %16 call %14(%15)
        %17 }
        %18 variable self#0
        %19 condition %18 has value of branches
        %20 unwrap %18?
        %21 declare let self#3 = %20
        %22 if {
        %23 name c self: self#3
        %24 variable self#3
        %25 call %23(%24)
        %26 }
        %27 variable self#0
        %28 cast %27 as? B
        %29 condition %28 has value of branches
        %30 unwrap %28?
        %31 declare let self#4 = %30
        %32 variable self#4
        %33 condition %32 has value of branches
        %34 unwrap %32?
        %35 declare let strongSelf = %34
        %36 guard {
        %37 name d self: self#0
        %38 variable self#0
        %39 call %37(%38)
        %40 return %39
        %41 }
        %42 name e self: self#4
        %43 variable self#4
        %44 variable strongSelf
        %45 call %42(%43, %44)
      """#)
  }

  @Test func letStrongSelf() {
    expectFacts(
      #"""
      class A { func f() { weak var weakSelf = self; g { let strong = weakSelf!; strong.h() } } }
      """#,
      #"""
      class A
      f0 function A.f
        %0 self
        %1 declare var weak weakSelf = %0
        %2 name g
        %3 closure f1
        %4 call %2(trailing %3)
      f1 closure in f0
        %0 variable weakSelf
        %1 unwrap %0!
        %2 declare let strong = %1
        %3 variable strong
        %4 member %3.h
        %5 call %4()
      """#)
  }

  @Test func superIsSelf() {
    expectFacts(
      #"""
      class A: B { func f() { g { super.f() } } }
      """#,
      #"""
      class A: B
      f0 function A.f
        %0 name g
        %1 closure f1
        %2 call %0(trailing %1)
        %3 return %2
      f1 closure in f0
        %0 super
        %1 member %0.f
        %2 call %1()
        %3 return %2
      """#)
  }

  @Test func selfAsClosureParameter() {
    expectFacts(
      #"""
      let x = f { (self, a) in self.g(a) }
      """#,
      #"""
      let x = f0
      f0 initialValue x
        %0 name f
        %1 closure f1
        %2 call %0(trailing %1)
        %3 return %2
      f1 closure (_ self, _ a) in f0
        %0 variable self
        %1 member %0.g
        %2 variable a
        %3 call %1(%2)
        %4 return %3
      """#)
  }

  /// Components are no variables; a subscript's argument is one.
  @Test func keyPathsHaveNoNames() {
    expectFacts(
      #"""
      func f(x: Int) { g(\A.x[x].y, \.x) }
      """#,
      #"""
      f0 function f (x: Int)
        %0 name g
        %1 variable x
        %2 keypath \A.x.y [%1]
        %3 keypath \.x
        %4 call %0(%2, %3)
        %5 return %4
      """#)
  }

  @Test func selectorsCaptureNothing() {
    expectFacts(
      #"""
      class A { func f() { g(#selector(self.h), #selector(h(_:)), #keyPath(x.y), #function) } }
      """#,
      #"""
      class A
      f0 function A.f
        %0 name g
        %1 pound
        %2 pound
        %3 pound
        %4 pound
        %5 call %0(%1, %2, %3, %4)
        %6 return %5
      """#)
  }
}
