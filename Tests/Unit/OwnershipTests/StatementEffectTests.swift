import Testing

/// What code does on its way: loops that drain, observers that pass on what was there, values that can hold nothing, and whose method it is.
@Suite struct StatementEffectTests {
  @Test func drainingLoopReleasesAllElements() {
    check(
      """
      final class Uploads {
        var waiting: [() -> Void] = []; var sent = 0
        func all() {
          waiting.append { self.sent += 1 }  //= none self
          while let next = waiting.popLast() { next() }
        }
      }
      final class First {
        var waiting: [() -> Void] = []; var sent = 0
        func one() {
          waiting.append { self.sent += 1 }  //= none self
          if let next = waiting.popLast() { next() }
        }
      }
      """)
  }

  @Test func observerStoresTheOldValue() {
    check(
      """
      final class Player {
        var trail: [(() -> Void)?] = []; var plays = 0
        var active: (() -> Void)? { didSet { trail.append(oldValue) } }
        func play() {
          active = { self.plays += 1 }  //= cycle while_kept proven self
          active = nil
        }
      }
      final class Plain {
        var plays = 0
        var active: (() -> Void)? { didSet { print("changed") } }
        func play() {
          active = { self.plays += 1 }  //= none self
          active = nil
        }
      }
      """)
  }

  @Test func aListOfTextsHoldsNoClosure() {
    check(
      """
      final class Memo {
        let name = ""
        lazy var lines: [String] = (0..<3).lazy.map { "\\(self.name) \\($0)" }.filter { !$0.isEmpty }  //= none self
      }
      """)
  }

  @Test func aMethodOfAnotherSubclassEndsNothing() {
    check(
      """
      class Pipeline { var hooks: [() -> Void] = []; func add(_ hook: @escaping () -> Void) { hooks.append(hook) }; func run() {} }
      final class Counting: Pipeline {}
      final class Draining: Pipeline { override func run() { hooks.removeAll() } }
      final class First { let pipeline = Counting(); var ticks = 0; func start() { pipeline.add { self.ticks += 1 }; pipeline.run() } }  //= cycle while_kept proven self
      final class Second { let pipeline = Draining(); var ticks = 0; func start() { pipeline.add { self.ticks += 1 } }; func end() { pipeline.run() } }  //= cycle while_kept proven self by_other_method
      """)
  }

  @Test func anObjectThatTakesItselfOut() {
    check(
      """
      final class Theme { var name = ""; var labels: [Label] = [] }
      final class Label {
        let theme: Theme; var onUpdate: () -> Void = {}
        init(theme: Theme) { self.theme = theme }
        func follow() {
          theme.labels.append(self)  //= cycle while_kept proven self by_same_code
          onUpdate = { [theme] in theme.name = "used" }  //= cycle while_kept proven theme by_same_code
          theme.labels.removeAll { $0 === self }  //= none self
        }
      }
      """)
  }

  @Test func conditionalNilReleases() {
    check(
      """
      final class Knob { let turn: () -> Void; init(_ turn: @escaping () -> Void) { self.turn = turn } }
      final class Door {
        var open = false { didSet { knob = open ? knob : nil } }
        var knob: Knob?
        func tap() { knob = Knob { self.open = false } }  //= cycle while_kept proven self by_other_method
      }
      """)
  }

  /// Who hands over what was stored empties the place first, and what is handed over fills it again.
  @Test func aClosureThatStoresItselfAgain() {
    let mailbox = """
      final class Mailbox {
        var waiting: (() -> Void)?
        func once(_ body: @escaping () -> Void) { waiting = body }
        func deliver() { guard let body = waiting else { return }; waiting = nil; body() }
      }

      """
    check(
      mailbox
        + "final class Inbox { let box = Mailbox(); var n = 0; func read() { box.once { self.n += 1; self.read() } }; func fill() { box.deliver() } }  //= cycle while_kept proven self"
    )
    check(
      mailbox
        + "final class Inbox { let box = Mailbox(); var n = 0; func read() { box.once { self.n += 1 } }; func fill() { box.deliver() } }  //= cycle while_kept proven self by_same_code"
    )
  }

  /// The same where many wait: who hands over the elements empties the list first.
  @Test(arguments: [
    "let due = waiting; waiting = []; due.forEach { $0() }", "let due = waiting; waiting = []; for body in due { body() }",
    "waiting.removeFirst()()", "let first = waiting[0]; waiting = []; first()",
  ])
  func anElementThatStoresItselfAgain(delivery: String) {
    let clock = """
      final class Clock {
        var waiting: [() -> Void] = []
        func once(_ body: @escaping () -> Void) { waiting.append(body) }
        func tick() { \(delivery) }
      }

      """
    func caret(_ body: String, _ expected: String) {
      check(
        clock
          + "final class Caret { let clock = Clock(); var n = 3; \(body)  //= cycle while_kept proven self\(expected)\nfunc use(_ caret: Caret) { caret.clock.tick() }"
      )
    }
    caret("func blink() { clock.once { self.n += 1; self.blink() } } }", "")
    caret("func blink() { clock.once { self.n += 1 } } }", " by_same_code")
    // It stores itself for as long as there is something to do.
    caret("func blink() { guard n > 0 else { return }; clock.once { self.n -= 1; self.blink() } } }", " by_same_code")
  }

  /// The subject keeps the closure until the token dies, and the token hangs on what the closure holds.
  @Test func aTokenThatItsOwnClosureHolds() {
    let subject = """
      final class Token { let cancel: () -> Void; init(_ cancel: @escaping () -> Void) { self.cancel = cancel }; deinit { cancel() } }
      final class Subject {
        var observers: [Int: () -> Void] = [:]; var next = 0
        func observe(_ body: @escaping () -> Void) -> Token { let id = next; next += 1; observers[id] = body; return Token { [weak self] in self?.observers[id] = nil } }
      }

      """
    check(
      subject
        + "final class Cell { var bag: [Token] = []; var n = 0; func bind(_ prices: Subject) { bag.append(prices.observe { self.n += 1 }) } }  //= cycle while_kept likely self"
    )
    check(
      subject
        + "final class Cell { var bag: [Token] = []; var n = 0; func bind(_ prices: Subject) { bag.append(prices.observe { self.n += 1 }) }; func free() { bag = [] } }  //= object while_kept proven self by_other_method\nfunc end(_ cell: Cell) { cell.free() }"
    )
    check(
      subject
        + "final class Cell { var n = 0; func bind(_ prices: Subject) { let token = prices.observe { self.n += 1 }; print(token) } }  //= object while_kept proven self by_same_code"
    )
  }

  /// A method that all call by one name empties the objects of its own class only.
  @Test func anOverrideEndsNothingForOtherClasses() {
    let classes = """
      class Child { var onFinish: (() -> Void)?; func start() {} }
      final class Login: Child {}
      final class Welcome: Child { override func start() { onFinish?(); onFinish = nil } }

      """
    check(
      classes
        + "final class Parent { var all: [Child] = []; var n = 0; func add(_ c: Child) { all.append(c); c.start() }; func show() { let c = Login(); c.onFinish = { self.n += 1 }; add(c) } }  //= cycle while_kept proven self"
    )
    check(
      classes
        + "final class Parent { var all: [Child] = []; var n = 0; func add(_ c: Child) { all.append(c); c.start() }; func show() { let c = Welcome(); c.onFinish = { self.n += 1 }; add(c) } }  //= cycle while_kept proven self by_same_code"
    )
  }
}
