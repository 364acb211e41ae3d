import Testing

/// What ends the keeping of an unowned capture in time, and what does not.
@Suite struct UnownedReleaseTests {
  @Test func keysOfRegistrations() {
    check(
      """
      enum Events {
        nonisolated(unsafe) static var handlers: [Int: () -> Void] = [:]
        nonisolated(unsafe) static var next = 0
        static func on(_ handler: @escaping () -> Void) -> Int {
          next += 1
          handlers[next] = handler
          return next
        }
        static func off(_ id: Int) { handlers[id] = nil }
      }
      final class Screen {
        var id = 0
        var count = 0
        func kept() { id = Events.on { [unowned self] in self.count += 1 } }  //= static unbounded proven self unowned by_deinit
        func dropped() { _ = Events.on { [unowned self] in self.count += 1 } }  //= static unbounded proven self unowned
        deinit { Events.off(id) }
      }
      """)
  }

  @Test func keysThatNobodyElseHas() {
    check(
      """
      final class Token {}
      final class Bus {
        var handlers: [ObjectIdentifier: () -> Void] = [:]
        func on(_ token: Token, _ handler: @escaping () -> Void) { handlers[ObjectIdentifier(token)] = handler }
        func off(_ token: Token) { handlers[ObjectIdentifier(token)] = nil }
      }
      final class Screen {
        let bus = Bus()
        let token = Token()
        var count = 0
        func a() { bus.on(token) { self.count += 1 } }  //= cycle while_kept proven self by_other_method
        func b() { bus.on(Token()) { self.count += 1 } }  //= cycle while_kept proven self
        func c() { bus.off(token) }
      }
      func run(_ screen: Screen) { screen.c() }
      """)
  }

  @Test func deinitOfTheRightObject() {
    check(
      """
      final class Sensor { var onValue: (() -> Void)? }
      final class View {
        let first: Sensor
        let second: Sensor
        var count = 0
        init(_ first: Sensor, _ second: Sensor) { self.first = first; self.second = second }
        func a() { first.onValue = { [unowned self] in self.count += 1 } }  //= object while_kept proven self unowned
        func b() { second.onValue = { [unowned self] in self.count += 1 } }  //= object while_kept proven self unowned by_deinit
        deinit { second.onValue = nil }
      }
      """)
  }

  /// What an object keeps dies with it, and may call the closure then.
  @Test func calledByTheLastOwner() {
    check(
      """
      final class Tap {
        var onEnd: (() -> Void)?
        var onValue: (() -> Void)?
        deinit { onEnd?() }
      }
      final class Recording {
        private let tap = Tap()
        private var other: Tap? = Tap()
        var count = 0
        func a() { tap.onEnd = { [unowned self] in self.count = 0 } }  //= object while_kept proven self unowned
        func b() { tap.onValue = { [unowned self] in self.count += 1 } }  //= cycle while_kept proven self unowned
        func c() {
          other?.onEnd = { [unowned self] in self.count = 0 }  //= owner while_kept proven self unowned
          other = nil
        }
      }
      """)
  }

  @Test func waitedFor() {
    check(
      """
      import Dispatch
      final class Store {
        private let queue = DispatchQueue(label: "store")
        private let other = DispatchQueue(label: "other")
        var count = 0
        func a() {
          queue.async { [unowned self] in self.count += 1 }  //= system until_event proven self unowned by_same_code
          queue.sync {}
        }
        func b() {
          queue.async { [unowned self] in self.count += 1 }  //= system until_event proven self unowned
          other.sync {}
        }
        func c() async -> Int {
          let task = Task { [unowned self] in self.count }  //= system until_event proven self unowned by_same_code
          return await task.value
        }
      }
      """)
  }

  /// What an owned bag ends when it dies, and what a work item's `cancel()` keeps from running.
  @Test func endedInDeinit() {
    check(
      """
      import Dispatch
      final class Ticker {
        private var alarm: DispatchWorkItem?
        var count = 0
        func a() {
          let item = DispatchWorkItem { [unowned self] in self.count += 1 }  //= system until_event proven self unowned by_deinit
          alarm = item
          DispatchQueue.main.asyncAfter(deadline: .now(), execute: item)
        }
        func b() { DispatchQueue.main.asyncAfter(deadline: .now()) { [unowned self] in self.count += 1 } }  //= system until_event proven self unowned
        deinit { alarm?.cancel() }
      }
      """)
  }

