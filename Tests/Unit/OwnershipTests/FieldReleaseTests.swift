import Testing

/// Methods that empty a property, but not this one, or not for this object.
@Suite struct FieldReleaseTests {
  private let child = """
    class Child {
      var onEnd: (() -> Void)?
      func end() { onEnd?(); onEnd = nil }
    }

    """

  @Test func elementRemovedBeforeInsertion() {
    check(
      """
      final class Table {
        var rows: [String: () -> Void] = [:]
        func late() {
          defer { rows["a"] = { self.log() } }  //= cycle while_kept proven self
          rows.removeValue(forKey: "a")
        }
        func again() {
          func act() { log() }
          rows["b"] = act  //= cycle while_kept proven self
          rows.removeValue(forKey: "b")
          rows["b"] = act
        }
        func gone() {
          rows["c"] = { self.log() }  //= none self
          rows.removeValue(forKey: "c")
        }
        func log() {}
      }
      """)
  }

  @Test func mutatingMethodsReleaseValueContents() {
    check(
      """
      extension Optional {
        mutating func take() -> Wrapped? {
          defer { self = nil }
          return self
        }
      }
      extension Array {
        mutating func drain() { removeAll() }
        mutating func restart() { drain() }
        mutating func look() -> Int { count }
      }
      struct Slot { var act: (() -> Void)?; mutating func reset() { self = Slot() } }
      final class Once {
        var act: (() -> Void)?; var acts: [() -> Void] = []; var kept: [() -> Void] = []; var slot = Slot(); var n = 0
        func start() {
          act = { self.n += 1 }  //= cycle while_kept proven self by_same_code
          acts.append { self.n += 1 }  //= cycle while_kept proven self by_other_method
          kept.append { self.n += 1 }  //= cycle while_kept proven self
          slot.act = { self.n += 1 }  //= cycle while_kept proven self by_other_method
        }
        func end() {
          act.take()?()
          acts.restart()
          _ = kept.look()
          slot.reset()
        }
      }
      func run() { let once = Once(); once.start(); once.end() }
      run()
      """)
  }

  @Test func dictionaryHoldsItsValues() {
    check(
      """
      final class Pin { var onTap: (() -> Void)? }
      final class Board {
        var pins: [String: Pin] = [:]; var n = 0
        func show(_ title: String) {
          let pin = Pin()
          pin.onTap = { self.n += 1 }  //= cycle while_kept proven self by_other_method
          pins[title] = pin
        }
        func close() { for pin in pins.values { pin.onTap = nil } }
      }
      func run() { let board = Board(); board.show("a"); board.close() }
      run()
      """)
  }

  @Test func aClosureThatDoesNothingLetsGo() {
    check(
      """
      final class Model {
        var onChange: () -> Void = {}
        func run() { onChange() }
      }
      final class Once {
        let model = Model(); var rows = 0
        func load() {
          model.onChange = {  //= cycle while_kept proven self by_same_code
            self.rows += 1
            self.model.onChange = {}
          }
          model.run()
        }
      }
      final class Stopped {
        let model = Model(); var rows = 0
        func start() { model.onChange = { self.rows += 1 } }  //= cycle while_kept proven self by_other_method
        func stop() { model.onChange = {} }
      }
      final class Renewed {
        let model = Model(); var rows = 0
        func start() { model.onChange = { self.rows += 1 } }  //= cycle while_kept proven self
        func other() { model.onChange = { self.rows += 2 } }  //= cycle while_kept proven self
      }
      func stop(_ object: Stopped) { object.stop() }
      """)
  }

  @Test func aListOfTextsThatAPayloadIsPutInto() {
    check(
      """
      enum Action { case open(String), perform(() -> Void) }
      final class Menu {
        var opened: [String] = []; var taps = 0
        func once() { handle(.perform { self.taps += 1 }) }  //= none self
        private func handle(_ action: Action) {
          switch action {
          case .open(let path): opened.append(path)
          case .perform(let block): block()
          }
        }
      }
      final class Keeping {
        var kept: [() -> Void] = []; var taps = 0
        func once() { handle(.perform { self.taps += 1 }) }  //= cycle while_kept proven self
        private func handle(_ action: Action) {
          switch action {
          case .open: break
          case .perform(let block): kept.append(block)
          }
        }
      }
      """)
  }

  /// A failure that empties what success fills concerns another run.
  @Test func emptiedAfterAFailureOnly() {
    check(
      """
      final class Rows {
        var done: (() -> Void)?
        var first: (() -> Void)?
        var rows: [() -> Void] = []
        func load() {
          do {
            try begin()
            done = { self.show() }  //= cycle while_kept proven self on_some_ways
          } catch {
            done = nil
          }
        }
        func make() -> [() -> Void] { [{ self.show() }] }  //= cycle while_kept proven self on_some_ways
        func loadRows() {
          do {
            try begin()
            rows = make()
          } catch {
            rows = []
          }
        }
        func loadFirst() {
          do {
            first = { self.show() }  //= cycle while_kept proven self on_some_ways
            try begin()
          } catch {
            first = nil
          }
        }
        func begin() throws {}
        func show() {}
      }
      final class Switch {
        var done: (() -> Void)?
        func set(_ isOn: Bool) { if isOn { done = { self.show() } } else { done = nil } }  //= cycle while_kept proven self by_other_method
        func show() {}
      }
      func open(_ rows: Rows, _ other: Switch) {
        rows.load()
        rows.loadRows()
        rows.loadFirst()
        other.set(true)
        other.set(false)
      }
      """)
  }

