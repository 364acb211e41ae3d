import Testing

/// What functions give: results of closures, operators, builders, elements and parts.
struct ResultFlowTests {
  @Test func aMapHoldsWhatItsClosureMakes() {
    check(
      """
      struct Row { let onTap: () -> Void }
      final class Screen {
        var rows: [Row] = []
        let names = ["a"]
        func pick(_ name: String) {}
        func build() { rows = names.map { name in Row(onTap: { self.pick(name) }) } }  //= none self | cycle while_kept proven self
        func count() -> Int { names.map { name in Row(onTap: { self.pick(name) }) }.count }  //= none self | none self
      }
      """)
  }

  /// The closure's body is read with what it is given.
  @Test func aMapsClosureKnowsItsElement() {
    check(
      """
      final class Item {
        var onTap: (() -> Void)?
        let row = 1
      }
      final class List {
        func rows(_ items: [Item]) -> [Int] {
          items.map { item in
            item.onTap = { print(item.row) }  //= cycle while_kept proven item
            return item.row
          }
        }
      }
      """)
  }

  @Test func reduceMayReturnItsInitialValue() {
    check(
      """
      typealias Handler = (Int) -> Int
      final class Server {
        var steps: [(@escaping Handler) -> Handler] = []
        var handler: Handler = { $0 }
        let base = 3
        func seal() { handler = steps.reduce({ $0 + self.base }) { next, step in step(next) } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func aCalledParametersResultGoesWhereItIsStored() {
    check(
      """
      final class Item { var onTap: (() -> Void)? }
      final class Menu {
        let item: Item
        init(_ make: () -> Item) { item = make() }
      }
      final class Page {
        var menu: Menu?
        func like() {}
        func build() {
          menu = Menu {  //= none self
            let item = Item()
            item.onTap = { self.like() }  //= cycle while_kept proven self
            return item
          }
        }
      }
      """)
  }

  @Test func aResultBuilderTakesWhatItsStatementsGive() {
    check(
      """
      struct Item { let action: () -> Void }
      @resultBuilder enum Items {
        static func buildBlock(_ items: Item...) -> [Item] { items }
      }
      final class Menu {
        let items: [Item]
        init(@Items _ items: () -> [Item]) { self.items = items() }
      }
      final class Page {
        var menu: Menu?
        func like() {}
        func build() {
          menu = Menu {  //= none self
            Item { [weak self] in self?.like() }
            Item { self.like() }  //= cycle while_kept proven self
          }
        }
      }
      """)
  }

  /// The object that a builder's condition looks at is no part of what it builds.
  @Test func aResultBuildersConditionsAreNoParts() {
    check(
      """
      struct Item { let action: () -> Void }
      @resultBuilder enum Items {
        static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
        static func buildExpression(_ item: Item) -> [Item] { [item] }
        static func buildEither(first items: [Item]) -> [Item] { items }
        static func buildEither(second items: [Item]) -> [Item] { items }
      }
      final class State { var onChange: (() -> Void)? }
      enum Mode { case on(State), off }
      final class Menu {
        let items: [Item]
        init(@Items _ items: () -> [Item]) { self.items = items() }
      }
      final class Page {
        var menu: Menu?
        func like() {}
        func build() {
          let state = State()
          state.onChange = { self.like() }  //= none self
          let mode = Mode.on(state)
          menu = Menu {
            switch mode {
            case .on: Item(action: {})
            case .off: Item(action: {})
            }
            Item(action: {})
          }
        }
      }
      """)
  }

  @Test func anOperatorIsAFunction() {
    check(
      """
      infix operator ~>
      final class Field {
        var listeners: [(Int) -> Void] = []
      }
      func ~> (field: Field, listener: @escaping (Int) -> Void) { field.listeners.append(listener) }
      final class Page {
        let age = Field()
        var years = 0
        func bind() { age ~> { self.years = $0 } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func partsOfATupleGoToTheirPlaces() {
    check(
      """
      final class Toast {
        private let onTap: () -> Void
        private let onClose: () -> Void
        init(onTap: @escaping () -> Void, onClose: @escaping () -> Void) { (self.onTap, self.onClose) = (onTap, onClose) }
      }
      final class Screen {
        var toast: Toast?
        func show() { toast = Toast(onTap: {}, onClose: { self.show() }) }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func anImplicitMemberIsOneOfTheParametersType() {
    check(
      """
      final class Item {
        let select: () -> Void
        init(select: @escaping () -> Void) { self.select = select }
        static func item(in bar: Bar) -> Item { Item(select: { bar.choose() }) }  //= cycle while_kept proven bar
      }
      final class Bar {
        var items: [Item] = []
        func choose() {}
        func add() { items.append(.item(in: self)) }
      }
      """)
  }

  @Test func anImplicitMemberIsOneOfTheElementsType() {
    check(
      """
      final class Item {
        let select: () -> Void
        init(select: @escaping () -> Void) { self.select = select }
        static func item(in bar: Bar) -> Item { Item(select: { bar.choose() }) }  //= cycle while_kept proven bar
      }
      final class Bar {
        var items: [Item] = []
        func choose() {}
        func fill() { items = [.item(in: self)] }
      }
      """)
  }

  @Test func theLastElementIsOneOfThem() {
    check(
      """
      final class Toast { var onTap: (() -> Void)? }
      final class Screen {
        private var visible: [Toast] = []
        func show() {
          visible.append(Toast())
          visible.last?.onTap = { self.show() }  //= cycle while_kept proven self
        }
        func find() { visible.first { $0.onTap == nil }?.onTap = { self.show() } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func mergedDictionariesHoldWhatBothHeld() {
    check(
      """
      final class Keys {
        var table: [String: () -> Void] = [:]
        func press() {}
        func add() { table.merge(["a": { self.press() }]) { first, _ in first } }  //= cycle while_kept proven self
      }
      """)
  }

  /// What an iterator gives is not the sequence.
  @Test func aLoopsElementIsNotItsSequence() {
    check(
      """
      struct Lines: AsyncSequence, AsyncIteratorProtocol {
        let pull: () -> String?
        func next() async -> String? { pull() }
        func makeAsyncIterator() -> Lines { self }
      }
      final class Reader {
        var read: [String] = []
        var source = ["a"]
        func readAll() async { for await line in Lines(pull: { self.source.popLast() }) { read.append(line) } }  //= none self
      }
      """)
  }

  /// The object that a constant is made with is of that type, whatever inherits from it.
  @Test func aConstantsMethodIsNotOverridden() {
    check(
      """
      class Control {
        var actions: [() -> Void] = []
        func perform(_ action: @escaping () -> Void) { actions.append(action) }
      }
      class ImmediateControl: Control {
        override func perform(_ action: @escaping () -> Void) { action() }
      }
      final class Editor {
        private let plain = Control()
        var any = Control()
        var sides = 3
        func a() { plain.perform { self.sides += 1 } }  //= cycle while_kept proven self
        func b() { any.perform { self.sides += 1 } }  //= cycle while_kept likely self
      }
      """)
  }

  @Test func calleeRemovesUnderTheGivenKey() {
    check(
      """
      enum Links {
        nonisolated(unsafe) static var routes: [String: () -> Void] = [:]
        static func register(_ name: String, _ route: @escaping () -> Void) { routes[name] = route }
        static func unregister(_ name: String) { routes[name] = nil }
      }
      final class Page {
        func open() {}
        func once() {
          Links.register("once") { self.open() }  //= none self
          defer { Links.unregister("once") }
        }
        func other() {
          Links.register("other") { self.open() }  //= static unbounded proven self
          defer { Links.unregister("once") }
        }
      }
      """)
  }

  /// A table's cell is its own; who asks its data source is most likely the table that the object has.
  @Test func aCellIsTheTables() {
    check(
      """
      import UIKit
      final class TodoCell: UITableViewCell { var onToggle: (() -> Void)? }
      final class TodoList: UITableViewController {
        var done = 0
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath) as! TodoCell
          cell.onToggle = { self.done += 1 }  //= none self
          cell.onToggle = { cell.isSelected = true }  //= cycle while_kept proven cell
          return cell
        }
      }
      """)
  }

  /// Only who is called by a framework is given what the object has by it.
  @Test func aCellOfAnotherTableIsNotTheTables() {
    for head in ["private func fill(_ tableView: UITableView, at row: Int) -> TodoCell", "func fill(_ tableView: UITableView, at row: Int) -> TodoCell"] {
      check(
        """
        import UIKit
        final class TodoCell: UITableViewCell { var onToggle: (() -> Void)? }
        class Screen: UITableViewController {
          var done = 0
          \(head) {
            let cell = tableView.dequeueReusableCell(withIdentifier: "todo") as! TodoCell
            cell.onToggle = { self.done += 1 }  //= object while_kept proven self
            return cell
          }
          public func refresh(_ other: UITableView) { print(fill(other, at: 0)) }
        }
        """)
    }
  }

  /// What a function in sight gives is what it says; only of one outside nobody knows the object.
  @Test func aCastOfWhatTheProgramGivesMakesNoObject() {
    check(
      """
      class View { var onTap: (() -> Void)? }
      final class Card: View {}
      func find() -> View? { nil }
      func bind() {
        let card = find() as! Card
        card.onTap = { card.onTap?() }
      }
      """)
  }

  /// A factory of a superclass gives an object of the class on which it is called.
  @Test func aFactoryThatReturnsSelf() {
    check(
      """
      import UIKit
      extension UIView {
        static func fromNib() -> Self? {
          func made<T: UIView>() -> T? { UINib(nibName: "", bundle: nil).instantiate(withOwner: nil, options: nil).first as? T }
          return made()
        }
      }
      final class Bar: UIView { var onClose: (() -> Void)? }
      final class Chat: UIViewController {
        var bar: Bar!
        func show() {
          bar = Bar.fromNib()
          bar.onClose = hide  //= cycle while_kept proven self
        }
        func hide() {}
      }
      """)
  }

  /// A closure with implicit `self` does not escape: the call on a receiver of unknown type is one that retains nothing, and gives what the closure makes.
  @Test func mapOnAnUnknownReceiver() {
    check(
      """
      import UIKit
      final class Knob: UIView {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action; super.init(frame: .zero) }
      }
      final class Screen: UIViewController {
        var count = 0
        override func viewDidLoad() {
          for knob in someChoices.map({ _ in knob() }) { view.addSubview(knob) }  //= none self
        }
        func knob() -> Knob { Knob(action: { self.count += 1 }) }  //= cycle while_kept proven self
      }
      """)
  }
}