  /// A function that returns a closure is judged with those who call it, where they are in sight.
  @Test func returnedToKnownCallers() {
    check(
      """
      final class Table {
        private var stop: (() -> Void)?
        var count = 0
        func halt() -> () -> Void { { [unowned self] in self.count += 1 } }  //= cycle while_kept proven self unowned
        func name() -> () -> Void { { [unowned self] in self.count += 1 } }  //= caller unknown proven self unowned
        func configure() { stop = halt() }
      }
      """)
  }

  /// A method that is handed on ends what it is then given, and nothing else.
  @Test func endingHandedOn() {
    check(
      """
      import Foundation
      final class Panel {
        private var token: NSObjectProtocol?
        private var other: NSObjectProtocol?
        var count = 0
        func a() { token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { [unowned self] _ in self.count += 1 } }  //= system until_call proven self unowned by_deinit
        func b() { other = NotificationCenter.default.addObserver(forName: .init("b"), object: nil, queue: nil) { [unowned self] _ in self.count += 1 } }  //= system unbounded proven self unowned
        deinit { token.map(NotificationCenter.default.removeObserver) }
      }
      """)
  }

  /// Measured: code that waits for a continuation keeps `self`, its parameters and its constants; what the body of the call makes is gone.
  @Test func usedOnlyWhileCodeWaits() {
    check(
      """
      import Dispatch
      final class Part { func use() {} }
      final class Shelf {
        let queue = DispatchQueue(label: "shelf")
        var count = 0
        func a(_ part: Part) async {
          let other = Part()
          await withCheckedContinuation { continuation in  //= none self | none part | none other
            let inner = Part()
            queue.async { [unowned self, unowned part, unowned other, unowned inner] in  //= owner until_event proven self unowned | owner until_event proven part unowned | owner until_event proven other unowned | system until_event proven inner unowned
              self.count += 1
              part.use(); other.use(); inner.use()
              continuation.resume()
            }
          }
        }
        func b() async -> Int {
          await withCheckedContinuation { continuation in  //= none self
            queue.async { [unowned self] in  //= owner until_event proven self unowned
              guard self.count > 0 else {
                continuation.resume(returning: 0)
                return
              }
              continuation.resume(returning: self.count)
            }
          }
        }
        func c() async {
          await withCheckedContinuation { continuation in  //= none self
            queue.async { [unowned self] in  //= system until_event proven self unowned
              continuation.resume()
              self.count += 1
            }
          }
        }
        func d() async {
          await withCheckedContinuation { continuation in  //= none self
            queue.async { [unowned self] in self.count += 1 }  //= system until_event proven self unowned
            continuation.resume()
          }
        }
      }
      """)
  }

  @Test func awaitedUntilTheBlockHasRun() {
    check(
      """
      import CoreData
      final class Shelf {
        var count = 0
        func a(_ context: NSManagedObjectContext) async {
          await context.perform { [unowned self] in self.count += 1 }  //= owner until_event likely self unowned
        }
        func b(_ context: NSManagedObjectContext) {
          context.perform { [unowned self] in self.count += 1 }  //= system until_event likely self unowned
        }
        func c(_ context: NSManagedObjectContext) {
          Task { [weak self] in  //= system until_event proven context
            await context.perform { [unowned self] in self?.count += 1 }  //= system until_event likely self unowned
          }
        }
      }
      """)
  }

  /// Inside `[unowned self]` it is that list where the repair goes.
  @Test func nestedInUnowned() {
    let source = """
      import Dispatch
      final class Model {
        var onZoom: (() -> Void)?
        var count = 0
        func a() {
          onZoom = { [unowned self] in
            DispatchQueue.main.async { self.count += 1 }
          }
        }
      }
      """
    let nested = analyse([source]).observations.first { $0.keeper == .system }
    let entry = nested?.captureListEntry.map { Array(source.utf8)[Int($0.range.start)..<Int($0.range.end)] }
    #expect(entry.map { String(decoding: $0, as: UTF8.self) } == "unowned self")
  }

