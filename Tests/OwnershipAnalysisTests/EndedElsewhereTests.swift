import BuiltInRules
import OwnershipAnalysis
import Testing

/// What ends something, but not this, or not where it was looked for.
struct EndedElsewhereTests {
  /// A copy of a value that nobody gets is not the value.
  @Test func whatIsDoneToACopy() {
    let declarations = """
      struct Slots {
        var all: [String: () -> Void] = [:]
        mutating func drop(_ name: String) { all[name] = nil }
      }
      final class Ghoul {
        private var slots = Slots()
        private var health = 1
        func arm() { slots.all["torch"] = { self.health += 1 } }  //= ?
        func disarm() -> Slots? {
          var hand = slots
          hand.drop("torch")
          REST
          return nil
        }
      }
      func use(_ ghoul: Ghoul) { _ = ghoul.disarm() }

      """
    check(declarations.replacing("REST", with: ""), gives: "cycle while_kept proven self")
    check(declarations.replacing("REST", with: "slots = hand"), gives: "cycle while_kept proven self by_other_method")
    check(declarations.replacing("REST", with: "return hand"), gives: "cycle while_kept proven self by_other_method")
  }

  /// What code of a protocol calls may be called.
  @Test func aHandlerThatIsCalledThroughItsRequirement() {
    let declarations = """
      protocol Flow: AnyObject { var onFinish: (() -> Void)? { get set } }
      extension Flow { func finish() { BODY } }
      final class Setup: Flow { var onFinish: (() -> Void)? }
      func begin() -> Setup {
        let setup = Setup()
        setup.onFinish = { setup.onFinish = nil }  //= ?
        return setup
      }

      """
    check(declarations.replacing("BODY", with: "onFinish?()"), gives: "cycle while_kept proven setup by_same_code")
    check(declarations.replacing("BODY", with: ""), gives: "cycle while_kept proven setup by_uncalled_method")
  }

  /// The statements of a file are its code; the methods that stand between them are not.
  @Test func whatTheStatementsOfAFileCall() {
    check(
      """
      import Foundation
      final class Reader {
        private var token: NSObjectProtocol?
        private var onRead: (() -> Void)?
        private var count = 0
        func start() {
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in self.count += 1 }  //= system until_call proven self by_other_method
        }
        func stop() {
          if let token = token { NotificationCenter.default.removeObserver(token) }
          token = nil
        }
        func open() { onRead = { self.count += 1 } }  //= cycle while_kept proven self by_other_method
        func close() { onRead = nil }
      }
      func read(_ use: (Reader) -> Void) { use(Reader()) }
      read { $0.start(); $0.stop() }
      read { $0.open(); $0.close() }
      """)
  }

  /// A case that carries what came from elsewhere takes the place of the one with the closure.
  @Test func aCaseThatTakesThePlaceOfAnother() {
    let declarations = """
      enum State<T> { case pending([(T) -> Void]), done(T) }
      final class Promise<T> {
        private var state: State<T> = .pending([])
        func then(_ body: @escaping (T) -> Void) {
          guard case .pending(var list) = state else { return }
          list.append(body)
          state = .pending(list)
        }
        func settle(_ value: T) { CHANGE }
      }
      final class Loader {
        private let promise = Promise<Int>()
        private var count = 0
        func start() { promise.then { self.count += $0 } }  //= ?
        func finish() { promise.settle(1) }
      }
      func load(_ loader: Loader) { loader.finish() }

      """
    check(declarations.replacing("CHANGE", with: "state = .done(value)"), gives: "cycle while_kept proven self by_other_method")
    check(
      declarations.replacing("CHANGE", with: "if case .pending(let list) = state { state = .pending(list) }"), gives: "cycle while_kept proven self")
  }
}
