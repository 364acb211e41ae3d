import Testing

/// The code that stores something takes that very thing out again: by its place at the end, by its key, by what a predicate asks for.
/// What each does was measured on the runtime.
@Suite struct RemovedElementTests {
  @Test func theLastElement() {
    check(
      """
      final class Stack {
        var steps: [() -> Void] = []; var other: [() -> Void] = []; var n = 0
        func a() { steps.append { self.n += 1 }; steps.removeLast() }  //= none self
        func b() { steps.append { self.n += 1 }; defer { steps.removeLast() }; steps.forEach { $0() } }  //= none self
        func c() { steps.append { self.n += 1 }; _ = steps.popLast() }  //= none self
        func d() { steps.append { self.n += 1 }; steps.append {}; steps.removeLast(); steps.removeLast() }  //= none self
        func e() { for _ in 0..<2 { steps.append { self.n += 1 }; steps.removeLast() } }  //= none self
      }
      """)
  }

  @Test func lastElementOnSomePaths() {
    let stack = "final class Stack { var steps: [() -> Void] = []; var n = 0\n"
    let step = "steps.append { self.n += 1 }"
    for code in [
      "if n > 0 { \(step) }; _ = steps.popLast()", "if n > 0 { \(step) } else { steps.append {} }; steps.removeLast()",
      "steps.append(n > 0 ? { self.n += 1 } : {}); steps.removeLast()", "if n > 0 { \(step); steps.append {}; steps.removeLast() }; _ = steps.popLast()",
    ] {
      check(stack + "func a() { \(code) } }  //= none self")
    }
    for code in [
      "if n > 0 { \(step) }; steps.append {}; steps.removeLast()", "\(step); if n > 0 { steps.append {} }; steps.removeLast()",
      "while n > 0 { \(step) }; _ = steps.popLast()",
    ] {
      check(stack + "func a() { \(code) } }  //= cycle while_kept proven self")
    }
  }

  @Test func removalOfAnotherElement() {
    let stack = "final class Stack { var steps: [() -> Void] = []; var other: [() -> Void] = []; var n = 0\n"
    for code in [
      "steps.append { self.n += 1 }; steps.append {}; steps.removeLast()", "steps.append { self.n += 1 }; if n > 0 { return }; steps.removeLast()",
      "for _ in 0..<2 { steps.append { self.n += 1 } }; steps.removeLast()", "steps.append { self.n += 1 }; steps.removeFirst()",
      "steps.append { self.n += 1 }; steps.insert({}, at: 0); steps.removeLast()", "steps.append { self.n += 1 }; other.append {}; other.removeLast()",
    ] {
      check(stack + "func a() { \(code) } }  //= cycle while_kept proven self")
    }
  }

  private let pin = """
    final class Pin { let title: String; let number: Int; var onTap: () -> Void = {}; init(title: String, number: Int = 0) { self.title = title; self.number = number } }

    """

  @Test func theElementThatAPredicateMeans() {
    func map(_ title: String, _ predicate: String, _ expected: String) -> String {
      pin + """
        final class Map {
          var pins: [Pin] = []; var n = 0
          func a(_ title: String) {
            let pin = Pin(title: \(title))
            pin.onTap = { self.n += 1 }  //= cycle while_kept proven self\(expected)
            pins.append(pin)
            pins.removeAll { \(predicate) }\(predicate.contains("pin") ? "  //= none pin" : "")
          }
        }
        """
    }
    check(map("\"A\"", "$0.title == \"A\"", " by_same_code"))
    check(map("\"A\"", "$0.title == pin.title", " by_same_code"))
    check(map("title", "title == $0.title", " by_same_code"))
    check(map("\"A\"", "$0.title == \"B\"", ""))
    check(map("title", "$0.title == \"B\"", ""))
    check(map("\"A\"", "$0.number != 1", ""))
  }

