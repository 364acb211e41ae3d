import Ownership
import Testing

/// A closure is called harmless only where everything that may keep it is known.
@Suite struct UnknownKeeperTests {
  /// The verdict and its reason for each closure that captures something strongly, in source order.
  private func verdicts(_ source: String) -> [String] {
    analyse([source]).closures.map { closure in
      closure.verdict.rawValue + (closure.loss.map { " \($0.rawValue)" } ?? "")
    }
  }

  @Test func nonescapingClosuresAreHarmless() {
    #expect(
      verdicts(
        """
        final class Page {
          var rows: [Int] = []
          func show() { rows.forEach { print($0, self.rows) } }
          func apply() { { print(self.rows) }() }
        }
        """) == ["harmless", "harmless"])
  }

  @Test func closureStoredInUnknownObject() {
    #expect(
      verdicts(
        """
        final class Page {
          var title = ""
          func show() { find().onTap = { print(self.title) } }
          func list() { find().handlers["a"] = { print(self.title) } }
        }
        """) == ["unknown outsideCallee", "unknown unknownHolder"])
  }

  /// Where nothing uses the object that such a call would make, a function out of sight has the closure.
  @Test func closureHandedToACapitalisedFunction() {
    func source(_ call: String) -> String {
      """
      func decode(handler: @escaping (Int) -> Void) { \(call) }
      final class Codec {
        var count = 0
        func start() { decode { self.count = $0 } }
      }
      """
    }
    #expect(verdicts(source("VTDecodeFrame(1, outputHandler: handler)")) == ["unknown outsideCallee"])
    #expect(verdicts(source("let decoder = Decoder(outputHandler: handler)")) == ["harmless"])
  }

  @Test func insideAnObjectThatIsHandedOn() {
    #expect(
      verdicts(
        """
        final class Row { var onTap: (() -> Void)? }
        final class Page {
          var title = ""
          func show() {
            let row = Row()
            row.onTap = { print(self.title) }
            register(row)
          }
          func drop() {
            let row = Row()
            row.onTap = { print(self.title) }
          }
        }
        """) == ["unknown insideHandedObject", "harmless"])
  }

  @Test func lostByWhatIsCalled() {
    #expect(
      verdicts(
        """
        final class Page {
          var title = ""
          func pass(_ body: @escaping () -> Void) { find().handlers["a"] = body }
          func call(_ body: @escaping () -> Void) { body() }
          func show() {
            pass { print(self.title) }
            call { print(self.title) }
          }
        }
        """) == ["unknown unknownHolder", "harmless"])
  }

  @Test func insideAnObjectThatACalleeHandsOn() {
    #expect(
      verdicts(
        """
        final class Row {
          let onTap: () -> Void
          init(onTap: @escaping () -> Void) { self.onTap = onTap }
        }
        final class Page {
          var title = ""
          func pass(_ row: Row) { register(row) }
          func wrap(_ body: @escaping () -> Void) { pass(Row { body() }) }
          func keep(_ row: Row) { row.onTap() }
          func show() {
            pass(Row { print(self.title) })
            wrap { print(self.title) }
            keep(Row { print(self.title) })
          }
        }
        """) == ["harmless", "unknown insideHandedObject", "unknown insideHandedObject", "harmless"])
  }

  @Test func besideCodeThatIsNotParsed() {
    let broken = """
      final class Page {
        var title = ""
        func keep(_ body: @escaping () -> Void) { body() }
        func show() { keep { print(self.title) } }
        func list() { [1].forEach { print($0, self.title) } }
        func other() { let ] = 3 }
      }
      """
    #expect(verdicts(broken) == ["unknown parseError", "harmless"])
    #expect(verdicts(broken.replacing("let ] = 3", with: "")) == ["harmless", "harmless"])
  }

  /// That objects out of sight retain what their initialisers are given is one assumption, however deep they are nested.
  @Test func nestedInitialisersOutOfSightAreOneAssumption() {
    func screen(_ value: String) -> String {
      """
      import Static
      final class Flip { let change: () -> Void; init(_ change: @escaping () -> Void) { self.change = change } }
      final class Screen {
        var count = 0
        lazy var section: Section = \(value)  //= ?
      }
      """
    }
    let likely = "cycle while_kept likely self"
    OwnershipTests.check(screen("Section(rows: [Row(text: 1, action: { self.count += 1 })])"), gives: likely)
    OwnershipTests.check(screen("Section(rows: [Row(accessory: .view(Flip { self.count += 1 }))])"), gives: likely)
    // What a function out of sight returns may have nothing to do with its arguments.
    OwnershipTests.check(screen("make(rows: [Row(text: 1, action: { self.count += 1 })])"), gives: "unknown unknown likely self")
  }
}
