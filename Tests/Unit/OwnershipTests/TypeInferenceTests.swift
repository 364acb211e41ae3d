import Program
import Testing

/// What a name or a call means where types, imports and modules have to tell.
@Suite struct TypeInferenceTests {
  @Test func severalParametersArePartsOfOneElement() {
    check(
      """
      final class Lever { var pulled: (() -> Void)? }
      final class Panel {
        let a = Lever(), b = Lever()
        var all: [Lever] = [], named: [String: Lever] = [:]
        var n = 0
        func pairs() { [(a, 0), (b, 1)].forEach { lever, i in lever.pulled = { self.n += i } } }  //= none self | cycle while_kept proven self
        func numbered() { all.enumerated().forEach { i, lever in lever.pulled = { self.n += i } } }  //= none self | cycle while_kept proven self
        func keyed() { named.forEach { key, lever in lever.pulled = { self.n += 1 } } }  //= none self | cycle while_kept proven self
        func looped() { for (i, lever) in all.enumerated() { lever.pulled = { self.n += i } } }  //= cycle while_kept proven self
        func loopedByKey() { for (_, lever) in named { lever.pulled = { self.n += 1 } } }  //= cycle while_kept proven self
        func sorted() { _ = all.sorted { one, other in one.pulled == nil && self.n == 0 } }  //= none self
      }
      """)
  }

  /// What a case of the program's own enum carries says what `.name` in it means.
  @Test func aCaseGivesItsValuesTheirContext() {
    check(
      """
      indirect enum Move { case run(() -> Void), wait(Double), again(Move), all([Move], after: Double = 0) }
      final class Scene {
        var moves: [String: Move] = [:]
        var n = 0
        func nested() { moves["a"] = .again(.again(.run { self.n += 1 })) }  //= cycle while_kept proven self
        func listed() { moves["a"] = .again(.all([.run { self.n += 1 }, .wait(1)])) }  //= cycle while_kept proven self
        func labeled() { moves["a"] = .again(.all([.wait(1), .run { self.n += 1 }], after: 1)) }  //= cycle while_kept proven self
        func ended() { moves["b"] = .again(.run { self.n += 1 }); moves["b"] = .wait(2) }  //= none self
      }
      """)
  }

