import Testing

/// Types and their members.
@Suite struct DeclarationTests {
  /// All kinds, nested, with inheritance, generic parameters, constraints and attributes.
  @Test func types() {
    expectFacts(
      #"""
      @MainActor public final class A<T: P, U>: B<T>, M.Q where U: Equatable & Sendable, T.X == Int {
        struct C: Hashable {}
        enum D: Int { case a }
        actor E {}
      }
      protocol P: AnyObject, Q {}
      protocol R where Self: UIView {}
      extension A.C: Codable where T: P {}
      extension Array where Element: AnyObject {}
      @objc indirect enum F {}
      """#,
      #"""
      @MainActor @public @final class A<T: P, U: Equatable & Sendable>: B<T>, M.Q
      struct A.C: Hashable
      enum A.D: Int
        case a
      actor A.E
      protocol P: AnyObject, Q
      protocol R<Self: UIView>
      extension A.C<T: P>: Codable
      extension Array<Element: AnyObject>
      @objc @indirect enum F
      """#)
  }

  @Test func enumCases() {
    expectFacts(
      #"""
      enum A: Int {
        case a, b = 2
        case c(Int, d: () -> Void, _ e: [String] = [])
        indirect case f(A)
      }
      """#,
      #"""
      enum A: Int
        case a
        case b
        case c(Int, d: (() -> Void), [String])
        case f(A)
      """#)
  }

  @Test func properties() {
    expectFacts(
      #"""
      class A {
        @Published private(set) var a: Int = 1, b = 2
        weak var c: (any D)?
        unowned let d: D
        unowned(unsafe) var e: D
        @IBOutlet private weak var f: G!
        static let g = A()
        class var h: Int { 1 }
        var i, j: Int
        let (k, l) = (1, 2)
        lazy var m = n()
        nonisolated(unsafe) var o: Int?
      }
      """#,
      #"""
      class A
        @Published @private(set) var a: Int = f0
        @Published @private(set) var b = f1
        weak var c: any D?
        unowned let d: D
        unownedUnsafe var e: D
        @IBOutlet @private weak var f: G!
        @static static let g = f2
        @class static var h: Int computed {f3}
        var i: Int
        var j: Int
        let k = f4
        let l = f4
        @lazy lazy var m = f5
        @nonisolated(unsafe) var o: Int?
      f0 initialValue A.a
        %0 literal integer
        %1 return %0
      f1 initialValue A.b
        %0 literal integer
        %1 return %0
      f2 static initialValue A.g
        %0 name A
        %1 call %0()
        %2 return %1
      f3 @class static getter A.h -> Int
        %0 literal integer
        %1 return %0
      f4 initialValue A.k
        %0 literal integer
        %1 literal integer
        %2 tuple (%0, %1)
        %3 return %2
      f5 initialValue A.m
        %0 name n
        %1 call %0()
        %2 return %1
      """#)
  }

  /// Observers do not make a property computed.
  @Test func computedProperties() {
    expectFacts(
      #"""
      class A {
        var a: Int { 1 }
        var b: Int { get async throws { 1 } }
        var c: Int { get { 1 } set { d = newValue } }
        var d = 1 { didSet { e() } }
        @ViewBuilder var f: some View { g() }
      }
      """#,
      #"""
      class A
        var a: Int computed {f0}
        var b: Int computed {f1}
        var c: Int computed {f2 f3}
        var d = f4 {f5}
        @ViewBuilder var f: some View computed {f6}
      f0 getter A.a -> Int
        %0 literal integer
        %1 return %0
      f1 getter A.b async -> Int
        %0 literal integer
        %1 return %0
      f2 getter A.c -> Int
        %0 literal integer
        %1 return %0
      f3 setter A.c (_ newValue: Int)
        %0 name d
        %1 variable newValue
        %2 assign %0 = %1
      f4 initialValue A.d
        %0 literal integer
        %1 return %0
      f5 didSet A.d (_ oldValue)
        %0 name e
        %1 call %0()
      f6 @ViewBuilder getter A.f -> some View
        %0 name g
        %1 call %0()
        %2 return %1
      """#)
  }

  @Test func initialisers() {
    expectFacts(
      #"""
      class A {
        init?(a: Int, _ b: String = "x") { super.init() }
        init!() {}
        required convenience init(c: Int) async throws { self.init() }
        deinit { d() }
      }
      """#,
      #"""
      class A
      f0 initializer A.init (a: Int, _ b: String = f1) failable
        %0 super
        %1 member %0.init
        %2 call %1()
      f1 defaultArgument A.b
        %0 literal string
        %1 return %0
      f2 initializer A.init failable
      f3 @required @convenience initializer A.init (c: Int) async
        %0 self
        %1 member %0.init
        %2 call %1()
      f4 deinitializer A.deinit
        %0 name d
        %1 call %0()
      """#)
  }

  @Test func functions() {
    expectFacts(
      #"""
      class A {
        @discardableResult static func a<T: P>(_ b: T, c d: inout [Int], e: Int..., f: @autoclosure () -> Bool) async throws -> [T]? where T: Q { nil }
        override class func g(h: @escaping @Sendable (Int) -> Void = { _ in }) {}
        static func == (l: A, r: A) -> Bool { true }
        mutating func i(@ViewBuilder j: () -> some View, k: isolated E) rethrows {}
      }
      """#,
      #"""
      class A
      f0 @discardableResult @static static function A.a<T: P & Q> (_ b: T, @inout c d: [Int], e: Int..., @autoclosure f: (@autoclosure () -> Bool)) async -> [T]?
        %0 literal nil
        %1 return %0
      f1 @override @class static function A.g (@escaping @Sendable h: (@escaping @Sendable (Int) -> Void) = f2)
      f2 defaultArgument A.h
        %0 closure f3
        %1 return %0
      f3 closure (_ _) in f2
      f4 @static static function A.== (l: A, r: A) -> Bool
        %0 literal true
        %1 return %0
      f5 @mutating function A.i (@ViewBuilder j: (() -> some View), @isolated k: E)
      """#)
  }

  @Test func subscripts() {
    expectFacts(
      #"""
      class A {
        subscript(a: Int, b c: Int) -> Int { get { a } set { d = newValue } }
        static subscript(e: Int) -> Int { e }
      }
      """#,
      #"""
      class A
      f0 getter A.subscript (_ a#0: Int, b c#1: Int) -> Int
        %0 variable a#0
        %1 return %0
      f1 setter A.subscript (_ a#2: Int, b c#3: Int, _ newValue: Int)
        %0 name d
        %1 variable newValue
        %2 assign %0 = %1
      f2 @static static getter A.subscript (_ e: Int) -> Int
        %0 variable e
        %1 return %0
      """#)
  }

  @Test func protocolRequirements() {
    expectFacts(
      #"""
      protocol P {
        associatedtype A: Q = Int
        associatedtype B where B: Q
        typealias C = [A]
        var d: Int { get set }
        static var e: String { get }
        func f(g: Int) async -> A
        init(h: Int)
        subscript(i: Int) -> A { get }
      }
      """#,
      #"""
      protocol P
        var d: Int required
        @static static var e: String required
      associatedtype P.A<A: Q> = Int
      associatedtype P.B<B: Q>
      typealias P.C = [A]
      f0 function P.f (g: Int) async -> A required
      f1 initializer P.init (h: Int) required
      f2 getter P.subscript (_ i: Int) -> A required
      """#)
  }

  @Test(arguments: ["", "public ", "@objc ", "override "])
  func whatBelongsToTheClassIsStatic(modifier: String) {
    let members = ["class func a() {}", "static func a() {}", "class var a: Int { 1 }", "class subscript(a: Int) -> Int { 1 }"]
    for member in members {
      let facts = read("class A {\n  \(modifier)\(member)\n  func b() {}\n}")
      #expect(facts.functions.count { $0.isStatic } == 1, "\(member)")
    }
  }
}
