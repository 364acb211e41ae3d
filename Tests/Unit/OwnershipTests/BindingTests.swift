import Testing

/// Who is given a binding to an optional property may put `nil` there: an alert does so when the user dismisses it.
@Suite struct BindingTests {
  private func screen(_ content: String) -> String {
    """
    struct Question { var title = ""; var action: (() -> Void)? }
    final class Model {
      var question: Question?
      var answer = Question()
      var count = 0
      func ask() { question = Question(title: "Sure?", action: { self.count += 1 }) }  //= ?
    }
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { \(content) }
    }
    func use() { Model().ask() }
    """
  }

  @Test(arguments: ["Text(\"\").alert(item: $model.question) { _ in }", "Sheet(shown: $model.context.question)"])
  func bindingMayReleaseProperty(_ content: String) {
    check(screen(content), gives: "cycle while_kept proven self by_other_method")
  }

  @Test(arguments: ["Text(model.question?.title ?? \"\")", "Sheet(shown: $model.answer)", "Sheet { $0.question }"])
  func withoutBindingNothingReleasesProperty(_ content: String) {
    check(screen(content), gives: "cycle while_kept proven self")
  }

  /// A binding is to the property that it names, and to no other one of the name.
  @Test func aBindingToSomethingElse() {
    let declarations = """
      struct Question { var action: (() -> Void)? }
      final class Model {
        var question: Question?
        var count = 0
        func ask() { question = Question(action: { self.count += 1 }) }  //= ?
      }
      final class Other { var question: Question? }
      struct Screen: View {
        DECLARATION
        var body: some View { Sheet(shown: BINDING) }
      }
      func use() { Model().ask() }

      """
    func code(_ declaration: String, _ binding: String) -> String {
      declarations.replacing("DECLARATION", with: declaration).replacing("BINDING", with: binding)
    }
    check(code("@State var question: Question? = nil", "$question"), gives: "cycle while_kept proven self")
    check(code("@ObservedObject var other: Other", "$other.question"), gives: "cycle while_kept proven self")
    check(code("@ObservedObject var model: Model", "$model.question"), gives: "cycle while_kept proven self by_other_method")
    // Whoever made the screen may have given it a binding to the model's.
    check(code("@Binding var question: Question?", "$question"), gives: "cycle while_kept proven self by_other_method")
  }

  /// Whoever has a binding to a list may take elements out, where a method that nothing calls shows that they are meant to go.
  @Test func aBindingToACollection() {
    func code(_ content: String, _ members: String) -> String {
      """
      final class Page { let router: Router; init(_ router: Router) { self.router = router } }  //= ?
      final class Router {
        var path: [Page] = []
        func open() { path.append(Page(self)) }
        \(members)
      }
      struct Screen: View {
        @ObservedObject var router: Router
        var body: some View { \(content) }
      }
      func use() { Router().open() }
      """
    }
    let leaves = "private func leave() { path = [] }"
    check(code("NavigationStack(path: $router.path) { Text(\"\") }", leaves), gives: "cycle while_kept proven router by_other_method")
    check(code("Text(\"\")", leaves), gives: "cycle while_kept proven router by_uncalled_method")
    check(code("NavigationStack(path: $router.path) { Text(\"\") }", ""), gives: "cycle while_kept proven router")
  }

  /// A receiver of a property's publisher only reads the property.
  @Test func thePublisherOfAProperty() {
    func code(_ use: String) -> String {
      """
      import Combine
      import SwiftUI
      final class Toolbar: ObservableObject { @Published var clear: (() -> Void)? }
      final class Chat {
        let toolbar = Toolbar()
        private var count = 0
        func start() { toolbar.clear = { self.count += 1 } }  //= ?
      }
      struct Bar: View {
        @ObservedObject var toolbar: Toolbar
        var body: some View { \(use) }
      }
      func observe(_ clear: some Publisher<(() -> Void)?, Never>) {}
      func edit(_ clear: Binding<(() -> Void)?>) -> Text { Text("") }
      func show() { Chat().start() }
      """
    }
    check(code("let _ = observe(toolbar.$clear); Text(\"\")"), gives: "cycle while_kept proven self")
    check(code("edit($toolbar.clear)"), gives: "cycle while_kept proven self by_other_method")
  }

  @Test func thePublisherOfOwnProperty() {
    check(
      """
      import Combine
      final class Toolbar { @Published var clear: (() -> Void)? }
      final class Chat {
        let toolbar = Toolbar()
        private var count = 0
        func start() {
          toolbar.clear = { self.count += 1 }  //= cycle while_kept proven self
          observe(toolbar.$clear)
        }
        func observe(_ clear: Published<(() -> Void)?>.Publisher) {}
      }
      func show() { Chat().start() }
      """)
  }
}
