import Testing

/// What names, calls and subscripts of the program's own types do, beyond the plain case.
@Suite struct MemberMeaningTests {
  /// A subscript runs its own accessors: one stores, the other only calls what it is given.
  @Test func subscripts() {
    check(
      """
      final class Table {
        private var commands: [String: () -> Void] = [:]
        subscript(name: String) -> (() -> Void)? {
          get { commands[name] }
          set { commands[name] = newValue }
        }
        subscript(now name: String) -> () -> Void {
          get { {} }
          set { newValue() }
        }
      }
      final class A {
        let table = Table()
        var x = 0
        func store() { table["a"] = { self.x += 1 } }  //= cycle while_kept proven self
        func call() { table[now: "a"] = { self.x += 1 } }  //= none self
      }
      """)
  }

  /// A value that is stored into a wrapped property goes through the wrapper; `_x` is the wrapper, `$x` what it projects.
  @Test func wrappers() {
    check(
      """
      final class Observers {
        var all: [() -> Void] = []
        func add(_ one: @escaping () -> Void) { all.append(one) }
      }
      @propertyWrapper struct Observed {
        let projectedValue = Observers()
        var wrappedValue: Int { didSet { projectedValue.all.forEach { $0() } } }
      }
      @propertyWrapper struct Applied {
        var wrappedValue: () -> Void {
          get { {} }
          set { newValue() }
        }
      }
      final class A {
        @Observed var count = 0
        @Applied var action
        var x = 0
        func projected() { $count.add { self.x += 1 } }  //= cycle while_kept proven self
        func stored() { _count.projectedValue.add { self.x += 1 } }  //= cycle while_kept proven self
        func applied() { action = { self.x += 1 } }  //= none self
      }
      """)
  }

  /// Of a property and a method with the same base name a call means the one that its arguments fit.
  @Test func propertyAndMethodOfOneName() {
    check(
      """
      final class Transaction {
        var audit: ((Int) -> Void)?
        func audit(with step: ((Int) -> Void)? = nil) { audit = step }
      }
      final class A {
        let transaction = Transaction()
        var x = 0
        func run() { transaction.audit { self.x = $0 } }  //= cycle while_kept proven self
      }
      """)
  }

  /// `Type.method(object)` is a method bound to the object.
  @Test func unboundMethods() {
    check(
      """
      final class A {
        var handler: (() -> Void)?
        var maker: ((A) -> () -> Void)?
        func tick() {}
        func bound() { handler = A.tick(self) }  //= cycle while_kept proven self
        func local() {
          let tick = A.tick(self)  //= none self
          tick()
        }
        func unbound() { maker = A.tick }
      }
      """)
  }

  /// `willSet` is given what the property holds afterwards.
  @Test func newValueOfAnObserver() {
    check(
      """
      final class Output { var onChange: (() -> Void)? }
      final class A {
        var x = 0
        var output: Output? {
          willSet { newValue?.onChange = { self.x += 1 } }  //= cycle while_kept proven self
        }
      }
      """)
  }

  /// A private lazy property that nothing names never comes into being; others can be read from elsewhere.
  @Test func lazyPropertiesThatNothingReads() {
    check(
      """
      class A {
        var x = 0
        private lazy var never: () -> Void = { self.x += 1 }  //= none self
        private lazy var read: () -> Void = { self.x += 1 }  //= cycle while_kept proven self
        lazy var visible: () -> Void = { self.x += 1 }  //= cycle while_kept proven self
        func run() { read() }
      }
      """)
  }

  /// A bare call in an extension of a type outside the program means that type's member; `.name(…)` takes its type from the context.
  @Test func membersOfTypesOutside() {
    check(
      """
      import Foundation
      extension Timer {
        static func every(_ work: @escaping () -> Void) -> Timer {
          scheduledTimer(withTimeInterval: 1, repeats: true) { _ in work() }
        }
      }
      final class A {
        var timer: Timer?
        var x = 0
        func extended() { timer = Timer.every { self.x += 1 } }  //= system unbounded proven self
        func implicit() { timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.x += 1 } }  //= system unbounded proven self
      }
      """)
  }

  /// The wrapper of a text may hold a closure, though a text holds none.
  @Test func aWrapperPutInThePlaceOfAnother() {
    check(
      """
      @propertyWrapper struct Deferred {
        private let make: () -> String
        init(_ make: @escaping () -> String) { self.make = make }
        var wrappedValue: String { make() }
      }
      final class Offer {
        @Deferred({ "" }) var text: String
        private let product: String
        init(product: String) {
          self.product = product
          _text = Deferred { self.product }  //= cycle while_kept proven self
        }
      }
      """)
  }

  /// A class of a framework is none of the program: `present` with an alert is the framework's own.
  @Test func overloadsForOtherClasses() {
    check(
      """
      import UIKit
      final class Importer: NSObject {
        var onEnd: (() -> Void)?
        init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      }
      private var key: UInt8 = 0
      extension UIViewController {
        func present(_ importer: Importer, animated: Bool, completion: (() -> Void)?) {
          objc_setAssociatedObject(self, &key, importer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
      final class Page: UIViewController {
        var n = 0
        func ask() {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.n += 1 })  //= system until_event likely self
          present(alert, animated: true, completion: nil)
        }
        func load() {
          let importer = Importer { self.n += 1 }  //= cycle while_kept proven self
          present(importer, animated: true, completion: nil)
        }
      }
      """)
  }
}