  @Test func calleeReplacesUnderTheSameKey() {
    check(
      """
      final class Registry {
        private var actions: [String: () -> Void] = [:]
        func register(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }
        func update(_ name: String, _ action: @escaping () -> Void) { actions.updateValue(action, forKey: name) }
        func add(_ name: String, _ action: @escaping () -> Void) { if actions[name] == nil { actions[name] = action } }
      }
      final class Panel {
        private let registry = Registry(); var n = 0
        func a() { registry.register("x") { self.n += 1 }; registry.register("x") {} }  //= none self
        func b() { registry.register("x") { self.n += 1 }; registry.register("y") {} }  //= cycle while_kept proven self
        func c() { registry.update("x") { self.n += 1 }; registry.update("x") {} }  //= none self
        func d() { registry.register("x") { self.n += 1 }; registry.add("x") {} }  //= cycle while_kept proven self
        func e(_ name: String) { registry.register(name) { self.n += 1 }; registry.register(name) {} }  //= none self
      }
      """)
  }

  @Test func aMethodReferenceWhoseMethodEmptiesTheHolder() {
    func remote(_ stop: String, _ expected: String) -> String {
      """
      final class Remote {
        var handlers: [String: () -> Void] = [:]; var n = 0
        func run() {
          handlers["a"] = stop  //= cycle while_kept proven self\(expected)
          handlers["a"]?()
        }
        private func stop() { n += 1; \(stop) }
      }
      """
    }
    check(remote("handlers.removeAll()", " by_same_code"))
    check(remote("handlers[\"b\"] = nil", ""))
  }

  @Test func releaseInASubclassOverride() {
    check(
      """
      class Feed<Item> { var fetch: (() -> Item)?; func next() { _ = fetch?() } }
      final class ShortFeed<Item>: Feed<Item> { override func next() { super.next(); fetch = nil } }
      final class Comments { let feed = Feed<Int>(); var n = 0; init() { feed.fetch = { self.n } } }  //= cycle while_kept proven self
      final class Likes { let feed = ShortFeed<Int>(); var n = 0; func a() { feed.fetch = { self.n }; feed.next() } }  //= none self
      """)
  }

  @Test func deliveryOnAnotherObject() {
    check(
      """
      final class Picker {
        private var onPick: (() -> Void)?
        func present(_ onPick: @escaping () -> Void) { self.onPick = onPick }
        func finish() { onPick?(); onPick = nil }
      }
      final class Avatar { private let picker = Picker(); var n = 0; func choose() { picker.present { self.n += 1 }; picker.finish() } }  //= none self
      final class Sticker { private let picker = Picker(); var n = 0; func choose() { picker.present { self.n += 1 } } }  //= cycle while_kept proven self by_uncalled_method
      """)
  }

  @Test func pathsAroundTheRelease() {
    check(
      """
      enum Trouble: Error { case offline }
      final class Store { var onProgress: ((Int) -> Void)?; func save(_ n: Int) throws { if n == 0 { throw Trouble.offline }; onProgress?(n) } }
      final class Export {
        private let store = Store(); var n = 0
        func a(_ count: Int) throws { store.onProgress = { self.n = $0 }; try store.save(count); store.onProgress = nil }  //= cycle while_kept proven self on_some_ways
        func b(_ count: Int) { store.onProgress = { self.n = $0 }; do { try store.save(count) } catch { store.onProgress = nil } }  //= cycle while_kept proven self on_some_ways
        func c(_ count: Int) { store.onProgress = { self.n = $0 }; guard count > 0 else { return }; store.onProgress = nil }  //= cycle while_kept proven self on_some_ways
        func d(_ count: Int) throws { store.onProgress = { self.n = $0 }; defer { store.onProgress = nil }; try store.save(count) }  //= none self
        func e(_ count: Int) { store.onProgress = { self.n = $0 }; do { try store.save(count); store.onProgress = nil } catch { store.onProgress = nil } }  //= none self
        func f(_ count: Int) { store.onProgress = { self.n = $0 }; try? store.save(count); store.onProgress = nil }  //= none self
        func g(_ count: Int) { store.onProgress = { self.n = $0 }; if count > 0 { store.onProgress = nil } }  //= cycle while_kept proven self by_same_code
      }
      """)
  }

