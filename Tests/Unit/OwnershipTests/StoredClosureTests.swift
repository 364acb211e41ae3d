import Testing

@Suite struct StoredClosureTests {
  /// What several classes override, each of them does for its own objects.
  @Test func overridesActOnTheirOwnObjects() {
    check(
      """
      final class Cell { var onTap: (() -> Void)? }
      class Board {
        let cell = Cell()
        var n = 0
        func configure(_ cell: Cell) {}
        func make() { configure(cell) }
      }
      final class Sending: Board { override func configure(_ cell: Cell) { cell.onTap = { [weak self] in self?.n += 1 } } }
      final class Preview: Board { override func configure(_ cell: Cell) { cell.onTap = { self.n += 1 } } }  //= cycle while_kept likely self
      final class Quiet: Board { override func configure(_ cell: Cell) { n += 1 } }
      """)
  }

  @Test func propertyOfSelf() {
    check(
      """
      final class Cart {
        var onChange: (() -> Void)?
        var total = 0
        func start() { onChange = { self.total += 1 } }  //= cycle while_kept proven self
        func restart() { onChange = { [weak self] in self?.total += 1 } }
      }
      """)
  }

  @Test func replacedInTheSameCode() {
    check(
      """
      final class Cart {
        var onChange: (() -> Void)?
        var total = 0
        func start() {
          onChange = { self.total += 1 }  //= none self
          onChange = { [weak self] in self?.total += 1 }
        }
      }
      """)
  }

  @Test func throughAnOwnedObjectInAnotherFile() {
    check(
      """
      final class CartModel { var onChange: (() -> Void)? }
      """,
      """
      final class CartScreen {
        let model = CartModel()
        weak var other: CartModel?
        func show() {
          model.onChange = { self.reload() }  //= cycle while_kept proven self
          other?.onChange = { self.reload() }  //= object while_kept proven self
        }
        func reload() {}
      }
      """)
  }

  @Test func throughAFunctionThatStoresItsParameter() {
    check(
      """
      final class Emitter {
        private var handlers: [() -> Void] = []
        func on(_ handler: @escaping () -> Void) { handlers.append(handler) }
        func once(_ handler: () -> Void) { handler() }
      }
      final class Player {
        let emitter = Emitter()
        func listen() {
          emitter.on { self.pause() }  //= cycle while_kept proven self
          emitter.once { self.pause() }  //= none self
        }
        func pause() {}
      }
      """)
  }

  @Test func valueTypesDoNotOwn() {
    check(
      """
      struct Row {
        var onTap: (() -> Void)?
        var title = ""
        func make() -> () -> Void { return { print(self.title) } }
      }
      """)
  }

  @Test func throughAStructThatIsStored() {
    check(
      """
      struct Callbacks { var done: (() -> Void)? }
      final class Form {
        var callbacks = Callbacks()
        func prepare() { callbacks.done = { self.close() } }  //= cycle while_kept proven self
        func close() {}
      }
      """)
  }

  @Test func aParameterIsNotOwned() {
    check(
      """
      final class Button { var action: (() -> Void)? }
      final class Screen {
        func bind(_ button: Button) { button.action = { self.tap() } }  //= object while_kept proven self
        func tap() {}
      }
      """)
  }

  @Test func aParameterThatTheCallerOwns() {
    check(
      """
      final class Button { var action: (() -> Void)? }
      final class Screen {
        let button = Button()
        func load() { bind(button) }
        func bind(_ button: Button) { button.action = { self.tap() } }  //= cycle while_kept proven self
        func tap() {}
      }
      """)
  }

  @Test func aLocalThatIsStoredLater() {
    check(
      """
      final class Button { var action: (() -> Void)? }
      final class Screen {
        var buttons: [Button] = []
        func load() {
          let button = Button()
          button.action = { self.tap() }  //= cycle while_kept proven self
          buttons.append(button)
        }
        func tap() {}
      }
      """)
  }

  @Test func anObjectOtherThanSelf() {
    check(
      """
      final class Sheet { var onClose: (() -> Void)?; func dismiss() {} }
      func present() {
        let sheet = Sheet()
        sheet.onClose = { sheet.dismiss() }  //= cycle while_kept proven sheet
      }
      """)
  }

  @Test func aVariableCapturedByItsOwnClosure() {
    check(
      """
      func run() {
        var walk: ((Int) -> Void)!
        walk = { depth in if depth > 0 { walk(depth - 1) } }  //= cycle while_kept proven walk
        walk(3)
      }
      """)
  }

