import Testing

/// Methods that empty a property, but not this one, or not for this object.
@Suite struct ClearingTests {
  private let child = """
    class Child {
      var onEnd: (() -> Void)?
      func end() { onEnd?(); onEnd = nil }
    }

    """

  @Test func aDeliveringMethodThatNobodyCalls() {
    check(
      child + """
        final class Parent {
          let child = Child()
          func start() { child.onEnd = { self.log() } }
          func log() {}
        }
        """, gives: ["7: cycle while_kept proven self by_uncalled_method"])
    check(
      child + """
        final class Parent {
          let child = Child()
          func start() { child.onEnd = { self.log() } }
          func log() { child.end() }
        }
        func run(_ parent: Parent) { parent.log() }
        """, gives: ["7: cycle while_kept proven self by_same_code"])
  }

  @Test func aDeliveringMethodThatIsCalledFromWhereTheOtherOneIs() {
    check(
      """
      final class Buttons {
        var onAccept: (() -> Void)?
        func prepare() { onAccept = { self.log() } }
        func accept() { onAccept?(); onAccept = nil }
        func log() {}
      }
      """, gives: ["3: cycle while_kept proven self by_same_code"])
  }

  @Test func whoCallsItHasFilledItAnew() {
    check(
      child + """
        final class Parent {
          let child = Child()
          func start() { child.onEnd = { self.log() } }
          func once() {
            child.onEnd = { self.log() }
            child.end()
          }
          func log() {}
        }
        """,
      gives: ["7: cycle while_kept proven self by_uncalled_method", "9: none self"])
  }

  @Test func whoFillsItAfterwardsEmptiesWhatWasThere() {
    check(
      child + """
        final class Parent {
          let child = Child()
          func start() { child.onEnd = { self.log() } }
          func restart() {
            child.end()
            child.onEnd = { self.log() }
          }
          func log() {}
        }
        """,
      gives: ["7: cycle while_kept proven self by_same_code", "10: cycle while_kept proven self by_same_code"])
  }

  @Test func aSiblingClass() {
    check(
      """
      final class Feed { var onMove: (() -> Void)? }
      class Screen {
        let feed = Feed()
        func appear() {}
        func disappear() {}
      }
      final class Map: Screen {
        override func appear() { feed.onMove = { self.draw() } }
        func draw() {}
      }
      final class Route: Screen {
        override func appear() { feed.onMove = { self.draw() } }
        override func disappear() { feed.onMove = nil }
        func draw() {}
      }
      """, gives: ["8: cycle while_kept proven self", "12: cycle while_kept proven self by_other_method"])
  }

  @Test func theObjectThatWasThereBefore() {
    check(
      child + """
        final class Parent {
          private var child = Child()
          func replace() {
            let old = child
            child = Child()
            child.onEnd = { self.log() }
            old.onEnd = nil
          }
          func log() {}
        }
        """, gives: ["10: cycle while_kept proven self by_uncalled_method"])
  }
}