  @Test func anElementOfATuple() {
    check(
      """
      final class Pair {
        var pair: (name: String, action: (() -> Void)?) = ("", nil)
        func once() {
          pair = ("a", { self.log() })  //= none self
          pair.action = nil
        }
        func log() {}
      }
      final class Chosen {
        var pair: (name: String, action: (() -> Void)?) = ("", nil)
        var count = 0
        func once() {
          if count > 0 { pair = ("a", { self.log() }) } else { count += 1 }  //= none self
          pair.action = nil
        }
        func some(_ other: Chosen) {
          let one = count > 0 ? other : self
          if count > 0 { pair = ("a", { self.log() }) }  //= cycle while_kept proven self by_uncalled_method
          one.pair.action = nil
        }
        func log() {}
      }
      final class Stopped {
        var pair: (name: String, action: (() -> Void)?) = ("", nil)
        func start() { pair = ("a", { self.log() }) }  //= cycle while_kept proven self by_other_method
        func stop() { pair.action = nil }
        func log() {}
      }
      final class Other {
        var pair: (name: (() -> Void)?, action: (() -> Void)?) = (nil, nil)
        func start() {
          pair = (nil, { self.log() })  //= cycle while_kept proven self
          pair.name = nil
        }
        func log() {}
      }
      func stop(_ object: Stopped) { object.stop() }
      """)
  }

  @Test func setterCalledOnlyByStoringCode() {
    check(
      """
      final class Model {
        private var stored: (() -> Void)?
        var slot: (() -> Void)? {
          get { stored }
          set { stored = newValue }
        }
        func start() { slot = { self.log() } }  //= cycle while_kept proven self by_uncalled_method
        func stop() { slot = nil }
        func log() {}
      }
      final class Ended {
        private var stored: (() -> Void)?
        var slot: (() -> Void)? {
          get { stored }
          set { stored = newValue }
        }
        func start() { slot = { self.log() } }  //= cycle while_kept proven self by_other_method
        func stop() { slot = nil }
        func log() {}
      }
      func stop(_ object: Ended) { object.stop() }
      """)
  }

  @Test func uncalledDeliveryIsNoRelease() {
    check(
      child + """
        final class Parent {
          let child = Child()
          func start() { child.onEnd = { self.log() } }  //= cycle while_kept proven self by_uncalled_method
          func log() {}
        }
        """)
    check(
      child + """
        final class Parent {
          let child = Child()
          func start() { child.onEnd = { self.log() } }  //= cycle while_kept proven self by_same_code
          func log() { child.end() }
        }
        func run(_ parent: Parent) { parent.log() }
        """)
  }

  @Test func aDeliveringMethodThatIsCalledFromWhereTheOtherOneIs() {
    check(
      """
      final class Buttons {
        var onAccept: (() -> Void)?
        func prepare() { onAccept = { self.log() } }  //= cycle while_kept proven self by_same_code
        func accept() { onAccept?(); onAccept = nil }
        func log() {}
      }
      """)
  }

  @Test func callerRefillsBeforeRelease() {
    check(
      child + """
        final class Parent {
          let child = Child()
          func start() { child.onEnd = { self.log() } }  //= cycle while_kept proven self by_uncalled_method
          func once() {
            child.onEnd = { self.log() }  //= none self
            child.end()
          }
          func log() {}
        }
        """)
  }

  @Test func callerThatStoresAfterwardsReleasesOldValue() {
    check(
      child + """
        final class Parent {
          let child = Child()
          func start() { child.onEnd = { self.log() } }  //= cycle while_kept proven self by_same_code
          func restart() {
            child.end()
            child.onEnd = { self.log() }  //= cycle while_kept proven self by_uncalled_method
          }
          func log() {}
        }
        """)
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
        override func appear() { feed.onMove = { self.draw() } }  //= cycle while_kept proven self
        func draw() {}
      }
      final class Route: Screen {
        override func appear() { feed.onMove = { self.draw() } }  //= cycle while_kept proven self by_other_method
        override func disappear() { feed.onMove = nil }
        func draw() {}
      }
      """)
  }

  @Test func releaseOfThePreviousObject() {
    check(
      child + """
        final class Parent {
          private var child = Child()
          func replace() {
            let old = child
            child = Child()
            child.onEnd = { self.log() }  //= cycle while_kept proven self by_uncalled_method
            old.onEnd = nil
          }
          func log() {}
        }
        """)
  }

  /// A setter that stores its argument in a part of the object empties that part where it is given nothing.
  @Test(arguments: [("callbacks.ask = block", true), ("ask = block", true), ("spare.ask = block", false)])
  func settersThatAreGivenNothing(_ store: String, _ ends: Bool) {
    OwnershipTests.check(
      """
      struct Callbacks { var ask: (() -> String)?; var onEnd: (() -> Void)? }
      final class Publisher {
        var callbacks = Callbacks()
        var spare = Callbacks()
        var ask: (() -> String)?
        func begin(_ block: (() -> String)?) { \(store.replacing("spare", with: "callbacks")) }
        func set(_ block: (() -> String)?) { \(store) }
      }
      final class Page {
        let publisher = Publisher()
        var title = ""
        func open() { publisher.begin { self.title } }  //= ?
        func close() { publisher.set(nil) }
      }
      func leave(_ page: Page) { page.close() }
      """, gives: "cycle while_kept proven self\(ends ? " by_other_method" : "")")
  }
}
