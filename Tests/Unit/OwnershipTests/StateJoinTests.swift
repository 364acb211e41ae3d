import Testing

/// What is known where ways meet, and what strong updates take away on one way only.
@Suite struct StateJoinTests {
  @Test func aLocalThatIsEmptiedOnEachWay() {
    check(
      """
      final class Editor {
        var onSave: (() -> Void)?
        var saves = 0
        func inCase(_ kind: Int) {
          var action: (() -> Void)?
          switch kind {
          case 0:
            action = { self.saves += 1 }  //= none self
            action = nil
          default: break
          }
          onSave = action
        }
        func onBothSides(_ isQuiet: Bool) {
          var action: (() -> Void)? = { self.saves += 1 }  //= none self
          if isQuiet { action = nil } else { action = {} }
          onSave = action
        }
        func onOneSide(_ isQuiet: Bool) {
          var action: (() -> Void)? = { self.saves += 1 }  //= cycle while_kept proven self
          if isQuiet { action = nil }
          onSave = action
        }
        func apply(_ body: () -> Void) { body() }
        func inClosure() {
          apply {  //= none self
            var action: (() -> Void)? = { self.saves += 1 }  //= none self
            action = nil
            self.onSave = action
          }
        }
      }
      """)
  }

  @Test func everyCaseOfALongSwitchCounts() {
    let cases = (0..<20).map { "case \($0): action = { print(\($0)) }" }.joined(separator: "\n")
    let result = analyse([
      """
      final class Editor {
        var onSave: (() -> Void)?
        var saves = 0
        func choose(_ kind: Int) {
          let action: () -> Void
          switch kind {
          \(cases)
          default: action = { self.saves += 1 }
          }
          onSave = action
        }
      }
      """
    ])
    #expect(result.observations.contains { $0.keeper == .cycle })
  }

  /// The order in which functions that call each other are declared says nothing.
  @Test(arguments: [true, false]) func aRingOfFunctions(isReversed: Bool) {
    let functions = (0..<9).map { index in
      index == 8
        ? "func f8(_ count: Int, _ body: @escaping () -> Void) { handler = body; if count > 0 { f0(count - 1, body) } }"
        : "func f\(index)(_ count: Int, _ body: @escaping () -> Void) { f\(index + 1)(count, body) }"
    }
    let result = analyse([
      """
      final class Ring {
        var handler: (() -> Void)?
        var turns = 0
        func start() { f0(3) { self.turns += 1 } }
        \((isReversed ? functions.reversed() : functions).joined(separator: "\n"))
      }
      """
    ])
    #expect(result.observations.contains { $0.keeper == .cycle && $0.evidence == .proven })
  }

  /// In each round a loop makes another object.
  @Test func objectsOfDifferentRounds() {
    check(
      """
      final class Tile {
        var next: Tile?
        var onTap: (() -> Void)?
        var taps = 0
      }
      final class Board {
        let first = Tile()
        func chain(_ count: Int) {
          var last = first
          for _ in 0..<count {
            let tile = Tile()
            last.onTap = { tile.taps += 1 }  //= object while_kept proven tile
            last.next = tile
            last = tile
          }
        }
        func own(_ count: Int) {
          for _ in 0..<count {
            let tile = Tile()
            tile.onTap = { tile.taps += 1 }  //= cycle while_kept proven tile
          }
        }
      }
      """)
  }

  /// What stands behind a loop without an end is stored all the same.
  @Test func codeThatNeverComesToAnEnd() {
    check(
      """
      final class Pump {
        var onStroke: (() -> Void)?
        var strokes = 0
        func run(_ isOn: Bool) {
          guard isOn else { return }
          while true { onStroke = { self.strokes += 1 } }  //= cycle while_kept proven self
        }
      }
      """)
  }

  /// What a method reads another one has stored, whichever of them comes first.
  @Test(arguments: ["attach", "zero"]) func methodOrderDoesNotMatter(name: String) {
    check(
      """
      final class Engine { var onStop: (() -> Void)? }
      final class Car {
        private var engines: [Engine] = []
        private weak var newest: Engine?
        func \(name)() { newest?.onStop = { self.stop() } }  //= cycle while_kept proven self
        func build() {
          let engine = Engine()
          engines.append(engine)
          newest = engine
        }
        func stop() {}
      }
      final class Truck {
        private var engines: [Engine] = []
        private weak var newest: Engine?
        func \(name)() { newest?.onStop = { self.stop() } }  //= object while_kept proven self
        func build() { newest = Engine() }
        func keep() { engines.append(Engine()) }
        func stop() {}
      }
      """)
  }
}
