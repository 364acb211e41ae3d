import Ownership
import Testing

/// What lets go of something, but not of this, or not before it is kept anew; each with its harmless look-alike.
@Suite struct ReleaseTargetTests {
  @Test func anObjectThatAnotherFunctionHasMade() {
    let kettle = """
      final class Kettle {
        var onBoil: (() -> Void)?
        func pour() {}
      }
      func daily() -> Kettle {
        let kettle = Kettle()
        kettle.onBoil = { kettle.pour() }  //= ?
        return kettle
      }

      """
    check(
      kettle + """
        func sample() {
          let other = Kettle()
          other.onBoil?()
          other.onBoil = nil
        }
        func use() { _ = daily(); sample() }
        """, gives: "cycle while_kept proven kettle")
    check(
      kettle + """
        func sample(_ other: Kettle) {
          other.onBoil = nil
        }
        func use() { sample(daily()) }
        """, gives: "cycle while_kept proven kettle by_other_method")
  }

  /// Whoever wants can put the shared object into a property of its own, and let go of things there.
  @Test func theSharedObjectUnderAnotherName() {
    func screens(_ start: String) -> String {
      """
      final class Router {
        static let shared = Router()
        private var screens: [() -> Int] = []
        func push(_ screen: @escaping () -> Int) { screens.append(screen) }
        func pop() { _ = screens.popLast() }
      }
      public final class Item {
        private let count = 1
        public init() {}
        public func open() { Router.shared.push { self.count } }  //= ?
      }
      public struct Bar {
        private let router = \(start)
        public init() {}
        public func back() { router.pop() }
      }

      """
    }
    check(screens("Router.shared"), gives: "static unbounded proven self by_other_method")
    check(screens("Router()"), gives: "static unbounded proven self by_uncalled_method")
  }

  @Test func aNewObjectsInitialiser() {
    check(
      """
      struct Job {
        var run: ((Int) -> Void)?
        init(run: @escaping (Int) -> Void) { self.run = run }
        init() { run = nil }
      }
      final class Desk {
        var jobs: [Job] = []
        var total = 0
        func add() { jobs.append(Job(run: { self.total += $0 })) }  //= cycle while_kept proven self
      }
      final class Clerk { func make() -> Job { Job() } }
      """)
  }

  @Test func aClosureThatNobodyCalls() {
    let rack = "final class Rack { private var done: (() -> Void)?; init(_ d: @escaping () -> Void) { done = d }"
    let lift = """
      final class Lift {
        var rack: Rack?
        var count = 0
        func go() { rack = Rack { self.rack = nil; self.count += 1 } }  //= ?
      }
      """
    check(rack + " }\n" + lift, gives: "cycle while_kept proven self")
    check(rack + "; func finish() { done?() } }\n" + lift, gives: "cycle while_kept proven self by_same_code")
  }

  @Test func removingDeadEntriesIsNoRelease() {
    let letter = """
      final class Entry {
        weak var reader: AnyObject?
        let read: () -> Void
        init(_ reader: AnyObject, _ read: @escaping () -> Void) { self.reader = reader; self.read = read }
      }
      final class Letter {
        private var entries: [Entry] = []
        func add(_ reader: AnyObject, _ read: @escaping () -> Void) { entries.append(Entry(reader, read)) }

      """
    let house = """
      }
      final class House {
        private let letter = Letter()
        var pages = 0
        func join() { letter.add(self) { self.pages += 1 }; letter.send() }  //= ?
      }
      """
    check(
      letter + "  func send() { entries.removeAll { $0.reader == nil }; for entry in entries { entry.read() } }\n" + house,
      gives: "cycle while_kept proven self")
    check(letter + "  func send() { for entry in entries { entry.read() }; entries.removeAll() }\n" + house, gives: "none self")
  }

