import Testing

/// Values are copied, and what calls give and take reaches both sides.
struct ValueFlowTests {
  @Test func aCopyDoesNotKnowWhatTheOriginalGets() {
    check(
      """
      struct Row { var onTap: (() -> Void)? }
      final class List {
        var rows: [Row] = []
        var header = Row()
        func tap() {}
        func late() {
          var row = Row()
          rows.append(row)
          row.onTap = { self.tap() }  //= none self
        }
        func early() {
          var row = Row()
          row.onTap = { self.tap() }  //= cycle while_kept proven self
          rows.append(row)
        }
        func preview() {
          var copy = header
          copy.onTap = { self.tap() }  //= none self
        }
      }
      """)
  }

  /// A copy of a collection has what each of its elements has, and not only what the last one has.
  @Test func aCopyOfACollectionHasAllElements() {
    check(
      """
      struct Row { var text: String?; var action: (() -> Void)? }
      struct Section { var header: String?; var rows: [Row] }
      final class Form {
        var sections: [Section] = []
        var flag = true
        func build() {
          let first = Section(header: nil, rows: [Row(text: nil) { self.flag = false }])  //= cycle while_kept proven self
          let second = Section(header: nil, rows: [Row(text: nil) { self.flag = true }])  //= cycle while_kept proven self
          var all: [Section] = []
          all.append(first)
          all.append(second)
          sections = all
        }
        func preview() {
          var all: [Section] = []
          all.append(Section(header: nil, rows: [Row(text: nil) { self.flag = false }]))  //= object while_kept proven self
          all.append(Section(header: nil, rows: [Row(text: nil) { self.flag = true }]))  //= object while_kept proven self
          var copy = all
          copy.removeAll()
          sections = copy
        }
      }
      """)
  }

  /// What methods put into a collection is what reads of it give. Measured on the runtime: each of these is never freed.
  @Test(arguments: [
    "for one in list { kept = one }", "kept = list.first", "all = Array(list)", "all = list.map { $0 }",
    "var other: [Button] = []; other.append(contentsOf: list); kept = other.last",
    "var named = [\"a\": button]; named[\"b\"] = button; all = Array(named.values)",
    "var named: [String: Button] = [:]; named.updateValue(button, forKey: \"a\"); for one in named.values { kept = one }",
  ]) func whatIsAppendedIsRead(_ code: String) {
    check(
      """
      final class Button { var onTap: (() -> Void)? }
      final class Panel {
        var kept: Button?; var all: [Button] = []; var taps = 0
        func build() {
          var list: [Button] = []
          let button = Button()
          button.onTap = { self.taps += 1 }  //= cycle while_kept proven self
          list.append(button)
          \(code)
        }
      }
      """)
  }

  @Test func localListDoesNotRetain() {
    check(
      """
      final class Button { var onTap: (() -> Void)? }
      final class Panel {
        var kept: Button?; var all: [Button] = []; var taps = 0
        func build() {
          var list: [Button] = []
          let button = Button()
          button.onTap = { self.taps += 1 }  //= none self
          list.append(button)
          for one in list { print(one) }
        }
        func quiet() {
          var list: [Button] = []
          let button = Button()
          button.onTap = { self.taps += 1 }  //= cycle while_kept proven self by_same_code
          list.append(button)
          for one in list { kept = one }
          for one in list { one.onTap = nil }
        }
      }
      """)
  }

  /// A list that comes from another object's property by a constant or a call is a copy of it.
  @Test(arguments: [
    "", ".filter { _ in true }", ".reversed()",
  ]) func aListTakenFromAnotherObject(_ call: String) {
    check(
      """
      final class Topic { var parts: [Topic]?; var onTap: (() -> Void)? }
      final class Screen {
        var related: [Topic] = []
        func show(_ topic: Topic) {
          guard let parts = topic.parts else { return }
          related = parts\(call)
          related.append(topic)
        }
        func list(_ topic: Topic) {
          guard let parts = topic.parts else { return }
          var all: [Topic] = []
          all = parts\(call)
          all.append(topic)
        }
      }
      final class Node {
        var related: [Node] = []
        func show(_ node: Node) {
          let all = node.related
          related = all\(call)
          related.append(node)
        }
      }
      """)
  }

