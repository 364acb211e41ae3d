import Testing

/// What is a capture, by where the closure stands. `f` keeps what it is given; what matters here is only what is captured.
@Suite struct CapturePlaceTests {
  /// Inside `[unowned self]` everything nested goes through that entry.
  @Test func nestingInsideUnowned() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run() {
          f { [unowned self] in  //= [unowned self]
            f { self.x }  //= unowned outer [self]
            f { x }  //= unowned outer [self]
            f { f { self.x } }  //= unowned outer [self] | unowned outer [self]
          }
        }
      }
      """)
  }

  @Test func nestedFunctions() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run() {
          func step() { x += 1 }  //= step self
          func twice() { step(); step() }  //= twice self
          func again(_ n: Int) { if n > 0 { again(n - 1) } }  //= again nothing
          f(step)
          f { step() }  //= self
          f { twice() }  //= self
          f { again(3) }  //= nothing
          f { [weak self] in  //= [weak self]
            func inner() { self?.x = 1 }  //= inner weak outer [self]
            f(inner)
            f { inner() }  //= weak outer [self]
          }
          let value = twice
          f { value() }  //= value
        }
      }
      """)
  }

  /// Code of a local type has a `self` of its own and sees no locals.
  @Test func localTypes() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run() {
          let y = 1
          class B {
            var y = 2
            func go() { f { self.y } }  //= self
            func stay() { f { y } }  //= self
          }
          struct C {
            var z = 3
            func go() { f { z } }  //= self
          }
          f { B() }  //= nothing
          f { y }  //= y
        }
      }
      """)
  }

  /// What stands in an autoclosure is captured by the code around it.
  @Test func autoclosures() {
    checkCaptures(
      """
      class A {
        var x = 0
        func keep(_ value: @autoclosure @escaping () -> Int) {}
        func test(_ value: @autoclosure () -> Int) {}
        func run() {
          f { self.test(self.x) }  //= self
          f { assert(self.x > 0) }  //= self
          f { [weak self] in self?.keep(1) }  //= [weak self]
          f { g(true && x > 0) }  //= self
        }
      }
      """)
  }

  @Test func defaultArguments() {
    checkCaptures(
      """
      class A {
        static let shared = A()
        var x = 0
        func run(_ work: () -> Void = { A.shared.stop() }, n: Int = 1) {  //= nothing
          func inner(_ block: () -> Int = { 2 }) {}  //= inner nothing | block nothing | nothing
          f { n }  //= n
        }
        func stop() {}
      }
      """)
  }

  @Test func resultBuilders() {
    checkCaptures(
      """
      class Screen {
        var items: [Int] = []
        var title = ""
        @ViewBuilder var body: some View {
          VStack {  //= self
            Text(title)
            ForEach(items) { item in Text("\\(item)").onTapGesture { self.title = "a" } }  //= self | self
            if items.isEmpty { Button("x") { title = "b" } }  //= self
          }
        }
      }
      """)
  }

  @Test func ifAndSwitchExpressions() {
    checkCaptures(
      """
      class A {
        var x = 0
        var mode = 1
        func run(_ flag: Bool) {
          let a = if flag { { self.x } } else { { 1 } }  //= self | nothing
          let b = switch mode { case 1: { x } default: { 2 } }  //= self | nothing
          f(if flag { { x } } else { { 3 } })  //= self | nothing
          f { if flag { x } else { 0 } }  //= flag, self
          f { switch mode { case x: 1 default: 2 } }  //= self
        }
      }
      """)
  }

  @Test func headsOfClosures() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run() {
          f { () async in await self.load() }  //= self
          f { (n: Int) async throws -> Int in try await load() + n }  //= self
          f { @Sendable in self.x }  //= self
          f { @MainActor [weak self] in self?.x }  //= [weak self]
          f { @MainActor [weak self] (n: Int) in self?.x = n }  //= [weak self]
          f { @MainActor n in self.x = n }  //= self
          f { (n: sending A) in self.x = 1 }  //= self
          f { (n: inout Int) throws(Failure) -> Void in n = x }  //= self
          Task { @MainActor in x = 1 }  //= self
          Task.detached { [weak self] in await self?.load() }  //= [weak self]
        }
        func load() async -> Int { 1 }
      }
      """)
  }

  @Test func whereClosuresStand() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run(_ given: A) {
          f(1) { self.x } then: { x } else: { 1 }  //= self | self | nothing
          let a = [{ self.x }, { 1 }]  //= self | nothing
          let b = ["k": { x }]  //= self
          let c = (first: { x }, { 2 })  //= self | nothing
          switch { self.x }() { default: break }  //= self
          switch (given, { x }) { default: break }  //= self
          #define({ self.x })  //= self
          #expect { x }  //= self
          let d = { x }()  //= self
          given.list[{ self.x }] = { x }  //= self | self
          f { [x].count }  //= self
          return { self.x }  //= self
        }
      }
      """)
  }

  /// Only a lazy initial value sees `self`; a static one sees the type.
  @Test func initialValues() {
    checkCaptures(
      """
      class A {
        var x = 0
        lazy var a = { self.x }  //= self
        lazy var b: () -> Int = { x }  //= self
        lazy var c: () -> Int = { [unowned self] in x }  //= [unowned self]
        lazy var d: Int = { self.x }()  //= self
        static let e = { A.shared }  //= nothing
        static let shared = A()
        let g = { 1 }  //= nothing
      }
      let global = { A.shared }  //= nothing
      """)
  }
}
