import Testing

@testable import Findings

/// What a weak capture must not take away: a call that somebody waits for, and the last hold of an object.
@Suite struct NeededCallTests {
  static func model(_ closure: String) -> String {
    """
    final class Model {
      var onLoad: ((Int, @escaping (Bool) -> Void) -> Void)?
    }

    final class Screen {
      let model = Model()
      func show(_ value: Int) -> Bool { value > 1 }
      func refresh() {}
      func start() {
    \(closure)
      }
    }

    """
  }

  @Test func completionHandlerIsCalled() {
    let source = Self.model(
      """
          model.onLoad = { value, completion in
            self.refresh()
            self.refresh()
            completion(true)
          }
      """)
    #expect(Fixing.fixed(source).contains("{ [weak self] value, completion in\n      guard let self else { return completion(true) }\n      self.refresh()"))
  }

  @Test func completionHandlerThatNeedsTheObject() {
    let source = Self.model("    model.onLoad = { value, completion in completion(self.show(value)) }")
    #expect(Fixing.refusals(source) == ["`completion` has to be called even when `self` is gone"])
  }

  @Test func completionHandlerOnSomePaths() {
    let source = Self.model(
      """
          model.onLoad = { value, completion in
            self.refresh()
            if self.show(value) { completion(true) }
          }
      """)
    #expect(Fixing.fixed(source).contains("guard let self else { return }\n"))
  }

  @Test func returnOfAnUnknownCallInCodeThatReachesItsEnd() {
    let source = """
      import Combine
      final class Meter {
        private let source = PassthroughSubject<Int, Never>()
        private var token: AnyCancellable?
        private var last = 0
        func next() -> Future<Int, Never> {
          Future { promise in
            self.token = self.source.sink(receiveValue: { value in
              self.last = value
              if value > 3 {
                return promise(.success(value))
              }
            })
          }
        }
      }
      func make() -> Meter { Meter() }

      """
    #expect(Fixing.fixed(source).contains("{ [weak self] value in\n        guard let self else { return }\n"))
  }

  @Test func onlyClosuresHoldTheObject() {
    let source = """
      final class Page {
        var onAction: (() -> Void)?
        func tap() { onAction?() }
      }
      final class Stack {
        var pages: [Page] = []
      }
      final class Coordinator {
        private let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func makePage() -> Page {
          let page = Page()
          page.onAction = { self.show() }
          return page
        }
        private func show() { print(stack.pages.count) }
      }
      final class Shop {
        var stacks: [Stack] = []
        func open() {
          let stack = Stack()
          let coordinator = Coordinator(stack: stack)
          stack.pages = [coordinator.makePage()]
          stacks.append(stack)
        }
        func close() { stacks.removeAll() }
      }
      let shop = Shop()
      shop.open()
      shop.close()

      """
    #expect(
      Fixing.refusals(source) == [
        "nothing but closures holds `self`, which would be gone before this one is called; hold `stack` weakly instead, or let somebody else hold `self`"
      ])
    let kept = source.replacing("var stacks: [Stack] = []", with: "var stacks: [Stack] = []\n  var last: Coordinator?")
      .replacing("stacks.append(stack)", with: "stacks.append(stack)\n    last = coordinator")
    #expect(Fixing.refusals(kept).isEmpty)
  }
}