  /// Two copies of a struct share the objects in its fields.
  @Test func aCopySharesItsObjects() {
    check(
      """
      final class Button { var onTap: (() -> Void)? }
      struct Row { let button = Button() }
      final class List {
        var row = Row()
        func wire() {
          var copy = row
          copy.button.onTap = { self.wire() }  //= cycle while_kept proven self
          row = copy
        }
      }
      """)
  }

  @Test func elementsReachTheClosureThatIsCalledWithThem() {
    check(
      """
      final class Cell { var onTap: (() -> Void)? }
      final class Grid {
        let cells = [Cell()]
        func wire() { cells.forEach { $0.onTap = { self.wire() } } }  //= none self | cycle while_kept proven self
      }
      """)
  }

  @Test func anInoutParameterIsWrittenBack() {
    check(
      """
      func put<Value>(_ value: Value, into slot: inout Value?) { slot = value }
      final class Camera {
        var release: (() -> Void)?
        func arm() { put({ self.arm() }, into: &release) }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func swapExchangesContents() {
    check(
      """
      final class Reader {
        var front: (() -> Void)?
        var back: (() -> Void)?
        func turn() {
          front = { self.turn() }  //= none self
          swap(&front, &back)
          back = nil
        }
        func keep() {
          front = { self.keep() }  //= cycle while_kept proven self by_uncalled_method
          swap(&front, &back)
          front = nil
        }
      }
      """)
  }

  @Test func aPropertyOfAProtocolThatHoldsAStruct() {
    let gauges = """
      protocol Gauge { var onChange: (() -> Void)? { get set } }
      struct Fuel: Gauge { var onChange: (() -> Void)? }
      final class Height: Gauge { var onChange: (() -> Void)? }

      """
    check(
      gauges + """
        final class Cockpit {
          private var fuel: Gauge = Fuel()
          private let height: any Gauge = Height()
          func simulate() { var copy = fuel; copy.onChange = { self.log() } }  //= none self
          func watchFuel() { fuel.onChange = { self.log() } }  //= cycle while_kept proven self
          func watchHeight() { var gauge = height; gauge.onChange = { self.log() } }  //= cycle while_kept proven self
          func log() {}
        }
        """)
    // What is assigned may be an object.
    check(
      gauges + """
        final class Cockpit {
          private var gauge: Gauge = Fuel()
          func use(_ other: Gauge) { gauge = other }
          func simulate() { var copy = gauge; copy.onChange = { self.log() } }  //= cycle while_kept likely self
          func log() {}
        }
        """)
  }

  @Test(arguments: ["A()", "A.init()", "Self.init()", "self.init()"]) func objectsMadeInAStaticMethod(_ made: String) {
    check(
      """
      class A {
        var onEnd: (() -> Void)?
        required init() {}
        static func make() -> A {
          let object = \(made)
          object.onEnd = { print(object) }  //= cycle while_kept proven object
          return object
        }
      }
      """)
  }

  /// What a function value returns is known where the function value is.
  @Test func aFunctionMakesWhatItsCallerGaveIt() {
    check(
      """
      final class Watcher { var action: (() -> Void)?; init(action: @escaping () -> Void) { self.action = action } }
      final class Source {
        var watchers: [Watcher] = []
        func on(_ action: @escaping () -> Void) { lift(Source.maker(action)) }
        static func maker(_ action: @escaping () -> Void) -> () -> Watcher { { Watcher(action: action) } }
        func lift(_ make: () -> Watcher) {
          let watcher = make()
          watchers.append(watcher)
        }
      }
      final class Screen {
        let source = Source()
        func open() { source.on { self.open() } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func aValueBecomesAnother() {
    check(
      """
      struct Job {
        var work: (() -> Void)?
        init(work: @escaping () -> Void) { self.work = work }
        init(again work: @escaping () -> Void) { self = Job(work: work) }
        init(copy job: Job) { self = job }
        mutating func change(_ work: @escaping () -> Void) {
          var copy = self
          copy.work = work
          self = copy
        }
      }
      final class Worker {
        var job: Job?
        var next = Job(work: {})
        func begin() { job = Job(again: { self.begin() }) }  //= cycle while_kept proven self
        func copy() { job = Job(copy: Job(work: { self.copy() })) }  //= cycle while_kept proven self
        func change() { next.change { self.change() } }  //= cycle while_kept proven self
      }
      """)
  }

  @Test func tuplesAreTakenApart() {
    check(
      """
      final class Button { var onTap: (() -> Void)? }
      final class Panel {
        let button = Button()
        let other = (count: 1, button: Button())
        var handlers: [(Int, () -> Void)] = []
        func pair() -> (Button, Int) { (button, 1) }
        func first() { let (button, _) = pair(); button.onTap = { self.first() } }  //= cycle while_kept proven self
        func second() { other.button.onTap = { self.second() } }  //= cycle while_kept proven self
        func third() { handlers.append((1, { self.third() })) }  //= cycle while_kept proven self
        func fourth() {
          let (spare, kept) = (Button(), button)
          spare.onTap = { self.fourth() }  //= none self
          kept.onTap = { self.fourth() }  //= cycle while_kept proven self
        }
        func fifth() {
          for (_, handler) in handlers { button.onTap = handler }
        }
      }
      """)
  }

  @Test func enumPayloadHasItsDeclaredType() {
    check(
      """
      final class Player { var onEnd: (() -> Void)?; func finish(_ body: @escaping () -> Void) { onEnd = body } }
      final class Engine { func finish(_ body: () -> Void) { body() } }
      enum State { case idle, ready(Engine), playing(Int, player: Player), paused(Player?) }
      final class Screen {
        var state = State.idle
        func watch() {
          if case .playing(_, let player) = state { player.finish { self.watch() } }  //= cycle while_kept proven self
          guard case let .ready(engine) = state else { return }
          engine.finish { self.watch() }  //= none self
          switch state {
          case .playing(let count, player: let player) where count > 1: player.finish { self.watch() }  //= cycle while_kept proven self
          case .paused(let player?): player.finish { self.watch() }  //= cycle while_kept proven self
          default: break
          }
        }
      }
      """)
  }

  /// `Guarded(Box())` is a `Guarded<Box>`.
  @Test func argumentsTellGenericParameters() {
    check(
      """
      final class Guarded<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
        func use(_ body: (inout Value) -> Void) { body(&value) }
      }
      struct Handlers { var list: [() -> Void] = [] }
      final class Screen {
        let handlers = Guarded(Handlers())
        func open() { handlers.use { $0.list.append({ self.open() }) } }  //= none self | cycle while_kept proven self
      }
      """)
  }

  /// Too many implementations to follow are as good as none in sight.
  @Test func aMethodWithManyImplementations() {
    check(
      """
      protocol Store { func add(_ body: @escaping () -> Void); func load(completion: @escaping () -> Void) }
      final class A: Store { func add(_ body: @escaping () -> Void) {}; func load(completion: @escaping () -> Void) {} }
      final class B: Store { func add(_ body: @escaping () -> Void) {}; func load(completion: @escaping () -> Void) {} }
      final class C: Store { func add(_ body: @escaping () -> Void) {}; func load(completion: @escaping () -> Void) {} }
      final class D: Store { func add(_ body: @escaping () -> Void) {}; func load(completion: @escaping () -> Void) {} }
      final class E: Store { func add(_ body: @escaping () -> Void) {}; func load(completion: @escaping () -> Void) {} }
      final class Screen {
        let store: Store
        init(store: Store) { self.store = store }
        func open() {
          store.add { self.open() }  //= unknown unknown likely self
          store.load(completion: { self.open() })  //= unknown until_event likely self
        }
      }
      """)
  }

  /// `.run { … }` as an argument is a member of the parameter's type.
  @Test func membersOfTheParametersType() {
    check(
      """
      final class Button { var onTap: (() -> Void)?; static func tapped(_ body: @escaping () -> Void) -> Button { let button = Button(); button.onTap = body; return button } }
      enum Work { case none, run(() -> Void) }
      struct Effect { let work: Work }
      final class Screen {
        var button: Button?
        var effect: Effect?
        func put(_ button: Button) { self.button = button }
        func open() { put(.tapped { self.open() }) }  //= cycle while_kept proven self
        func start() { effect = Effect(work: .run { self.start() }) }  //= cycle while_kept proven self
      }
      """)
  }
}
