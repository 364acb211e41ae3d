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
        func build() { rows = names.map { name in Row(onTap: { self.pick(name) }) } }
        func count() -> Int { names.map { name in Row(onTap: { self.pick(name) }) }.count }
      }
      """,
      gives: ["6: none self", "6: cycle while_kept proven self", "7: none self", "7: none self"])
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
            item.onTap = { print(item.row) }
            return item.row
          }
        }
      }
      """, gives: ["8: cycle while_kept proven item"])
  }

  @Test func whatIsFoldedMayBeWhatThereWasAtFirst() {
    check(
      """
      typealias Handler = (Int) -> Int
      final class Server {
        var steps: [(@escaping Handler) -> Handler] = []
        var handler: Handler = { $0 }
        let base = 3
        func seal() { handler = steps.reduce({ $0 + self.base }) { next, step in step(next) } }
      }
      """, gives: ["6: cycle while_kept proven self"])
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
          menu = Menu {
            let item = Item()
            item.onTap = { self.like() }
            return item
          }
        }
      }
      """, gives: ["10: none self", "12: cycle while_kept proven self"])
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
          menu = Menu {
            Item { [weak self] in self?.like() }
            Item { self.like() }
          }
        }
      }
      """, gives: ["13: none self", "15: cycle while_kept proven self"])
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
          state.onChange = { self.like() }
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
      """, gives: ["19: none self"])
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
        func bind() { age ~> { self.years = $0 } }
      }
      """, gives: ["9: cycle while_kept proven self"])
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
        func show() { toast = Toast(onTap: {}, onClose: { self.show() }) }
      }
      """, gives: ["8: cycle while_kept proven self"])
  }

  @Test func anImplicitMemberIsOneOfTheParametersType() {
    check(
      """
      final class Item {
        let select: () -> Void
        init(select: @escaping () -> Void) { self.select = select }
        static func item(in bar: Bar) -> Item { Item(select: { bar.choose() }) }
      }
      final class Bar {
        var items: [Item] = []
        func choose() {}
        func add() { items.append(.item(in: self)) }
      }
      """, gives: ["4: cycle while_kept proven bar"])
  }

  @Test func anImplicitMemberIsOneOfTheElementsType() {
    check(
      """
      final class Item {
        let select: () -> Void
        init(select: @escaping () -> Void) { self.select = select }
        static func item(in bar: Bar) -> Item { Item(select: { bar.choose() }) }
      }
      final class Bar {
        var items: [Item] = []
        func choose() {}
        func fill() { items = [.item(in: self)] }
      }
      """, gives: ["4: cycle while_kept proven bar"])
  }

  @Test func theLastElementIsOneOfThem() {
    check(
      """
      final class Toast { var onTap: (() -> Void)? }
      final class Screen {
        private var visible: [Toast] = []
        func show() {
          visible.append(Toast())
          visible.last?.onTap = { self.show() }
        }
        func find() { visible.first { $0.onTap == nil }?.onTap = { self.show() } }
      }
      """, gives: ["6: cycle while_kept proven self", "8: cycle while_kept proven self"])
  }

  @Test func mergedDictionariesHoldWhatBothHeld() {
    check(
      """
      final class Keys {
        var table: [String: () -> Void] = [:]
        func press() {}
        func add() { table.merge(["a": { self.press() }]) { first, _ in first } }
      }
      """, gives: ["4: cycle while_kept proven self"])
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
        func readAll() async { for await line in Lines(pull: { self.source.popLast() }) { read.append(line) } }
      }
      """, gives: ["9: none self"])
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
        func a() { plain.perform { self.sides += 1 } }
        func b() { any.perform { self.sides += 1 } }
      }
      """, gives: ["12: cycle while_kept proven self", "13: cycle while_kept likely self"])
  }

  @Test func whatIsTakenOutUnderItsKeyByACallIsGone() {
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
          Links.register("once") { self.open() }
          defer { Links.unregister("once") }
        }
        func other() {
          Links.register("other") { self.open() }
          defer { Links.unregister("once") }
        }
      }
      """, gives: ["9: none self", "13: static unbounded proven self"])
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
          cell.onToggle = { self.done += 1 }
          cell.onToggle = { cell.isSelected = true }
          return cell
        }
      }
      """, gives: ["7: none self", "8: cycle while_kept proven cell"])
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
            cell.onToggle = { self.done += 1 }
            return cell
          }
        }
        """, gives: ["7: object while_kept proven self"])
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
      """, gives: [])
  }
}
