import BuiltInRules
import Ownership
import Testing

/// What closures are given that comes from what other closures were given.
struct ClosureArgumentFlowTests {
  private static let parts = """
    final class Lever { var pulled: (() -> Void)?; let next: Lever? = nil }

    """

  @Test(arguments: ["$0", "$0 as Lever", "lever in lever"]) func elementsOfWhatAClosureGives(_ body: String) {
    check(
      Self.parts + """
        final class Panel {
          private let levers: [Lever] = [Lever()]
          private var count = 0
          func start() {
            levers.map { \(body) }.forEach { lever in lever.pulled = { self.count += 1 } }  //= none self | cycle while_kept proven self
            levers.map { _ in Lever() }.forEach { lever in lever.pulled = { self.count += 1 } }  //= none self | object while_kept proven self
          }
        }
        """)
  }

  @Test func partsOfTuplesThatAClosureGives() {
    check(
      Self.parts + """
        final class Panel {
          private let levers: [(Lever, Int)] = [(Lever(), 1)]
          private var count = 0
          func start() {
            levers.map { $0.0 }.forEach { lever in lever.pulled = { self.count += 1 } }  //= none self | cycle while_kept proven self
            levers.map { ($0.0, 1) }.forEach { $0.0.pulled = { self.count += 1 } }  //= none self | cycle while_kept proven self
          }
        }
        """)
  }

  /// A function that makes a handler of a handler.
  @Test func aHandlerThatCallsAnother() {
    let declarations =
      Self.parts + """
        func logged(_ handler: @escaping (Lever) -> Void) -> (Lever) -> Void {
          { lever in print(lever); handler(lever) }
        }
        final class Panel {
          private let lever = Lever()
          private var count = 0
          func start() {
            let arm = logged { lever in lever.pulled = { self.count += 1 } }  //= none self | ?
            arm(LEVER)
          }
        }
        """
    check(declarations.replacing("LEVER", with: "lever"), gives: "cycle while_kept proven self")
    check(declarations.replacing("LEVER", with: "Lever()"), gives: "object while_kept proven self")
  }

  /// Of two handlers that one function has made the parameters are not told apart.
  @Test func twoHandlersThatCallOthers() {
    check(
      Self.parts + """
        func logged(_ handler: @escaping (Lever) -> Void) -> (Lever) -> Void {
          { lever in print(lever); handler(lever) }
        }
        final class Panel {
          private let lever = Lever()
          private var count = 0
          func start() {
            let arm = logged { lever in lever.pulled = { self.count += 1 } }  //= none self | object while_kept proven self
            let show = logged { print($0) }
            arm(Lever())
            show(lever)
          }
        }
        """)
  }

  /// A case of a framework's enum holds its payload; one of an optional is what it wraps.
  @Test func payloadsOfFrameworkEnums() {
    let declarations = """
      final class Voyage {
        private var plan: TYPE  //= ?
        private var miles = 0
        func prepare() { plan = VALUE }  //= ?
      }
      """
    func code(_ type: String, _ value: String) -> String { declarations.replacing("TYPE", with: type).replacing("VALUE", with: value) }
    check(code("Result<Voyage, Never>?", ".success(self)"), gives: "silence", "cycle while_kept proven self")
    check(code("Result<() -> Void, Never>?", ".success { self.miles += 1 }"), gives: "silence", "cycle while_kept proven self")
    check(code("(() -> Void)?", ".some { self.miles += 1 }"), gives: "silence", "cycle while_kept proven self")
    check(code("Optional<Voyage>", ".some(self)"), gives: "cycle while_kept proven plan", "silence")
    check(code("Optional<Int>", ".some(self.miles)"), gives: "silence", "silence")
  }

  /// Each element of what `zip` gives is a tuple of one element of every argument.
  @Test func partsOfZippedSequences() {
    check(
      """
      final class Center {
        var targets: [String: (String) -> Void] = [:]
        func add(_ names: [String], _ new: [(String) -> Void]) { zip(names, new).forEach { targets[$0] = $1 } }  //= none self
      }
      final class Remote {
        let center = Center()
        func handle(_ command: String) {}
        func register() { center.add(["next"], [{ self.handle($0) }]) }  //= cycle while_kept proven self
      }
      """)
    check(
      Self.parts + """
        final class Panel {
          private let levers: [Lever] = [Lever()]
          private let others: [Lever] = [Lever()]
          private var count = 0
          func start() {
            zip(levers, others).forEach { first, _ in first.pulled = { self.count += 1 } }  //= none self | cycle while_kept proven self
            zip(levers, levers.indices).forEach { pair in pair.0.pulled = { self.count += pair.1 } }  //= none self | cycle while_kept proven self | cycle while_kept proven pair
            for (lever, index) in zip(levers, 0...) { lever.pulled = { self.count += index } }  //= cycle while_kept proven self
            zip(levers, others).map { first, second in second }.forEach { $0.pulled = { self.count += 1 } }  //= none self | cycle while_kept proven self
            zip([Lever()], levers).forEach { new, _ in new.pulled = { self.count += 1 } }  //= none self | object while_kept proven self
          }
        }
        """)
  }

  /// What a type makes that happens to be an enum may be a token; an enum with its payload is none.
  @Test func anEnumWithItsPayloadIsNoToken() {
    func via(_ source: String) -> [String] { analyse([source]).observations.filter { $0.captured == .selfObject }.map(\.via.rawValue) }
    #expect(
      via(
        """
        final class Voyage {
          private var plan: Result<() -> Void, Never>?
          private var miles = 0
          func prepare() { plan = .success { self.miles += 1 } }
        }
        """) == ["direct"])
    #expect(
      via(
        """
        import Defaults
        final class Reader {
          private var zoom = 1.0
          private var token: Defaults.Observation?
          func follow() { token = Defaults.observe(.zoom) { change in self.zoom = change.newValue } }
        }
        """) == ["token"])
  }
}
