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
}
