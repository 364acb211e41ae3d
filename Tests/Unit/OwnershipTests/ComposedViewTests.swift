import Testing

/// The objects of a view last as long as the view, and a view as long as what it is an unconditional part of.
@Suite struct ComposedViewTests {
  private let staying = "cycle while_kept proven self lasting"
  private let passing = "cycle while_kept proven self"

  /// An application with a root view, in which a further view `Feed` with a model of its own may be.
  private func expect(
    _ body: String, _ state: String = "@StateObject var model = Model()", and code: String = "", gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    OwnershipTests.check(
      """
      import SwiftUI
      final class Model: ObservableObject {
        var onChange: (() -> Void)?
        func bind() { onChange = { self.bind() } }  //= ?
      }
      struct Feed: View {
        \(state)
        var body: some View { Text("").onAppear { model.bind() } }
      }
      struct Root: View {
        @State var isOn = false
        var body: some View { \(body) }
        \(code)
      }
      @main struct Reader: App { var body: some Scene { WindowGroup { Root() } } }
      """, gives: expected, sourceLocation: sourceLocation)
  }

  @Test func unconditionalPartsStay() {
    expect("Feed()", gives: staying)
    expect("TabView { NavigationView { Feed().tabItem { Text(\"\") } } }", gives: staying)
    expect("TabView { Feed() }.onAppear { isOn = true }", gives: staying)
    expect("VStack { if isOn { Text(\"\") }; Feed() }", gives: staying)
  }

  @Test func otherPartsComeAndGo() {
    expect("VStack { if isOn { Feed() } }", gives: passing)
    expect("VStack { Feed(); if isOn { Feed() } }", gives: passing)
    expect("List(0..<3) { _ in Feed() }", gives: passing)
    expect("Text(\"\").sheet(isPresented: $isOn) { Feed() }", gives: passing)
    expect("NavigationLink(destination: Feed()) { Text(\"\") }", gives: passing)
    expect("NavigationLink { Feed() } label: { Text(\"\") }", gives: passing)
    expect("NavigationLink(\"\", destination: Feed().padding())", gives: passing)
  }

  /// What a view of another framework makes is there as often as the view.
  @Test func representedViews() {
    func check(_ body: String, gives expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      OwnershipTests.check(
        """
        import SwiftUI
        final class Page: UIViewController {
          var onChange: (() -> Void)?
          func bind() { onChange = { self.bind() } }  //= ?
        }
        struct Feed: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> Page { let page = Page(); page.bind(); return page }
          func updateUIViewController(_ page: Page, context: Context) {}
        }
        struct Root: View {
          @State var isOn = false
          var body: some View { \(body) }
        }
        @main struct Reader: App { var body: some Scene { WindowGroup { Root() } } }
        """, gives: expected, sourceLocation: sourceLocation)
    }
    check("TabView { Feed().tabItem { Text(\"\") } }", gives: staying)
    check("Text(\"\").sheet(isPresented: $isOn) { Feed() }", gives: passing)
  }

  @Test func partsOfParts() {
    let inner = "struct Inner: View { var body: some View { Feed() } }"
    expect("VStack { Inner() }", and: inner, gives: staying)
    expect("VStack { if isOn { Inner() } }", and: inner, gives: passing)
    expect("tabs", and: "var tabs: some View { VStack { Feed() } }", gives: staying)
    expect("tabs()", and: "func tabs() -> some View { VStack { Feed() } }", gives: staying)
    expect("VStack { if isOn { tabs } }", and: "var tabs: some View { VStack { Feed() } }", gives: passing)
  }

  /// The view is made anew with each change of the view around it, and what is no `@StateObject` with it.
  @Test func objectsOfTheValueAreMadeAnew() {
    expect("Feed()", "@ObservedObject var model = Model()", gives: passing)
    expect("Feed()", "let model: Model; init() { model = Model() }", gives: passing)
    expect("Feed()", "@StateObject var model: Model; init() { _model = StateObject(wrappedValue: Model()) }", gives: staying)
    expect("VStack { if isOn { Feed() } }", "@StateObject var model: Model; init() { _model = StateObject(wrappedValue: Model()) }", gives: passing)
  }

  /// A window that the program opens for a value comes and goes.
  @Test func windowsForValues() {
    func check(_ scene: String, gives expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      OwnershipTests.check(
        """
        import SwiftUI
        final class Model: ObservableObject {
          var onChange: (() -> Void)?
          func bind() { onChange = { self.bind() } }  //= ?
        }
        struct Feed: View {
          @StateObject var model = Model()
          var body: some View { Text("").onAppear { model.bind() } }
        }
        @main struct Reader: App { var body: some Scene { WindowGroup { Text("") }; \(scene) } }
        """, gives: expected, sourceLocation: sourceLocation)
    }
    check("WindowGroup { Feed() }", gives: staying)
    check("WindowGroup(\"Post\", id: \"post\", for: URL.self) { $post in Feed() }", gives: passing)
    check("WindowGroup(for: URL.self) { $post in Feed() }", gives: passing)
  }

  /// What holds the view itself holds its storage, which lasts as long as the view is shown.
  @Test func closuresThatHoldTheView() {
    func check(_ body: String, gives expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      OwnershipTests.check(
        """
        import SwiftUI
        import Combine
        final class Source: ObservableObject { let values = PassthroughSubject<Int, Never>() }
        struct Feed: View {
          let source: Source
          @State private var last = 0
          @State private var subscriptions: Set<AnyCancellable> = []
          var body: some View { Text("").onAppear { source.values.sink { value in last = value }.store(in: &subscriptions) } }  //= ?
        }
        struct Root: View {
          let source: Source
          @State var isOn = false
          var body: some View { \(body) }
        }
        @main struct Reader: App { let source = Source(); var body: some Scene { WindowGroup { Root(source: source) } } }
        """, gives: expected, sourceLocation: sourceLocation)
    }
    check("TabView { Feed(source: source) }", gives: staying)
    check("VStack { if isOn { Feed(source: source) } }", gives: passing)
  }
}
