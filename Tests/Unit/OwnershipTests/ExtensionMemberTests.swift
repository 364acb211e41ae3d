import Testing

/// What the program adds to types that it does not declare: every type has it that inherits from them, and it hides nothing of theirs.
@Suite struct ExtensionMemberTests {
  @Test func anOverloadTakesOnlyTheCallsThatFitIt() {
    check(
      """
      import Foundation
      extension NotificationCenter {
        func addObserver(called name: String, run: @escaping () -> Void) -> NSObjectProtocol {
          addObserver(forName: Notification.Name(name), object: nil, queue: nil) { _ in run() }
        }
      }
      extension Timer {
        static func scheduledTimer(each seconds: Double, run: @escaping () -> Void) -> Timer {
          scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in run() }
        }
      }
      final class Tower {
        var n = 0
        func listen() {
          _ = NotificationCenter.default.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { _ in self.n += 1 }  //= system unbounded proven self
          _ = NotificationCenter.default.addObserver(called: "y") { self.n += 1 }  //= system unbounded proven self
        }
        func run() {
          Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.n += 1 }  //= system unbounded proven self
          _ = Timer.scheduledTimer(each: 60) { self.n += 1 }  //= system unbounded proven self
        }
      }
      """)
  }

  /// Texts hold no closure, whatever the program adds to them.
  @Test func plainTypesStayPlain() {
    check(
      """
      extension String { var shouted: String { uppercased() } }
      extension Bool { var text: String { self ? "yes" : "no" } }
      final class Panel {
        var kinds: [String] = []
        func open(_ request: Request) {
          switch request {
          case let .file(kinds, handler):
            self.kinds = kinds
            handler("x")
          }
        }
      }
      enum Request { case file(kinds: [String], handler: (String) -> Void) }
      final class Screen {
        let panel = Panel()
        var path = ""
        func browse() { panel.open(.file(kinds: [], handler: { self.path = $0 })) }  //= none self
      }
      """)
  }

  /// A type is no object: an overload for objects does not take it.
  @Test func typesAreNoObjects() {
    check(
      """
      final class Bus {
        static let main = Bus()
        private var handlers: [(Any) -> Void] = []
        func subscribe<E>(_ type: E.Type, _ handler: @escaping (E) -> Void) { handlers.append { if let event = $0 as? E { handler(event) } } }
        func subscribe<E, Target: AnyObject>(_ target: Target, _ method: @escaping (Target) -> (E) -> Void) {
          subscribe(E.self) { [weak target] event in if let target { method(target)(event) } }
        }
      }
      final class Player {
        var title = ""
        func attach() { Bus.main.subscribe(String.self) { self.title = $0 } }  //= static unbounded proven self
      }
      """)
  }

  @Test func selfInASignatureIsTheReceiverType() {
    check(
      """
      import Foundation
      protocol Configurable {}
      extension Configurable {
        func with(_ change: (Self) -> Void) -> Self { change(self); return self }
        static func loaded() -> Self { load() as! Self }
      }
      extension NSObject: Configurable {}
      class Part {
        func marked() -> Self { self }
        func copies() -> [Self] { [self] }
      }
      final class Lamp: Part { var onBurn: (() -> Void)? }
      final class Bell: NSObject { var onRing: (() -> Void)? }
      final class Tower {
        lazy var bell = Bell().with { $0.onRing = { self.n += 1 } }  //= none self | cycle while_kept proven self
        let horn = Bell.loaded()
        let lamp = Lamp()
        var n = 0
        func a() { horn.onRing = { self.n += 1 } }  //= cycle while_kept proven self
        func b() { lamp.marked().onBurn = { self.n += 1 } }  //= cycle while_kept proven self
        func c() { lamp.copies()[0].onBurn = { self.n += 1 } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func aConformanceForMocksHidesNothing() {
    check(
      """
      import Foundation
      protocol Clock {
        static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer
      }
      extension Timer: Clock {}
      final class Tower {
        var n = 0
        func run() { Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.n += 1 } }  //= system unbounded proven self
      }
      """)
  }

  @Test func subclassesInheritMembersOfSuperclassExtensions() {
    check(
      """
      import UIKit
      final class Bells { var all: [() -> Void] = [] }
      protocol Ringing {}
      extension Ringing { func ring(_ bells: Bells, _ body: @escaping () -> Void) { bells.all.append(body) } }
      extension NSObject: Ringing {}
      extension UIView { func tap(_ bells: Bells, _ body: @escaping () -> Void) { bells.all.append(body) } }
      final class Screen: UIViewController {
        let bells = Bells(), button = UIButton()
        var n = 0
        func a() { button.tap(bells) { self.n += 1 } }  //= cycle while_kept proven self
        func b() { ring(bells) { self.n += 1 } }  //= cycle while_kept proven self
      }
      final class Key: UIButton {
        let bells = Bells()
        var n = 0
        func c() { tap(bells) { self.n += 1 } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func collectionExtensionsApplyToCollections() {
    check(
      """
      extension Sequence { func each(_ body: (Element) -> Void) { for element in self { body(element) } } }
      extension Array { mutating func put(_ element: Element) { append(element) } }
      final class Bell { var rung: (() -> Void)? }
      final class Tower {
        var jobs: [() -> Void] = [], bells: [Bell] = []
        var n = 0
        func a() { jobs.put { self.n += 1 } }  //= cycle while_kept proven self
        func b() { [1, 2].each { self.n += $0 } }  //= none self
        func c() { bells.each { bell in bell.rung = { self.n += 1 } } }  //= none self | cycle while_kept proven self
      }
      """)
  }

  @Test func anAddedInitialiserKeepsWhatTheOneKeepsThatItCalls() {
    check(
      """
      import Foundation
      extension BlockOperation {
        convenience init(called name: String, _ work: @escaping () -> Void) { self.init(block: work) }
      }
      final class Mill {
        var grind: BlockOperation?
        var n = 0
        func start() { grind = BlockOperation(called: "grind") { self.n += 1 } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func protocolExtensionWithClassBoundSelfHasClassMembers() {
    check(
      """
      class Line { var ticked: (() -> Void)? }
      protocol Ticking: AnyObject {}
      extension Ticking where Self: Line {
        func a(_ body: @escaping (Self) -> Void) { ticked = { body(self) } }  //= cycle while_kept proven self
        func b(_ body: @escaping (Self) -> Void) { self.ticked = { body(self) } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func ofOverloadsTheReceiverAndTheArgumentsDecide() {
    check(
      """
      import Foundation
      final class Guarded<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
      }
      extension Guarded where Value: RangeReplaceableCollection { func add(_ element: Value.Element) { value.append(element) } }
      extension Guarded where Value == Data? { func add(_ data: Data) { value?.append(data) } }
      final class Parcel {
        var n = 0
        let checks: Guarded<[() -> Void]> = Guarded([])
        var jobs: [() -> Void] = []
        func a() { checks.add { self.n += 1 } }  //= cycle while_kept proven self
        func job(_ body: @escaping (Int) -> Bool) { jobs.append { _ = body(1) } }
        func job(width: Int) { job { i in self.n == i } }  //= cycle while_kept proven self
      }
      """)
  }

  /// What is added to a framework's class with `async` is not what a call without `await` means, but the framework's own.
  @Test func callWithoutAwaitSkipsAsyncExtension() {
    check(
      """
      import Foundation
      extension FileManager {
        func removeItem(at url: URL) async throws { Task { try self.removeItem(at: url) } }  //= system until_event proven self
        func moveItem(at url: URL) async throws { Task { try await self.moveItem(at: url) } }  //= system unbounded proven self
      }
      """)
  }
}