  @Test func closureReleasesThroughAnInoutParameter() {
    let guarded = """
      final class Guarded<Value> {
        private var value: Value
        init(_ value: Value) { self.value = value }
        func with<R>(_ body: (inout Value) -> R) -> R { body(&value) }
      }
      final class Bell {
        private let rings = Guarded<[() -> Void]>([])
        func add(_ ring: @escaping () -> Void) { rings.with { $0.append(ring) } }

      """
    let use = """
      }
      func once() {
        let bell = Bell()
        bell.add { bell.stop() }  //= ?
        bell.stop()
      }
      """
    check(guarded + "  func stop() { rings.with { $0.removeAll() } }\n" + use, gives: "cycle while_kept proven bell by_other_method")
    check(guarded + "  func stop() { rings.with { $0.forEach { $0() } } }\n" + use, gives: "cycle while_kept proven bell")
  }

  @Test func aGlobalCollection() {
    let backlog = """
      private enum Backlog {
        private static var jobs: [() -> Void] = []
        static func add(_ job: @escaping () -> Void) { jobs.append(job) }

      """
    let panel = """
      }
      class Panel {
        private var shade = 0
        func change() { Backlog.add { self.shade += 1 } }  //= ?
        func layOut() { Backlog.runAll() }
      }
      """
    check(backlog + "  static func runAll() { jobs.forEach { $0() }; jobs.removeAll() }\n" + panel, gives: "static unbounded proven self by_other_method")
    check(backlog + "  static func runAll() { jobs.forEach { $0() } }\n" + panel, gives: "static unbounded proven self")
  }

  @Test func nilThroughAProtocol() {
    let router = """
      protocol Routing: AnyObject { var pane: Pane? { get set } }
      final class Pane { var onClose: (() -> Void)? }
      final class Router: Routing {
        var pane: Pane?
        var count = 0
        func show() {
          pane = Pane()
          pane?.onClose = { self.count += 1 }  //= ?
        }
      }

      """
    check(
      router + """
        final class Presenter {
          let router: Routing
          init(_ router: Routing) { self.router = router }
          func done() { router.pane = nil }
        }
        func use(_ presenter: Presenter) { presenter.done() }
        """, gives: "cycle while_kept proven self by_other_method")
    check(router, gives: "cycle while_kept proven self")
  }

  @Test func initialiserArgumentOfAnotherObject() {
    check(
      """
      final class Probe {}
      final class Tab {
        var onLoad: (Tab) -> Void = { _ in }
        init(probe: Probe? = nil) { onLoad = { _ in print(probe as Any) } }  //= object while_kept proven probe
        static let blank = Tab()
      }
      func test() { let tab = Tab(probe: Probe()); tab.onLoad(tab) }
      """)
    check(
      """
      // One slot of what is shared: the probe is its state, and the next one takes its place.
      final class Probe {}
      final class Tab {
        var onLoad: (Tab) -> Void = { _ in }
        init(probe: Probe? = nil) { onLoad = { _ in print(probe as Any) } }  //= owner while_kept proven probe
        static var last: Tab?
        static func probe() { last = Tab(probe: Probe()) }
      }
      """)
  }

  @Test func globalInitialValueRetains() {
    let saver = """
      final class Disk { func write() {} }
      final class Saver { let save: () -> Void; init(_ save: @escaping () -> Void) { self.save = save } }
      enum Savers {

      """
    check(saver + "  static let live: Saver = { let disk = Disk(); return Saver { disk.write() } }()  //= none disk\n}")
    check(
      saver
        + "  static var all: [Saver] = []\n  static func add() { let disk = Disk(); all.append(Saver { disk.write() }) }  //= static unbounded proven disk\n}")
  }

  @Test func onlyTheInjectedEndIsReported() {
    // The end that is given from outside is the one to weaken.
    let result = analyse([
      """
      protocol Host: AnyObject {}
      final class Siren {
        private let host: Host
        init(host: Host) { self.host = host }
      }
      final class Station: Host {
        private var siren: Siren?
        func open() { siren = Siren(host: self) }
      }
      """
    ])
    #expect(result.observations.filter { $0.subject == .storedReference }.map(result.name) == ["host"])
  }