  @Test func emptiedLaterInTheSameCode() {
    check(
      """
      func run() {
        var walk: ((Int) -> Void)?
        walk = { depth in if depth > 0 { walk?(depth - 1) } }
        walk?(3)
        walk = nil
      }
      """)
  }

  @Test func emptiedByAnotherMethod() {
    check(
      """
      final class Cart {
        var onChange: (() -> Void)?
        var total = 0
        func start() { onChange = { self.total += 1 } }  //= cycle while_kept proven self by_other_method
        func finish() { stop() }
        func stop() { onChange = nil }
      }
      """)
    // What the closure calls empties it just as the closure itself would.
    check(
      """
      final class Cart {
        var onChange: (() -> Void)?
        func start() { onChange = { self.stop() } }  //= cycle while_kept proven self by_same_code
        func stop() { onChange = nil }
        func change() { onChange?() }
      }
      """)
  }

  @Test func methodReferences() {
    check(
      """
      final class Clock {
        var handler: (() -> Void)?
        func start() {
          handler = tick  //= none self
          handler = self.tick  //= cycle while_kept proven self
          tick()
        }
        func tick() {}
      }
      """)
  }

  @Test func unownedCaptures() {
    check(
      """
      final class Clock {
        var handler: (() -> Void)?
        func start(_ queue: Queue) {
          handler = { [unowned self] in self.tick() }  //= cycle while_kept proven self unowned
          queue.add { [unowned self] in self.tick() }  //= object while_kept proven self unowned
        }
        func tick() {}
      }
      final class Queue {
        var work: [() -> Void] = []
        func add(_ block: @escaping () -> Void) { work.append(block) }
      }
      """)
  }

  @Test func nestedClosures() {
    check(
      """
      final class Clock {
        var handler: (() -> Void)?
        var inner: (() -> Void)?
        func start() {
          handler = {  //= cycle while_kept proven self
            self.inner = { [weak self] in self?.tick() }
          }
        }
        func tick() {}
      }
      """)
  }

  @Test func reboundSelf() {
    check(
      """
      final class Clock {
        var handler: (() -> Void)?
        var inner: (() -> Void)?
        func start() {
          handler = { [weak self] in
            guard let self else { return }
            self.inner = { self.tick() }  //= cycle while_kept proven self
          }
        }
        func tick() {}
      }
      """)
  }

  @Test func aStructInAVariableOfItsOwnIsACopy() {
    check(
      """
      struct Row {
        var onTap: (() -> Void)?
        var model: Model?
        func tapping(_ block: @escaping () -> Void) -> Row {
          var copy = self
          copy.onTap = block
          return copy
        }
      }
      final class Model { var onChange: (() -> Void)? }
      final class List {
        var header = Row()
        var rows: [Row] = []
        func preview() {
          var copy = header
          copy.onTap = { self.open() }  //= none self
        }
        func expand() {
          var copy = header
          copy.onTap = { self.open() }  //= cycle while_kept proven self
          header = copy
        }
        func shared() {
          var copy = header
          copy.model?.onChange = { self.open() }  //= cycle while_kept proven self
        }
        func built() { header = header.tapping { self.open() } }  //= cycle while_kept proven self
        func dropped() { _ = header.tapping { self.open() } }  //= none self
        func open() {}
      }
      """)
  }

  @Test func aStructThatIsCapturedIsACopy() {
    check(
      """
      final class Token { init(_ work: @escaping () -> Void) { self.work = work }; let work: () -> Void }
      final class Model { var onChange: (() -> Void)? }
      struct Row {
        var token: Token?
        let model: Model
        mutating func start() {
          let copy = self
          token = Token { copy.tap() }
        }
        func bind() { model.onChange = { self.tap() } }  //= cycle while_kept proven self
        func tap() {}
      }
      """)
  }

  /// A struct that callers fill holds what they put into it. What a caller's own closure holds is reported there.
  @Test func structsThatCallersFill() {
    check(
      """
      struct Parts { var owner: Owner; var count: Int }
      final class Owner {
        var update: (() -> Void)?
        func fill() { set(Parts(owner: self, count: 1)) }
        func set(_ parts: Parts) {
          update = { print(parts.count) }  //= cycle while_kept proven parts
        }
      }
      """)
  }
}
