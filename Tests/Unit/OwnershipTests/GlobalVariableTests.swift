import Testing

/// What a global or static variable holds: until it is emptied, given back what it held, or given something else.
@Suite struct GlobalVariableTests {
  private let index = """
    final class Label { var text = "" }
    final class Entry { let match: () -> String; init(_ match: @escaping () -> String) { self.match = match } }
    final class Index {
      nonisolated(unsafe) static var current: Index?
      var entries: [Entry] = []
      func add(_ entry: Entry) { entries.append(entry) }
    }
    func list(_ label: Label) { Index.current?.add(Entry { label.text }) }  //= ?

    """
  private let never = "static unbounded proven label"

  @Test func anObjectThatAGlobalHolds() {
    check(index + "func begin() { Index.current = Index() }", gives: "static while_kept proven label")
    check(index + "func begin() { Index.current = Index() }\nfunc end() { Index.current = nil }", gives: "static while_kept proven label by_other_method")
    // Nothing is ever put in the place of what is there.
    check(index + "func begin() { if Index.current == nil { Index.current = Index() } }", gives: never)
  }

  /// Measured: the objects are freed when the outermost scope ends.
  @Test func aGlobalThatIsSetForAScope() {
    let scope = "extension Index { func collect(_ body: () -> Void) { let outer = Index.current; Index.current = self; body(); Index.current = outer } }\n"
    let deferred =
      "extension Index { func collect(_ body: () -> Void) { let outer = Index.current; Index.current = self; defer { Index.current = outer }; body() } }\n"
    for code in [scope, deferred] {
      check(index + code, gives: "static while_kept proven label by_other_method")
      // It gives back what stays.
      check(index + code + "func begin() { Index.current = Index() }", gives: "static while_kept proven label")
    }
  }

  /// One closure at a time, for each object that the global has.
  @Test func aSlotOfWhatAGlobalHolds() {
    check(
      """
      import Dispatch
      final class Tile { var onTap: (() -> Void)?; var taps: [() -> Void] = [] }
      final class Page {
        func show() { print(self) }
        func fill() {
          for tile in tiles { tile.onTap = { self.show() } }  //= static while_kept proven self
          for tile in tiles { tile.taps.append { self.show() } }  //= static unbounded proven self
        }
        func start() { beat.setEventHandler { self.show() } }  //= static while_kept proven self
      }
      nonisolated(unsafe) let tiles = [Tile(), Tile()]
      nonisolated(unsafe) let beat = DispatchSource.makeTimerSource()
      """)
  }

  /// A view in a list that lives for ever has parts, which go with it.
  @Test func partsOfWhatAGlobalListHolds() {
    check(
      """
      import UIKit
      final class Badge: UIView {}
      final class Tile: UIView {
        let badge = Badge()
        init() {
          super.init(frame: .zero)
          addSubview(badge)
        }
      }
      nonisolated(unsafe) var pool: [Tile] = []
      func grow() { pool.append(Tile()) }
      """)
  }

  /// A collection that is made anew with each store holds what one store put there, not everything ever stored.
  @Test func aCollectionMadeAnew() {
    func code(_ store: String) -> String {
      """
      final class Label { var text = "" }
      final class Item { let match: () -> String; init(_ match: @escaping () -> String) { self.match = match } }
      struct Request { let match: () -> String }
      final class Viewer {
        static let shared = Viewer()
        private var items: [Item] = []
        func show(_ requests: [Request]) { \(store) }
        func run() { items.forEach { print($0.match()) } }
      }
      func show(_ label: Label) { Viewer.shared.show([Request { label.text }]) }  //= ?
      """
    }
    check(code("items = requests.map { Item($0.match) }"), gives: "owner while_kept proven label")
    check(code("items = requests.map { Item($0.match) }; items[0].match()"), gives: "owner while_kept proven label")
    check(code("items = items + requests.map { Item($0.match) }"), gives: never)
    check(code("items += requests.map { Item($0.match) }"), gives: never)
  }

  /// Nothing in sight calls the function. Whoever does leaves the parameter at its default, or could.
  @Test func sharedObjectsAsDefaultValues() {
    let hub = """
      final class Hub {
        static let shared = Hub()
        var handlers: [() -> Void] = []
        func on(_ handler: @escaping () -> Void) { handlers.append(handler) }
      }

      """
    func page(_ initial: String) -> String { hub + "final class Page { var n = 0; init(hub: Hub = \(initial)) { hub.on { self.n += 1 } } }  //= ?\n" }
    check(page(".shared"), gives: "static unbounded proven self")
    check(
      """
      import Foundation
      final class Page {
        var n = 0
        func go(_ center: NotificationCenter = .default) {
          center.addObserver(forName: nil, object: nil, queue: nil) { _ in self.n += 1 }  //= system unbounded proven self
        }
      }
      """)
    // A new object belongs to the function alone, and an argument in sight tells more than the default.
    check(page("Hub()"), gives: "object while_kept proven self")
    check(page(".shared") + "func make() { _ = Page(hub: Hub()) }", gives: "object while_kept proven self")
  }
}