  @Test func anOptionalThatNothingFills() {
    let flag = "final class Flag { var onWave: (() -> Void)? }\n"
    check(
      flag + """
        final class Tower {
          private var flag: Flag?
          private var waves = 0
          func prepare() { flag?.onWave = { self.waves += 1 } }  //= none self
        }
        """)
    check(
      flag + """
        final class Tower {
          private var flag: Flag?
          private var waves = 0
          func raise() { flag = Flag() }
          func prepare() { flag?.onWave = { self.waves += 1 } }  //= cycle while_kept proven self
        }
        """)
  }

  /// Other code than `deinit` calls it as well, while the object lives.
  @Test func aClosureThatDeinitCallsToo() {
    let program = """
      final class Animator {
        var step: (() -> Void)?
        var ended: (() -> Void)?
        func tick() { step?(); CALL }
        func stop() { ended?() }
        deinit { stop() }
      }
      final class Chart {
        private var animator: Animator?
        var angle = 0
        func spin() {
          let animator = Animator()
          animator.step = { self.angle += 1 }  //= ?
          animator.ended = { self.animator = nil }  //= ?
          self.animator = animator
          animator.tick()
        }
      }
      """
    let open = "cycle while_kept proven self"
    check(program.replacing("CALL", with: ""), gives: open, open)
    check(program.replacing("CALL", with: "stop()"), gives: open + " by_same_code", open + " by_same_code")
  }

  /// Each class empties what its own object holds, or what its own code has made.
  @Test func releaseOfAnotherClassObject() {
    let menu =
      "final class Menu { var items: [Item] = [] }\nfinal class Item { var handler: (() -> Void)?; init(_ handler: (() -> Void)?) { self.handler = handler } }\n"
    check(
      menu + """
        final class Tools {
          var menu: Menu?
          func setUp() {
            let menu = Menu()
            menu.items = [Item { self.pick() }]  //= cycle while_kept proven self
            self.menu = menu
          }
          func pick() {}
        }
        final class About {
          var menu: Menu?
          func setUp() {
            let menu = Menu()
            menu.items = [Item(nil)]
            self.menu = menu
          }
        }
        """)
    check(
      menu + """
        final class Tools {
          let menu = Menu()
          func setUp() { menu.items.append(Item { self.pick() }) }  //= cycle while_kept proven self
          func pick() {}
        }
        final class About {
          let menu = Menu()
          func tearDown() { menu.items.removeAll() }
        }
        func run(_ about: About) { about.tearDown() }
        """)
  }

  /// A framework calls its delegate, whichever object that is.
  @Test func frameworksCallDelegates() {
    func source(_ method: String, key: String = "task.taskIdentifier") -> String {
      """
      import UIKit
      @main final class Launcher: UIResponder, UIApplicationDelegate {}
      final class Ticket { let id = 1 }
      public final class Loader: NSObject, URLSessionTaskDelegate, OutsideLayout {
        public static let shared = Loader()
        private var answers: [Int: () -> Void] = [:]
        public func load(_ id: Int, _ done: @escaping () -> Void) { answers[id] = done }
        \(method) { answers.removeValue(forKey: \(key)) }
      }
      final class Screen: UIViewController {
        var count = 0
        @objc func again() { show(Screen(), sender: nil) }
        @objc func load() { Loader.shared.load(1) { self.count += 1 } }  //= ?
      }
      """
    }
    let held = "static unbounded proven self"
    let requirement = "public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)"
    check(source(requirement), gives: held + " by_other_method")
    check(source("private func forget(_ task: URLSessionTask)"), gives: held + " by_uncalled_method")
    // No framework knows the type.
    check(source("func forget(_ ticket: Ticket)", key: "ticket.id"), gives: held + " by_uncalled_method")
  }
}
