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
          f { [unowned self] in
            f { self.x }
            f { x }
            f { f { self.x } }
          }
        }
      }
      """,
      [
        "4: [unowned self]", "5: unowned outer [self]", "6: unowned outer [self]", "7: unowned outer [self]",
        "7: unowned outer [self]",
      ])
  }

  @Test func nestedFunctions() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run() {
          func step() { x += 1 }
          func twice() { step(); step() }
          func again(_ n: Int) { if n > 0 { again(n - 1) } }
          f(step)
          f { step() }
          f { twice() }
          f { again(3) }
          f { [weak self] in
            func inner() { self?.x = 1 }
            f(inner)
            f { inner() }
          }
          let value = twice
          f { value() }
        }
      }
      """,
      [
        "4: step self", "5: twice self", "6: again nothing", "8: self", "9: self", "10: nothing", "11: [weak self]",
        "12: inner weak outer [self]", "14: weak outer [self]", "17: value",
      ])
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
            func go() { f { self.y } }
            func stay() { f { y } }
          }
          struct C {
            var z = 3
            func go() { f { z } }
          }
          f { B() }
          f { y }
        }
      }
      """,
      ["7: self", "8: self", "12: self", "14: nothing", "15: y"])
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
          f { self.test(self.x) }
          f { assert(self.x > 0) }
          f { [weak self] in self?.keep(1) }
          f { g(true && x > 0) }
        }
      }
      """,
      ["6: self", "7: self", "8: [weak self]", "9: self"])
  }

  @Test func defaultArguments() {
    checkCaptures(
      """
      class A {
        static let shared = A()
        var x = 0
        func run(_ work: () -> Void = { A.shared.stop() }, n: Int = 1) {
          func inner(_ block: () -> Int = { 2 }) {}
          f { n }
        }
        func stop() {}
      }
      """,
      ["4: nothing", "5: inner nothing", "5: block nothing", "5: nothing", "6: n"])
  }

  @Test func resultBuilders() {
    checkCaptures(
      """
      class Screen {
        var items: [Int] = []
        var title = ""
        @ViewBuilder var body: some View {
          VStack {
            Text(title)
            ForEach(items) { item in Text("\\(item)").onTapGesture { self.title = "a" } }
            if items.isEmpty { Button("x") { title = "b" } }
          }
        }
      }
      """,
      ["5: self", "7: self", "7: self", "8: self"])
  }

  @Test func ifAndSwitchExpressions() {
    checkCaptures(
      """
      class A {
        var x = 0
        var mode = 1
        func run(_ flag: Bool) {
          let a = if flag { { self.x } } else { { 1 } }
          let b = switch mode { case 1: { x } default: { 2 } }
          f(if flag { { x } } else { { 3 } })
          f { if flag { x } else { 0 } }
          f { switch mode { case x: 1 default: 2 } }
        }
      }
      """,
      ["5: self", "5: nothing", "6: self", "6: nothing", "7: self", "7: nothing", "8: flag, self", "9: self"])
  }

  @Test func headsOfClosures() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run() {
          f { () async in await self.load() }
          f { (n: Int) async throws -> Int in try await load() + n }
          f { @Sendable in self.x }
          f { @MainActor [weak self] in self?.x }
          f { @MainActor [weak self] (n: Int) in self?.x = n }
          f { @MainActor n in self.x = n }
          f { (n: sending A) in self.x = 1 }
          f { (n: inout Int) throws(Failure) -> Void in n = x }
          Task { @MainActor in x = 1 }
          Task.detached { [weak self] in await self?.load() }
        }
        func load() async -> Int { 1 }
      }
      """,
      [
        "4: self", "5: self", "6: self", "7: [weak self]", "8: [weak self]", "9: self", "10: self", "11: self", "12: self",
        "13: [weak self]",
      ])
  }

  @Test func whereClosuresStand() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run(_ given: A) {
          f(1) { self.x } then: { x } else: { 1 }
          let a = [{ self.x }, { 1 }]
          let b = ["k": { x }]
          let c = (first: { x }, { 2 })
          switch { self.x }() { default: break }
          switch (given, { x }) { default: break }
          #define({ self.x })
          #expect { x }
          let d = { x }()
          given.list[{ self.x }] = { x }
          f { [x].count }
          return { self.x }
        }
      }
      """,
      [
        "4: self", "4: self", "4: nothing", "5: self", "5: nothing", "6: self", "7: self", "7: nothing", "8: self", "9: self",
        "10: self", "11: self", "12: self", "13: self", "13: self", "14: self", "15: self",
      ])
  }

  /// Only a lazy initial value sees `self`; a static one sees the type.
  @Test func initialValues() {
    checkCaptures(
      """
      class A {
        var x = 0
        lazy var a = { self.x }
        lazy var b: () -> Int = { x }
        lazy var c: () -> Int = { [unowned self] in x }
        lazy var d: Int = { self.x }()
        static let e = { A.shared }
        static let shared = A()
        let g = { 1 }
      }
      let global = { A.shared }
      """,
      [
        "3: self", "4: self", "5: [unowned self]", "6: self", "7: nothing", "9: nothing", "11: nothing",
      ])
  }
}
