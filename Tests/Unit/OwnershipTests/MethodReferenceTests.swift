import Testing

/// A method that is named but not called captures its object.
@Suite struct MethodReferenceTests {
  @Test func boundMethods() {
    checkCaptures(
      """
      class Base { func start() {} }
      class Service { func fetch() {} }
      class A: Base {
        let service = Service()
        func run() {
          f(tick)  //= method tick
          f(self.tick)  //= method self.tick
          f(tick(_:))  //= method tick
          f(self.tick(_:))  //= method self.tick
          f(super.start)  //= method super.start
          f(service.fetch)  //= method service.fetch
          f(self.service.fetch)  //= method self.service.fetch
          f(onTap: tick)  //= method tick
          let method = tick  //= method tick
          handler = self.tick  //= method self.tick
          tick(1)
          self.tick(1)
          f { tick }  //= self | method tick
          f { [weak self] in self?.tick }  //= [weak self] | method self?.tick
        }
        func tick(_ n: Int) {}
      }
      """)
  }

  @Test func retainedMethodReferences() {
    check(
      """
      class Base { func start() {} }
      final class Service {
        var onDone: (() -> Void)?
        func fetch() {}
      }
      final class A: Base {
        let service = Service()
        var handler: (() -> Void)?
        var typed: ((Int) -> Void)?
        func bare() { handler = tick }  //= cycle while_kept proven self
        func explicit() { handler = self.tick }  //= cycle while_kept proven self
        func named() { typed = tick(_:) }  //= cycle while_kept proven self
        func explicitlyNamed() { typed = self.tick(_:) }  //= cycle while_kept proven self
        func inherited() { handler = super.start }  //= cycle while_kept proven self
        func ofAnOwnedObject() { service.onDone = service.fetch }  //= cycle while_kept proven service
        func inALocal() { let method = tick; service.onDone = method }  //= cycle while_kept proven self
        func inAClosure() { handler = { [weak self] in self?.tick() } }
        func asAnArgument() { keep(tick) }  //= cycle while_kept proven self
        func called() { tick() }
        func keep(_ block: @escaping () -> Void) { handler = block }
        func tick() {}
        func tick(_ n: Int) {}
      }
      """)
  }

  /// A static method captures a type, and an instance method named through its type captures nothing yet.
  @Test func throughTypes() {
    check(
      """
      final class A {
        var handler: (() -> Void)?
        var maker: ((A) -> () -> Void)?
        static var shared: (() -> Void)?
        func run() {
          handler = Self.make
          handler = A.make
          maker = A.tick
          maker = Self.tick
        }
        static func make() {}
        static func other() { shared = make }
        func tick() {}
      }
      """)
  }

  /// A nested function that uses `self` is a closure from the moment it is stored.
  @Test func nestedFunctionsAsValues() {
    check(
      """
      final class A {
        var handler: (() -> Void)?
        var x = 0
        func stored() {
          func step() { x += 1 }
          handler = step  //= cycle while_kept proven self
        }
        func called() {
          func step() { x += 1 }  //= none self
          step()
        }
        func through() {
          func step() { x += 1 }
          let work = step  //= cycle while_kept proven self
          handler = { work() }
        }
        func twice() {
          func step() { x += 1 }  //= none self
          func next() { step() }
          handler = next  //= cycle while_kept proven self
        }
        func weakly() {
          handler = { [weak self] in
            func step() { self?.x = 1 }
            step()
          }
        }
      }
      """)
  }

  /// A method that is handed to what calls it at once is called with what that passes.
  @Test func aMethodThatIsCalledByWhatItIsGivenTo() {
    let cloakroom = """
      final class Cloakroom {
        private var alarms: [Int: () -> Void] = [:]
        func leave(_ number: Int, _ alarm: @escaping () -> Void) { alarms[number] = alarm }
        func fetch(_ number: Int) { alarms[number] = nil }
        func look(_ number: Int) {}
      }
      final class Opera {
        private let cloakroom = Cloakroom()
        private var coats: [Int] = []
        func log() {}
        private func atMidnight(_ action: (Int) -> Void) { action(4) }

      """
    for call in ["coats.forEach(cloakroom.fetch)", "atMidnight(cloakroom.fetch)"] {
      check(
        cloakroom + "  func evening() { cloakroom.leave(4) { self.log() }; \(call) }  //= cycle while_kept proven self by_same_code | none cloakroom\n}")
    }
    check(
      cloakroom
        + "  func evening() { cloakroom.leave(4) { self.log() }; coats.forEach(cloakroom.look) }  //= cycle while_kept proven self by_uncalled_method | none cloakroom\n}"
    )
  }

  @Test func passedMethodStoresItsArgument() {
    check(
      """
      final class Row { var onTap: (() -> Void)? }
      final class Table {
        private var rows: [Row] = []
        func log() {}
        private func connect(_ row: Row) {
          row.onTap = { self.log() }  //= cycle while_kept proven self
        }
        func show() {
          rows.forEach(connect)  //= none self
        }
      }
      """)
  }

  /// No property has a name with labels.
  @Test func fullNameOfAMethodNamedLikeAProperty() {
    check(
      """
      import Combine
      final class Villages {
        var rows: [String] = []
        var search: AnyCancellable?
        let text = CurrentValueSubject<String, Never>("")
        init() { search = text.map(rows(with:)).sink { [weak self] in self?.rows = $0 } }  //= cycle while_kept proven self
        func rows(with name: String) -> [String] { rows.filter { $0 == name } }
      }
      """)
  }

  /// The initial value of a property has no object yet: the method is a function of the object.
  @Test func theInitialValueOfAProperty() {
    check(
      """
      final class Box<Owner> { let make: (Owner) -> () -> Int; init(_ make: @escaping (Owner) -> () -> Int) { self.make = make } }
      final class Coordinator {
        var first = makeFirst
        var boxed = Box(makeFirst)
        lazy var bound: () -> Int = makeFirst  //= cycle while_kept proven self
        func makeFirst() -> Int { 1 }
      }
      """)
  }
}