  @Test func literalArgumentsMakePathsInfeasible() {
    check(
      """
      enum Picked { case one(Int), none }
      final class Socket {
        var onClose: ((Int) -> Void)?
        func close(_ code: Int) { onClose?(code); if code != 1000 { return }; onClose = nil }
        func end(_ picked: Picked) {
          switch picked {
          case .one: onClose?(1); onClose = nil
          case .none: onClose?(0)
          }
        }
        func stop(_ now: Bool) { if now { onClose = nil } }
        func shut(_ code: Int) { close(code) }
        func finish(_ picked: Picked) { if case .one(let n) = picked, n > 0 { onClose = nil } }
      }
      final class Game {
        private let socket = Socket(); var n = 0
        func a() { socket.onClose = { self.n = $0 }; socket.close(4001) }  //= cycle while_kept proven self by_uncalled_method
        func b() { socket.onClose = { self.n = $0 }; socket.close(1000) }  //= cycle while_kept proven self by_same_code
        func c() { socket.onClose = { self.n = $0 }; socket.end(.none) }  //= cycle while_kept proven self by_uncalled_method
        func d() { socket.onClose = { self.n = $0 }; socket.end(.one(3)) }  //= cycle while_kept proven self by_same_code
        func e() { socket.onClose = { self.n = $0 }; socket.stop(false) }  //= cycle while_kept proven self by_uncalled_method
        func f() { socket.onClose = { self.n = $0 }; socket.stop(true) }  //= cycle while_kept proven self by_same_code
        func g() { socket.onClose = { self.n = $0 }; socket.shut(4001) }  //= cycle while_kept proven self by_uncalled_method
        func h() { socket.onClose = { self.n = $0 }; socket.shut(1000) }  //= cycle while_kept proven self by_same_code
        func i() { socket.onClose = { self.n = $0 }; socket.finish(.none) }  //= cycle while_kept proven self by_uncalled_method
        func j() { socket.onClose = { self.n = $0 }; socket.finish(.one(2)) }  //= cycle while_kept proven self by_same_code
        func k(_ code: Int) { socket.onClose = { self.n = $0 }; socket.close(code) }  //= cycle while_kept proven self by_same_code
      }
      """)
  }

  @Test func aConstantHasTheClassOfItsValue() {
    check(
      """
      class Pipe { var hooks: [() -> Void] = []; func add(_ hook: @escaping () -> Void) { hooks.append(hook) } }
      final class NowPipe: Pipe { override func add(_ hook: @escaping () -> Void) { hook() } }
      final class Later { private let pipe: Pipe = Pipe(); var n = 0; func a() { pipe.add { self.n += 1 } } }  //= cycle while_kept proven self
      final class Now { private let pipe: Pipe = NowPipe(); var n = 0; func a() { pipe.add { self.n += 1 } } }  //= none self
      """)
  }

  /// Who takes the last one out again leaves those before it; a loop takes all of them.
  @Test func popReleasesOneOfSeveral() {
    func code(_ end: String) -> String {
      """
      final class Canvas {
        private var steps: [() -> Void] = []
        private var shapes = 0
        func add() { steps.append { self.shapes -= 1 } }  //= ?
        func undo() { \(end) }
      }
      func work(_ canvas: Canvas) { canvas.add(); canvas.undo() }
      """
    }
    check(code("steps.popLast()?()"), gives: "cycle while_kept proven self on_some_ways")
    check(code("let step = steps.removeLast(); step()"), gives: "cycle while_kept proven self on_some_ways")
    check(code("while let step = steps.popLast() { step() }"), gives: "cycle while_kept proven self by_same_code")
    check(code("if !steps.isEmpty { steps.removeFirst()() }"), gives: "cycle while_kept proven self by_same_code")
  }
}
