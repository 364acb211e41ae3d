import Testing

/// What stands elsewhere than in the body of a type: globals, extensions, local types, macros, and what follows a broken type.
@Suite struct FileLevelTests {
  /// A file of debug builds has no declaration outside of an `#if` that says so.
  @Test func filesOfDebugBuilds() {
    func isForDebugging(_ source: String) -> Bool { read(source).isForDebugging }
    let code = "final class Menu { func open() {} }"
    #expect(isForDebugging("import UIKit\n#if DEBUG\n\(code)\n#endif"))
    #expect(isForDebugging("// A menu\n#if !RELEASE\nimport UIKit\n\(code)\n\(code)\n#endif\n"))
    #expect(isForDebugging("#if os(iOS) && (DEBUG)\n\(code)\n#endif"))
    #expect(isForDebugging("#if os(iOS)\n#if DEBUG\n\(code)\n#endif\n#endif"))
    #expect(!isForDebugging("import UIKit\n"))
    #expect(!isForDebugging("#if DEBUG\n\(code)\n#endif\n\(code)"))
    #expect(!isForDebugging("#if DEBUG\n\(code)\n#else\n\(code)\n#endif"))
    #expect(!isForDebugging("#if DEBUG || os(iOS)\n\(code)\n#endif"))
    #expect(!isForDebugging("#if !DEBUG\n\(code)\n#endif"))
    #expect(!isForDebugging("#if RELEASE\n\(code)\n#endif"))
  }

  @Test func globalsAndTopLevelCode() {
    expectFacts(
      #"""
      import Foundation
      @testable import struct Foo.Bar
      let a = 1
      var b: Int { a }
      typealias C<D> = (D) -> Void
      infix operator <+>: E
      func f() { b }
      f()
      for x in a { let y = x; print(y) }
      """#,
      #"""
      import Foundation
      import Foo
      imports for tests
      let a = f1
      var b: Int computed {f2}
      typealias C<D> = ((D) -> Void)
      f0 topLevel
        %0 name f
        %1 call %0()
        %2 name a
        %3 loop forIn %2 {
        %4 declare let x in %2
        %5 variable x
        %6 declare let y = %5
        %7 name print
        %8 variable y
        %9 call %7(%8)
        %10 } loop
      f1 initialValue a
        %0 literal integer
        %1 return %0
      f2 getter b -> Int
        %0 name a
        %1 return %0
      f3 function f
        %0 name b
        %1 return %0
      """#)
  }

  @Test func guardAtFileLevelIsALocalOfTheFile() {
    expectFacts(
      #"""
      guard let x = y else { fatalError() }
      print(x)
      class A { func f() { x } }
      """#,
      #"""
      class A
      f0 topLevel
        %0 name y
        %1 condition %0 has value of branches
        %2 unwrap %0?
        %3 declare let x = %2
        %4 guard {
        %5 name fatalError
        %6 call %5()
        %7 }
        %8 name print
        %9 variable x
        %10 call %8(%9)
      f1 function A.f
        %0 name x
        %1 return %0
      """#)
  }

  @Test func extensionMembers() {
    expectFacts(
      #"""
      extension A.B {
        var c: Int { d }
        static func e() { self.f() }
      }
      """#,
      #"""
      extension A.B
        var c: Int computed {f0}
      f0 getter B.c -> Int
        %0 name d
        %1 return %0
      f1 @static static function B.e
        %0 self
        %1 member %0.f
        %2 call %1()
        %3 return %2
      """#)
  }

  @Test func localTypes() {
    expectFacts(
      #"""
      func f() {
        struct A { let b = 1; func c() { b } }
        extension B {}
        A().c()
      }
      """#,
      #"""
      struct A in f0
        let b = f1
      extension B in f0
      f0 function f
        %0 name A
        %1 call %0()
        %2 member %1.c
        %3 call %2()
      f1 initialValue A.b
        %0 literal integer
        %1 return %0
      f2 function A.c
        %0 name b
        %1 return %0
      """#)
  }

  @Test func macros() {
    expectFacts(
      #"""
      @freestanding(expression) macro a(b: Int) = #externalMacro(module: "c", type: "d")
      func f() { #b("c") { d } }
      """#,
      #"""
      f0 function f
        %0 literal string
        %1 closure f1
        %2 macro #b(%0, trailing %1)
        %3 return %2
      f1 closure in f0
        %0 name d
        %1 return %0
      """#)
  }

  /// As a value the grammar takes what stands behind the parentheses for a call of what the macro gives.
  @Test func macrosWithArgumentsAndATrailingClosureAsValues() {
    expectFacts(
      #"""
      func f() { let a = #b("c") { d } }
      """#,
      #"""
      f0 function f
        %0 literal string
        %1 macro #b(%0)
        %2 closure f1
        %3 macro #b(trailing %2)
        %4 declare let a = %3
      f1 closure in f0
        %0 name d
        %1 return %0
      """#)
  }

  /// `class func` opens no type.
  @Test func modifiersAfterABrokenType() {
    expectFacts(
      #"""
      class A {
        class func f() { g }
        func h( {
      """#,
      #"""
      class A
      f0 @class static function A.f
        %0 name g
        %1 return %0
      f1 function A.h
      error 0..<44
      """#)
  }
}
