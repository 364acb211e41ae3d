import Testing

/// On which objects methods run: what one object ends does not end what another has begun.
struct ReceiverTests {
  private let lamp = """
    final class Bag { var closures: [() -> Void] = []; func drop() { closures = [] } }
    class Lamp {
      private var handlers: [() -> Void] = []
      private let bag = Bag()
      var n = 0
      func show() { handlers.append { self.n += 1 } }  //= ?
      func fill() { bag.closures.append { self.n += 1 } }  //= ?
      func reset() { handlers = []; bag.drop() }
      func again() { reset() }
    }

    """
  private let leak = ["cycle while_kept proven self by_uncalled_method", "cycle while_kept proven self by_uncalled_method"]
  private let ended = ["cycle while_kept proven self by_other_method", "cycle while_kept proven self by_other_method"]

  private func check(_ code: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    OwnershipTests.check(lamp + code, gives: expected[0], expected[1], sourceLocation: sourceLocation)
  }

  @Test func objectsMadeInOnePlace() {
    check("func run() { let lamp = Lamp(); lamp.show(); lamp.fill(); lamp.reset() }", ended)
    check("func run() { let lamp = Lamp(); lamp.show(); lamp.fill(); lamp.again() }", ended)
    check("func run() { let lamp = Lamp(); lamp.show(); lamp.fill(); Lamp().reset() }", leak)
    check("func run() { let lamp = Lamp(); lamp.show(); lamp.fill(); Lamp().again() }", leak)
  }

  /// Whoever has what a property holds may have each object that was put there.
  @Test func objectsInAProperty() {
    func screen(_ code: String) -> String {
      """
      final class Screen {
        private var lamp: Lamp?
        func open() { lamp = Lamp(); lamp?.show(); lamp?.fill() }
        \(code)
      }
      """
    }
    check(screen("func close() { lamp?.reset() }"), ended)
    check(screen("func test() { lamp = Lamp(); lamp?.reset() }"), leak)
  }

  @Test func methodsCallableFromOutsideMayRunOnAnyObject() {
    // A subclass of another module, or a value that is the method, may run on any object.
    let use = "func run() { let lamp = Lamp(); lamp.show(); lamp.fill(); Lamp().reset() }\n"
    check(use + "func all(_ lamp: Lamp, _ run: (() -> Void) -> Void) { run(lamp.reset) }  //= none Lamp", ended)
    check(use + "func all(_ lamps: [Lamp]) { lamps.forEach { $0.reset() } }", ended)
    check(use + "extension Lamp { func off(_ other: Lamp) { other.reset() } }", ended)
  }

  /// What a model keeps ends with the token, which each object has for itself.
  @Test func tokens() {
    let clock = """
      import Foundation
      final class Clock {
        private var timer: Timer?
        var n = 0
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 } }  //= ?
        func stop() { timer?.invalidate() }
      }

      """
    OwnershipTests.check(
      clock + "func run() { let clock = Clock(); clock.start(); clock.stop() }", gives: "system until_call proven self by_other_method")
    OwnershipTests.check(clock + "func run() { Clock().start(); Clock().stop() }", gives: "system until_call proven self by_uncalled_method")
  }
}
