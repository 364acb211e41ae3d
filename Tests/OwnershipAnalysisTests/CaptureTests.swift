import Testing

/// What is a capture, construct by construct. `f` keeps what it is given; what matters here is only what is captured.
@Suite struct CaptureTests {
  @Test func explicitAndImplicitSelf() {
    checkCaptures(
      """
      class Base { func tick() {} }
      class A: Base {
        var x = 0
        static var count = 0
        func run() {
          f { self.x }
          f { x }
          f { print(x + 1) }
          f { step() }
          f { super.tick() }
          f { tick() }
          f { A.count }
          f { Self.count }
          f { 1 }
          f { [weak self] in self?.x }
          f { _ = self }
        }
        func step() {}
      }
      """,
      [
        "6: self", "7: self", "8: self", "9: self", "10: self", "11: self", "12: nothing", "13: nothing", "14: nothing",
        "15: [weak self]", "16: self",
      ])
  }

  @Test func propertyWrapperNames() {
    checkCaptures(
      """
      class A {
        @Published var x = 0
        @Wrapped(limit: 3) private var y: Int
        func run() {
          f { $x }
          f { _x }
          f { $x.sink { print($0) } }
          f { _y = Wrapped(limit: 4) }
        }
      }
      """,
      ["5: self", "6: self", "7: self", "7: nothing", "8: self"])
  }

  @Test func interpolation() {
    checkCaptures(
      #"""
      class A {
        var x = 0
        var list: [Int] = []
        func run() {
          f { "\(self.x)" }
          f { "\(x)" }
          f { "\(list.map { $0 + x })" }
          f { """
            \(self)
            """ }
          f { raw(x) }
          f { "\\(x)" }
          let text = "\(list.map { self.x + $0 })"
        }
      }
      """#,
      ["5: self", "6: self", "7: self", "7: self", "8: self", "11: self", "12: nothing", "13: self"])
  }

  /// Only the arguments of a key path's subscripts are evaluated.
  @Test func keyPathsAndSelectors() {
    checkCaptures(
      #"""
      class A {
        @objc var x = 0
        var key = ""
        func run(_ map: [String: Int]) {
          f { \A.x }
          f { \.x }
          f { \[String: Int][self.key] }
          f { \[String: Int][key] }
          f { #selector(self.tick) }
          f { #selector(tick) }
          f { #keyPath(A.x) }
          f { \A.self }
        }
        @objc func tick() {}
      }
      """#,
      [
        "5: nothing", "6: nothing", "7: self", "8: self", "9: nothing", "10: nothing", "11: nothing", "12: nothing",
      ])
  }

  /// An entry is evaluated where the closure is created: the closure around it captures what the entry reads.
  @Test func captureLists() {
    checkCaptures(
      """
      class A {
        var x = A()
        func run(_ given: A) {
          f { g { [weak self] in self?.stop() } }
          f { g { [weak self] in stop(self) }; self.stop() }
          f { [x = self.x] in x }
          f { [x] in x.stop() }
          f { g { [x] in x.stop() } }
          f { g { [y = x] in y.stop() } }
          f { [unowned self] in self.stop() }
          f { [unowned(unsafe) self] in self.stop() }
          f { [weak given, x] in given?.stop() }
          f { [self] in stop() }
          f { [weak owner = self.x, done = { self.stop() }] in done() }
        }
        func stop() {}
      }
      """,
      [
        "4: self*", "4: [weak self]", "5: self", "5: [weak self]", "6: [x]", "7: [x]", "8: self", "8: [x]", "9: self", "9: [y]",
        "10: [unowned self]", "11: [unownedUnsafe self]", "12: [weak given], [x]", "13: [self]",
        "14: [weak owner], [done]", "14: self",
      ])
  }

  @Test func shadowing() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run(_ list: [Int]) {
          f { x in x }
          f { let x = 1; g(x) }
          f { for x in list { g(x) } }
          f { let x = x; g(x) }
          f { (`self`: A) in self.x }
          let x = 2
          f { x }
          f { self.x }
        }
      }
      """,
      ["4: nothing", "5: nothing", "6: list", "7: self", "8: nothing", "10: x", "11: self"])
  }

  @Test func reboundSelf() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run() {
          f { [weak self] in
            guard let self else { return }
            f { self.x }
            f { x }
          }
          f { [weak self] in
            if let self { f { self.x } }
            f { self?.x }
          }
          f { [weak self] in
            guard let this = self else { return }
            f { this.x }
          }
          f { [weak self] in
            guard let self = self else { return f { self } }
            f { [weak self] in self?.x }
          }
          f { [weak self] in
            while let self { f { self.x } }
          }
          let strongSelf = self
          f { strongSelf.x }
          weak var weakSelf = self
          f { weakSelf?.x }
          f { if let s = weakSelf { g { s.x } } }
          unowned let sure = self
          f { sure.x }
        }
      }
      """,
      [
        "4: [weak self]", "6: local self", "7: local self",
        "9: [weak self]", "10: local self", "11: weak outer [self]",
        "13: [weak self]", "15: this",
        "17: [weak self]", "18: weak outer [self]", "19: [weak self]",
        "21: [weak self]", "22: local self",
        "25: strongSelf", "27: weak weakSelf", "28: weak weakSelf", "28: s", "30: unowned sure",
      ])
  }

  /// `init` before and after all properties are set, `deinit`, observers, accessors, subscripts.
  @Test func members() {
    checkCaptures(
      """
      class A {
        var x: Int {
          didSet { f { self.x } }
          willSet { f { newValue + x } }
        }
        var y: Int { get { f { x } } set { f { newValue + x } } }
        var z: Int { f { self.x } }
        subscript(i: Int) -> Int {
          get { f { x + i } }
          set { f { self.x = newValue } }
        }
        init(x: Int) {
          f { x }
          self.x = x
          f { self.x }
        }
        convenience init() {
          self.init(x: 1)
          f { self.x }
        }
        deinit { f { x } }
        func run() {
          var local: Int { f { x } }
          f { local }
        }
      }
      """,
      [
        "3: self", "4: newValue, self", "6: self", "6: newValue, self", "7: self", "9: self, i", "10: self, newValue", "13: x",
        "15: self", "19: self", "21: self", "23: local self", "23: self", "24: self",
      ])
  }
}
