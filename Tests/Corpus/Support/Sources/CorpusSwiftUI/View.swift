/// A value that describes what is shown; it keeps what it stores, closures included.
/// Nothing is rendered: a `UIHostingController`, or a driver, walks the tree.
/// Source: Apple, "View".
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("no body") }
}

/// A view of the framework itself.
public protocol PrimitiveView: View where Body == Never {
  func visit(_ visit: (Any) -> Void)
}

extension PrimitiveView {
  public var body: Never { fatalError("no body") }
  public func visit(_ visit: (Any) -> Void) {}
}

extension View {
  /// For drivers: hands every view of the tree to `visit`.
  public func simulateRendering(_ visit: (Any) -> Void = { _ in }) {
    visit(self)
    if let primitive = self as? any PrimitiveView {
      primitive.visit { ($0 as? any View)?.simulateRendering(visit) }
    } else {
      body.simulateRendering(visit)
    }
  }

  /// For drivers: the view comes up, which calls `onAppear`, starts `task` and subscribes `onReceive`.
  public func simulateAppearing() { simulateRendering { ($0 as? any Appearing)?.appear() } }

  /// For drivers: the view goes, which calls `onDisappear` and ends `task` and `onReceive`.
  public func simulateDisappearing() { simulateRendering { ($0 as? any Appearing)?.disappear() } }

  /// For drivers: taps the first button with that title.
  public func simulateTap(on title: String) {
    var isDone = false
    simulateRendering { view in
      guard !isDone, let button = view as? any Tappable, button.title == title else { return }
      isDone = true
      button.simulateTap()
    }
  }
}

protocol Appearing {
  func appear()
  func disappear()
}

protocol Tappable {
  var title: String? { get }
  func simulateTap()
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views)
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { .second(second) }
}

public struct EmptyView: PrimitiveView { public init() {} }

public struct TupleView: PrimitiveView {
  let views: [any View]
  init(_ views: [any View]) { self.views = views }
  public func visit(_ visit: (Any) -> Void) { views.forEach(visit) }
}

public enum Either<First: View, Second: View>: PrimitiveView {
  case first(First), second(Second)
  public func visit(_ visit: (Any) -> Void) {
    switch self {
    case .first(let view): visit(view)
    case .second(let view): visit(view)
    }
  }
}

extension Optional: View where Wrapped: View { public typealias Body = Never; public var body: Never { fatalError("no body") } }
extension Optional: PrimitiveView where Wrapped: View {
  public func visit(_ visit: (Any) -> Void) { if let self { visit(self) } }
}

public struct AnyView: PrimitiveView {
  let view: any View
  public init(_ view: some View) { self.view = view }
  public func visit(_ visit: (Any) -> Void) { visit(view) }
}