  /// A view's own views go with it, and only the user sets off what they keep.
  @Test func viewsOfItsOwn() {
    check(
      """
      import UIKit
      class Tag: UIView { var onTap: (() -> Void)? }
      final class Loader { var onEnd: (() -> Void)? }
      final class Form: UIView {
        let button = UIButton()
        private let tag = Tag()
        private let given: Tag
        private let loader = Loader()
        init(given: Tag) {
          self.given = given
          super.init(frame: .zero)
          button.addAction(UIAction { [unowned self] _ in self.send() }, for: .touchUpInside)  //= part while_kept likely self unowned
          tag.onTap = { [unowned self] in self.send() }  //= part while_kept proven self unowned
          let row = Tag()
          row.onTap = { [unowned self] in self.send() }  //= part while_kept proven self unowned
          addSubview(row)
          given.onTap = { [unowned self] in self.send() }  //= object unknown proven self unowned
          loader.onEnd = { [unowned self] in self.send() }  //= cycle while_kept proven self unowned
        }
        func make() -> Tag {
          let row = Tag()
          row.onTap = { [unowned self] in self.send() }  //= caller unknown proven self unowned
          addSubview(row)
          return row
        }
        func send() {}
      }
      """)
  }

  /// A method that ends it counts in `deinit` also where other code calls it before.
  @Test func endInDeinitThatOtherCodeRunsToo() {
    check(
      """
      import MediaPlayer
      final class Remote {
        private var token: Any?
        func start() {
          token = MPRemoteCommandCenter.shared().playCommand.addTarget { [unowned self] _ in self.play() }  //= system until_call proven self unowned by_deinit
        }
        func stop() { MPRemoteCommandCenter.shared().playCommand.removeTarget(token) }
        func play() -> MPRemoteCommandHandlerStatus { .success }
        deinit { stop() }
      }
      final class Page {
        let remote = Remote()
        func close() { remote.stop() }
      }
      """)
  }

  /// The bag of the captured object ends what the sender would call.
  @Test func ownBagGoesWithTheObject() {
    check(
      """
      import RxCocoa
      import RxSwift
      import UIKit
      final class Screen: UIViewController {
        private let bag = DisposeBag()
        private let button = UIButton()
        func own() { button.rx.tap.subscribe(onNext: { [unowned self] in self.leave() }).disposed(by: bag) }  //= system until_event proven self unowned by_deinit
        func any(_ values: Observable<Int>) {
          values.subscribe(onNext: { [unowned self] _ in self.leave() }).disposed(by: bag)  //= object while_kept proven self unowned by_deinit
        }
        func dropped(_ button: UIButton) { _ = button.rx.tap.subscribe(onNext: { [unowned self] in self.leave() }) }  //= system until_event proven self unowned
        func leave() {}
      }
      """)
  }

  /// A method configures what its callers give it. They say whose it is.
  @Test func callersSayWhoseTheKeeperIs() {
    check(
      """
      class Parser { var onPrint: () -> Void = {} }
      class Registry { static let shared = Registry(); let parser = Parser() }
      class Terminal {
        let parser: Parser
        init() { parser = Parser(); configure(parser) }
        func configure(_ parser: Parser) { parser.onPrint = { [unowned self] in self.go() } }  //= cycle while_kept proven self unowned
        func go() {}
      }
      class Guest {
        func start() { configure(Registry.shared.parser) }
        func configure(_ parser: Parser) { parser.onPrint = { [unowned self] in self.go() } }  //= static while_kept proven self unowned
        func go() {}
      }
      class Client {
        let parser: Parser
        init(parser: Parser) { self.parser = parser; configure(parser) }
        func configure(_ parser: Parser) { parser.onPrint = { [unowned self] in self.go() } }  //= object while_kept proven self unowned
        func go() {}
      }
      func run() { Guest().start() }
      """)
  }
}
