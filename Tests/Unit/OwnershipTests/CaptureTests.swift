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
          f { self.x }  //= self
          f { x }  //= self
          f { print(x + 1) }  //= self
          f { step() }  //= self
          f { super.tick() }  //= self
          f { tick() }  //= self
          f { A.count }  //= nothing
          f { Self.count }  //= nothing
          f { 1 }  //= nothing
          f { [weak self] in self?.x }  //= [weak self]
          f { _ = self }  //= self
        }
        func step() {}
      }
      """)
  }

  @Test func propertyWrapperNames() {
    checkCaptures(
      """
      class A {
        @Published var x = 0
        @Wrapped(limit: 3) private var y: Int
        func run() {
          f { $x }  //= self
          f { _x }  //= self
          f { $x.sink { print($0) } }  //= self | nothing
          f { _y = Wrapped(limit: 4) }  //= self
        }
      }
      """)
  }

  @Test func interpolation() {
    checkCaptures(
      #"""
      class A {
        var x = 0
        var list: [Int] = []
        func run() {
          f { "\(self.x)" }  //= self
          f { "\(x)" }  //= self
          f { "\(list.map { $0 + x })" }  //= self | self
          f { """  //= self
            \(self)
            """ }
          f { raw(x) }  //= self
          f { "\\(x)" }  //= nothing
          let text = "\(list.map { self.x + $0 })"  //= self
        }
      }
      """#)
  }

  /// Only the arguments of a key path's subscripts are evaluated.
  @Test func keyPathsAndSelectors() {
    checkCaptures(
      #"""
      class A {
        @objc var x = 0
        var key = ""
        func run(_ map: [String: Int]) {
          f { \A.x }  //= nothing
          f { \.x }  //= nothing
          f { \[String: Int][self.key] }  //= self
          f { \[String: Int][key] }  //= self
          f { #selector(self.tick) }  //= nothing
          f { #selector(tick) }  //= nothing
          f { #keyPath(A.x) }  //= nothing
          f { \A.self }  //= nothing
        }
        @objc func tick() {}
      }
      """#)
  }

  /// An entry is evaluated where the closure is created: the closure around it captures what the entry reads.
  @Test func captureLists() {
    checkCaptures(
      """
      class A {
        var x = A()
        func run(_ given: A) {
          f { g { [weak self] in self?.stop() } }  //= self* | [weak self]
          f { g { [weak self] in stop(self) }; self.stop() }  //= self | [weak self]
          f { [x = self.x] in x }  //= [x]
          f { [x] in x.stop() }  //= [x]
          f { g { [x] in x.stop() } }  //= self | [x]
          f { g { [y = x] in y.stop() } }  //= self | [y]
          f { [unowned self] in self.stop() }  //= [unowned self]
          f { [unowned(unsafe) self] in self.stop() }  //= [unownedUnsafe self]
          f { [weak given, x] in given?.stop() }  //= [weak given], [x]
          f { [self] in stop() }  //= [self]
          f { [weak owner = self.x, done = { self.stop() }] in done() }  //= [weak owner], [done] | self
        }
        func stop() {}
      }
      """)
  }

  @Test func shadowing() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run(_ list: [Int]) {
          f { x in x }  //= nothing
          f { let x = 1; g(x) }  //= nothing
          f { for x in list { g(x) } }  //= list
          f { let x = x; g(x) }  //= self
          f { (`self`: A) in self.x }  //= nothing
          let x = 2
          f { x }  //= x
          f { self.x }  //= self
        }
      }
      """)
  }

  @Test func reboundSelf() {
    checkCaptures(
      """
      class A {
        var x = 0
        func run() {
          f { [weak self] in  //= [weak self]
            guard let self else { return }
            f { self.x }  //= local self
            f { x }  //= local self
          }
          f { [weak self] in  //= [weak self]
            if let self { f { self.x } }  //= local self
            f { self?.x }  //= weak outer [self]
          }
          f { [weak self] in  //= [weak self]
            guard let this = self else { return }
            f { this.x }  //= this
          }
          f { [weak self] in  //= [weak self]
            guard let self = self else { return f { self } }  //= weak outer [self]
            f { [weak self] in self?.x }  //= [weak self]
          }
          f { [weak self] in  //= [weak self]
            while let self { f { self.x } }  //= local self
          }
          let strongSelf = self
          f { strongSelf.x }  //= strongSelf
          weak var weakSelf = self
          f { weakSelf?.x }  //= weak weakSelf
          f { if let s = weakSelf { g { s.x } } }  //= weak weakSelf | s
          unowned let sure = self
          f { sure.x }  //= unowned sure
        }
      }
      """)
  }

  /// `init` before and after all properties are set, `deinit`, observers, accessors, subscripts.
  @Test func members() {
    checkCaptures(
      """
      class A {
        var x: Int {
          didSet { f { self.x } }  //= self
          willSet { f { newValue + x } }  //= newValue, self
        }
        var y: Int { get { f { x } } set { f { newValue + x } } }  //= self | newValue, self
        var z: Int { f { self.x } }  //= self
        subscript(i: Int) -> Int {
          get { f { x + i } }  //= self, i
          set { f { self.x = newValue } }  //= self, newValue
        }
        init(x: Int) {
          f { x }  //= x
          self.x = x
          f { self.x }  //= self
        }
        convenience init() {
          self.init(x: 1)
          f { self.x }  //= self
        }
        deinit { f { x } }  //= self
        func run() {
          var local: Int { f { x } }  //= local self | self
          f { local }  //= self
        }
      }
      """)
  }
}