  @Test func aSuperclassIsGivenItsArguments() {
    check(
      """
      struct Press { var title: String; var action: (() -> Void)? }
      struct Notice { var title: String; var primary: Press }
      struct State { var notice: Notice? }
      class Store<S> { var state: S; init(_ state: S) { self.state = state } }
      typealias StateStore = Store<State>
      final class Desk: StateStore {
        var n = 0
        func warn() { state.notice = Notice(title: "x", primary: Press(title: "more") { self.n += 1 }) }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func theContextOfAnInitialiserGoesOnIntoItsArguments() {
    check(
      """
      import UIKit
      struct Press { var title: String; var action: (() -> Void)? }
      struct Notice { var title: String; var primary: Press }
      final class Panel {
        var notice: Notice?
        var n = 0
        func warn() { notice = .init(title: "x", primary: .init(title: "more") { self.n += 1 }) }  //= cycle while_kept proven self
      }
      """)
  }

  /// `.init(…)` makes what its place expects, as the type's name would.
  @Test(arguments: [
    "lazy var helper: Helper = .init(desk: self)",
    "private(set) lazy var helper: Helper? = .init(desk: self)",
    "var helper: Helper!; init() { helper = .init(desk: self) }",
    "var helper: Helper?; func fill() { let new: Helper = .init(desk: self); helper = new }",
    "var helper: Helper?; func make() -> Helper { .init(desk: self) }; func fill() { helper = make() }",
    "var helper: Helper?; func keep(_ new: Helper) { helper = new }; func fill() { keep(.init(desk: self)) }",
    "var helper: Helper?; func fill(_ old: Helper?) { helper = old ?? .init(desk: self) }",
    "var helper: Helper?; func fill(_ n: Int, _ old: Helper) { helper = n > 1 ? .init(desk: self) : old }",
    "var helper: Helper?; func fill(_ n: Int) { helper = switch n { case 1: .init(desk: self); default: nil } }",
    "lazy var helper: Helper = { .init(desk: self) }()  //= none self\n",
    "var helpers: [Helper] = []; func fill() { helpers = [.init(desk: self)] }",
    "var helpers: [Helper] = []; func fill() { helpers += [.init(desk: self)] }",
    "var helpers: [String: Helper] = [:]; func fill() { helpers = [\"a\": .init(desk: self)] }",
    "var helpers: [String: Helper] = [:]; func fill() { helpers[\"a\"] = .init(desk: self) }",
  ])
  func whatAPlaceExpectsIsMadeThere(_ member: String) {
    let code = "final class Desk { \(member) }\nfinal class Helper { WEAK var desk: Desk?; init(desk: Desk) { self.desk = desk } }"
    check(code.replacing("WEAK ", with: "") + "  //= cycle while_kept proven desk")
    check(code.replacing("WEAK", with: "weak"))
  }

  @Test func aClosureThatIsGivenToWhatAPlaceExpects() {
    check(
      """
      final class Helper { let done: () -> Void; init(done: @escaping () -> Void) { self.done = done } }
      final class Desk {
        var helper: Helper?
        lazy var other: Helper = .init(done: { self.go() })  //= cycle while_kept proven self
        func go() { helper = .init(done: { self.go() }) }  //= cycle while_kept proven self
        func once() { let helper: Helper = .init(done: { self.go() }); helper.done() }  //= none self
      }
      """)
  }

  @Test func whatResultCarriesHasItsType() {
    check(
      """
      final class Bell { var rung: (() -> Void)? }
      struct Closed: Error {}
      final class Tower {
        let bell = Bell()
        var n = 0
        func fetch() -> Result<Bell, Closed> { .success(bell) }
        func a() { if case .success(let bell) = fetch() { bell.rung = { print(bell) } } }  //= cycle while_kept proven bell
        func b() throws { let bell = try fetch().get(); bell.rung = { print(bell) } }  //= cycle while_kept proven bell
      }
      """)
  }

  @Test func modelsOfALibraryNeedItsImport() {
    let source = """
      final class Sheet {
        var n = 0
        var section: Section?
        func fill() { section = Section(id: "a", bind: { self.n += 1 }) }  //= ?
      }
      """
    check("import SwiftUI\n" + source, gives: "none self")
    check("import Foundation\nimport Strips\n" + source, gives: "cycle while_kept likely self")
  }

  @Test func aMemberOfAnUnknownMemberIsHeld() {
    check(
      """
      import Dials
      final class Safe {
        var n = 0
        let dial = Dial()
        func a() { dial.turned = { self.n += 1 } }  //= cycle while_kept likely self
        func b() { dial.ring.turned = { self.n += 1 } }  //= cycle while_kept likely self
        func c() { dial.ring.inner.turned = { self.n += 1 } }  //= cycle while_kept likely self
      }
      """)
  }

  @Test func aCastLetsThroughWhatItCanBe() {
    check(
      """
      class Sheet {}
      final class Deep: Sheet { let bar = Bar(); func open() { bar.attach(to: self) } }
      final class Page: Sheet { let bar = Slot(); func open() { bar.attach(to: self) } }
      final class Bar { var deep: Deep?; func attach(to sheet: Sheet) { deep = sheet as? Deep } }  //= cycle while_kept proven deep
      final class Slot { var deep: Deep?; func attach(to sheet: Sheet) { deep = sheet as? Deep } }
      """)
  }

  @Test func aClosureWithoutParametersIsGivenNothing() {
    check(
      """
      final class Metronome {
        var beats: AsyncStream<Double>?
        var tempo = 1.0
        func next() async -> Double? { tempo }
        func a() { beats = AsyncStream { await self.next() } }  //= cycle while_kept proven self
        func b() { beats = AsyncStream { continuation in continuation.yield(self.tempo) } }  //= none self
      }
      """)
  }

  /// A class is no collection, and no class of a framework that it does not inherit from.
  @Test func castsToWhatAnObjectCannotBe() {
    check(
      """
      final class Reply {}
      final class Store {
        var all: [Int: Any] = [:]
        func begin() { all[1] = Reply(); all[2] = 7 }
        func set(_ first: Int, _ second: Int) {
          if var table = all[first] as? [String: Any], let value = all[second] { table["key"] = value; all[first] = table }
        }
      }
      """)
    check("final class Page: UIView { var scroll: UIScrollView?; func find() { scroll = self as? UIScrollView } }")
    // Of what it inherits from nothing is known.
    check("final class Page: Board { var scroll: UIScrollView?; func find() { scroll = self as? UIScrollView } }  //= cycle while_kept proven scroll")
  }

  /// The coordinator of a represented view is what the view's own method makes.
  @Test func coordinatorOfARepresentedView() {
    check(
      """
      import SwiftUI
      struct Canvas: UIViewRepresentable {
        final class Coordinator { var onTap: (() -> Void)?; var taps = 0 }
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UIView {
          let coordinator = context.coordinator
          coordinator.onTap = { coordinator.taps += 1 }  //= cycle while_kept proven coordinator
          return UIView()
        }
        func updateUIView(_ view: UIView, context: UIViewRepresentableContext<Canvas>) {
          let coordinator = context.coordinator
          coordinator.onTap = { coordinator.taps += 1 }  //= cycle while_kept proven coordinator
        }
      }
      """)
  }

  /// The key path in a wrapper leads to the type of the property.
  @Test func keyPathInAWrapper() {
    check(
      """
      import Combine
      import Factory
      struct Loader { func load() -> Future<Int, Never> { Future { $0(.success(1)) } } }
      struct Ticker { func ticks() -> PassthroughSubject<Int, Never> { subject }; let subject = PassthroughSubject<Int, Never>() }
      final class Depot: SharedContainer { var ticker: Factory<Ticker> { self { Ticker() } } }
      extension Container { var loader: Factory<Loader> { self { Loader() } } }
      final class Owner {
        @Injected(\\.loader) var loader
        @LazyInjected(\\Depot.ticker) private var ticker
        var tokens: Set<AnyCancellable> = []
        var count = 0
        func once() { loader.load().sink { self.count = $0 }.store(in: &tokens) }  //= cycle until_event proven self
        func often() { ticker.ticks().sink { self.count = $0 }.store(in: &tokens) }  //= cycle while_kept proven self
      }
      """)
  }
}
