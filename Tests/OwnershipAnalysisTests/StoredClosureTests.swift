import Testing

@Suite struct StoredClosureTests {
  @Test func propertyOfSelf() {
    check(
      """
      final class Cart {
        var onChange: (() -> Void)?
        var total = 0
        func start() { onChange = { self.total += 1 } }
        func restart() { onChange = { [weak self] in self?.total += 1 } }
      }
      """, gives: ["4: cycle while_kept proven self"])
  }

  @Test func replacedInTheSameCode() {
    check(
      """
      final class Cart {
        var onChange: (() -> Void)?
        var total = 0
        func start() {
          onChange = { self.total += 1 }
          onChange = { [weak self] in self?.total += 1 }
        }
      }
      """, gives: ["5: none self"])
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
          model.onChange = { self.reload() }
          other?.onChange = { self.reload() }
        }
        func reload() {}
      }
      """, gives: ["2/5: cycle while_kept proven self", "2/6: object while_kept proven self"])
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
          emitter.on { self.pause() }
          emitter.once { self.pause() }
        }
        func pause() {}
      }
      """, gives: ["9: cycle while_kept proven self", "10: none self"])
  }

  @Test func valueTypesDoNotOwn() {
    check(
      """
      struct Row {
        var onTap: (() -> Void)?
        var title = ""
        func make() -> () -> Void { return { print(self.title) } }
      }
      """, gives: [])
  }

  @Test func throughAStructThatIsStored() {
    check(
      """
      struct Callbacks { var done: (() -> Void)? }
      final class Form {
        var callbacks = Callbacks()
        func prepare() { callbacks.done = { self.close() } }
        func close() {}
      }
      """, gives: ["4: cycle while_kept proven self"])
  }

  @Test func aParameterIsNotOwned() {
    check(
      """
      final class Button { var action: (() -> Void)? }
      final class Screen {
        func bind(_ button: Button) { button.action = { self.tap() } }
        func tap() {}
      }
      """, gives: ["3: object while_kept proven self"])
  }

  @Test func aParameterThatTheCallerOwns() {
    check(
      """
      final class Button { var action: (() -> Void)? }
      final class Screen {
        let button = Button()
        func load() { bind(button) }
        func bind(_ button: Button) { button.action = { self.tap() } }
        func tap() {}
      }
      """, gives: ["5: cycle while_kept proven self"])
  }

  @Test func aLocalThatIsStoredLater() {
    check(
      """
      final class Button { var action: (() -> Void)? }
      final class Screen {
        var buttons: [Button] = []
        func load() {
          let button = Button()
          button.action = { self.tap() }
          buttons.append(button)
        }
        func tap() {}
      }
      """, gives: ["6: cycle while_kept proven self"])
  }

  @Test func anObjectOtherThanSelf() {
    check(
      """
      final class Sheet { var onClose: (() -> Void)?; func dismiss() {} }
      func present() {
        let sheet = Sheet()
        sheet.onClose = { sheet.dismiss() }
      }
      """, gives: ["4: cycle while_kept proven sheet"])
  }

  @Test func aVariableCapturedByItsOwnClosure() {
    check(
      """
      func run() {
        var walk: ((Int) -> Void)!
        walk = { depth in if depth > 0 { walk(depth - 1) } }
        walk(3)
      }
      """, gives: ["3: cycle while_kept proven walk"])
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
      """, gives: [])
  }

  @Test func emptiedByAnotherMethod() {
    check(
      """
      final class Cart {
        var onChange: (() -> Void)?
        var total = 0
        func start() { onChange = { self.total += 1 } }
        func finish() { stop() }
        func stop() { onChange = nil }
      }
      """, gives: ["4: cycle while_kept proven self by_other_method"])
    // What the closure calls empties it just as the closure itself would.
    check(
      """
      final class Cart {
        var onChange: (() -> Void)?
        func start() { onChange = { self.stop() } }
        func stop() { onChange = nil }
        func change() { onChange?() }
      }
      """, gives: ["3: cycle while_kept proven self by_same_code"])
  }

  @Test func methodReferences() {
    check(
      """
      final class Clock {
        var handler: (() -> Void)?
        func start() {
          handler = tick
          handler = self.tick
          tick()
        }
        func tick() {}
      }
      """, gives: ["4: none self", "5: cycle while_kept proven self"])
  }

  @Test func unownedCaptures() {
    check(
      """
      final class Clock {
        var handler: (() -> Void)?
        func start(_ queue: Queue) {
          handler = { [unowned self] in self.tick() }
          queue.add { [unowned self] in self.tick() }
        }
        func tick() {}
      }
      final class Queue {
        var work: [() -> Void] = []
        func add(_ block: @escaping () -> Void) { work.append(block) }
      }
      """, gives: ["4: cycle while_kept proven self unowned", "5: object while_kept proven self unowned"])
  }

  @Test func nestedClosures() {
    check(
      """
      final class Clock {
        var handler: (() -> Void)?
        var inner: (() -> Void)?
        func start() {
          handler = {
            self.inner = { [weak self] in self?.tick() }
          }
        }
        func tick() {}
      }
      """, gives: ["5: cycle while_kept proven self"])
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
            self.inner = { self.tick() }
          }
        }
        func tick() {}
      }
      """, gives: ["7: cycle while_kept proven self"])
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
          copy.onTap = { self.open() }
        }
        func expand() {
          var copy = header
          copy.onTap = { self.open() }
          header = copy
        }
        func shared() {
          var copy = header
          copy.model?.onChange = { self.open() }
        }
        func built() { header = header.tapping { self.open() } }
        func dropped() { _ = header.tapping { self.open() } }
        func open() {}
      }
      """,
      gives: [
        "16: none self", "20: cycle while_kept proven self", "25: cycle while_kept proven self",
        "27: cycle while_kept proven self", "28: none self",
      ])
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
        func bind() { model.onChange = { self.tap() } }
        func tap() {}
      }
      """, gives: ["10: cycle while_kept proven self"])
  }
}
