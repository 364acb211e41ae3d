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
          f(tick)
          f(self.tick)
          f(tick(_:))
          f(self.tick(_:))
          f(super.start)
          f(service.fetch)
          f(self.service.fetch)
          f(onTap: tick)
          let method = tick
          handler = self.tick
          tick(1)
          self.tick(1)
          f { tick }
          f { [weak self] in self?.tick }
        }
        func tick(_ n: Int) {}
      }
      """,
      [
        "6: method tick", "7: method self.tick", "8: method tick", "9: method self.tick", "10: method super.start",
        "11: method service.fetch", "12: method self.service.fetch", "13: method tick", "14: method tick",
        "15: method self.tick", "18: self", "18: method tick", "19: [weak self]", "19: method self?.tick",
      ])
  }

  @Test func whatIsKept() {
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
        func bare() { handler = tick }
        func explicit() { handler = self.tick }
        func named() { typed = tick(_:) }
        func explicitlyNamed() { typed = self.tick(_:) }
        func inherited() { handler = super.start }
        func ofAnOwnedObject() { service.onDone = service.fetch }
        func inALocal() { let method = tick; service.onDone = method }
        func inAClosure() { handler = { [weak self] in self?.tick() } }
        func asAnArgument() { keep(tick) }
        func called() { tick() }
        func keep(_ block: @escaping () -> Void) { handler = block }
        func tick() {}
        func tick(_ n: Int) {}
      }
      """,
      gives: [
        "10: cycle while_kept proven self", "11: cycle while_kept proven self", "12: cycle while_kept proven self",
        "13: cycle while_kept proven self", "14: cycle while_kept proven self", "15: cycle while_kept proven service",
        "16: cycle while_kept proven self", "18: cycle while_kept proven self",
      ])
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
      """, gives: [])
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
          handler = step
        }
        func called() {
          func step() { x += 1 }
          step()
        }
        func through() {
          func step() { x += 1 }
          let work = step
          handler = { work() }
        }
        func twice() {
          func step() { x += 1 }
          func next() { step() }
          handler = next
        }
        func weakly() {
          handler = { [weak self] in
            func step() { self?.x = 1 }
            step()
          }
        }
      }
      """,
      gives: [
        "6: cycle while_kept proven self", "9: none self", "14: cycle while_kept proven self", "18: none self",
        "20: cycle while_kept proven self",
      ])
  }
}
