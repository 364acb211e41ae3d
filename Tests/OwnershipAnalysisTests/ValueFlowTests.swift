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
          row.onTap = { self.tap() }
        }
        func early() {
          var row = Row()
          row.onTap = { self.tap() }
          rows.append(row)
        }
        func preview() {
          var copy = header
          copy.onTap = { self.tap() }
        }
      }
      """, gives: ["9: none self", "13: cycle while_kept proven self", "18: none self"])
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
          copy.button.onTap = { self.wire() }
          row = copy
        }
      }
      """, gives: ["7: cycle while_kept proven self"])
  }

  @Test func elementsReachTheClosureThatIsCalledWithThem() {
    check(
      """
      final class Cell { var onTap: (() -> Void)? }
      final class Grid {
        let cells = [Cell()]
        func wire() { cells.forEach { $0.onTap = { self.wire() } } }
      }
      """, gives: ["4: none self", "4: cycle while_kept proven self"])
  }

  @Test func anInoutParameterIsWrittenBack() {
    check(
      """
      func put<Value>(_ value: Value, into slot: inout Value?) { slot = value }
      final class Camera {
        var release: (() -> Void)?
        func arm() { put({ self.arm() }, into: &release) }
      }
      """, gives: ["4: cycle while_kept proven self"])
  }

  @Test func whatIsExchangedChangesPlaces() {
    check(
      """
      final class Reader {
        var front: (() -> Void)?
        var back: (() -> Void)?
        func turn() {
          front = { self.turn() }
          swap(&front, &back)
          back = nil
        }
        func keep() {
          front = { self.keep() }
          swap(&front, &back)
          front = nil
        }
      }
      """, gives: ["5: none self", "10: cycle while_kept proven self by_other_method"])
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
          func simulate() { var copy = fuel; copy.onChange = { self.log() } }
          func watchFuel() { fuel.onChange = { self.log() } }
          func watchHeight() { var gauge = height; gauge.onChange = { self.log() } }
          func log() {}
        }
        """, gives: ["7: none self", "8: cycle while_kept proven self", "9: cycle while_kept proven self"])
    // What is assigned may be an object.
    check(
      gauges + """
        final class Cockpit {
          private var gauge: Gauge = Fuel()
          func use(_ other: Gauge) { gauge = other }
          func simulate() { var copy = gauge; copy.onChange = { self.log() } }
          func log() {}
        }
        """, gives: ["7: cycle while_kept likely self"])
  }

  @Test(arguments: ["A()", "A.init()", "Self.init()", "self.init()"]) func objectsMadeInAStaticMethod(_ made: String) {
    check(
      """
      class A {
        var onEnd: (() -> Void)?
        required init() {}
        static func make() -> A {
          let object = \(made)
          object.onEnd = { print(object) }
          return object
        }
      }
      """, gives: ["6: cycle while_kept proven object"])
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
        func open() { source.on { self.open() } }
      }
      """, gives: ["13: cycle while_kept proven self"])
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
        func begin() { job = Job(again: { self.begin() }) }
        func copy() { job = Job(copy: Job(work: { self.copy() })) }
        func change() { next.change { self.change() } }
      }
      """,
      gives: [
        "15: cycle while_kept proven self", "16: cycle while_kept proven self", "17: cycle while_kept proven self",
      ])
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
        func first() { let (button, _) = pair(); button.onTap = { self.first() } }
        func second() { other.button.onTap = { self.second() } }
        func third() { handlers.append((1, { self.third() })) }
        func fourth() {
          let (spare, kept) = (Button(), button)
          spare.onTap = { self.fourth() }
          kept.onTap = { self.fourth() }
        }
        func fifth() {
          for (_, handler) in handlers { button.onTap = handler }
        }
      }
      """,
      gives: [
        "7: cycle while_kept proven self", "8: cycle while_kept proven self", "9: cycle while_kept proven self", "12: none self",
        "13: cycle while_kept proven self",
      ])
  }

  @Test func whatACaseCarriesHasItsType() {
    check(
      """
      final class Player { var onEnd: (() -> Void)?; func finish(_ body: @escaping () -> Void) { onEnd = body } }
      final class Engine { func finish(_ body: () -> Void) { body() } }
      enum State { case idle, ready(Engine), playing(Int, player: Player), paused(Player?) }
      final class Screen {
        var state = State.idle
        func watch() {
          if case .playing(_, let player) = state { player.finish { self.watch() } }
          guard case let .ready(engine) = state else { return }
          engine.finish { self.watch() }
          switch state {
          case .playing(let count, player: let player) where count > 1: player.finish { self.watch() }
          case .paused(let player?): player.finish { self.watch() }
          default: break
          }
        }
      }
      """,
      gives: [
        "7: cycle while_kept proven self", "9: none self", "11: cycle while_kept proven self", "12: cycle while_kept proven self",
      ])
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
        func open() { handlers.use { $0.list.append({ self.open() }) } }
      }
      """, gives: ["9: none self", "9: cycle while_kept proven self"])
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
          store.add { self.open() }
          store.load(completion: { self.open() })
        }
      }
      """, gives: ["11: unknown unknown likely self", "12: unknown until_event likely self"])
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
        func open() { put(.tapped { self.open() }) }
        func start() { effect = Effect(work: .run { self.start() }) }
      }
      """, gives: ["8: cycle while_kept proven self", "9: cycle while_kept proven self"])
  }
}
