/// What lives as long as a modified view is shown or kept.
private final class Running {
  var cancellable: AnyCancellable?
  var task: Task<Void, Never>?
}

/// Keeps the closures that it was given, and the view. Source: Apple, "View.onAppear(perform:)",
/// "onDisappear(perform:)".
public struct AppearanceView<Content: View>: PrimitiveView, Appearing {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
  public func visit(_ visit: (Any) -> Void) { visit(content) }
  func appear() { onAppear?() }
  func disappear() { onDisappear?() }
}

/// Keeps its closure and, while it is shown, its subscription.
/// Source: Apple, "View.onReceive(_:perform:)".
public struct ReceivingView<Content: View, Source: Publisher>: PrimitiveView, Appearing where Source.Failure == Never {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void
  private let running = Running()
  init(content: Content, publisher: Source, action: @escaping (Source.Output) -> Void) {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }
  public func visit(_ visit: (Any) -> Void) { visit(content) }
  func appear() { running.cancellable = publisher.sink(receiveValue: action) }
  func disappear() { running.cancellable = nil }
}

/// Keeps its closure; the task that it starts is cancelled when the view goes.
/// Source: Apple, "View.task(priority:_:)".
public struct TaskView<Content: View>: PrimitiveView, Appearing {
  let content: Content
  let action: @MainActor () async -> Void
  private let running = Running()
  init(content: Content, action: @escaping @MainActor () async -> Void) { (self.content, self.action) = (content, action) }
  public func visit(_ visit: (Any) -> Void) { visit(content) }
  func appear() {
    let action = action
    running.task = Task { @MainActor in await action() }
  }
  func disappear() {
    running.task?.cancel()
    running.task = nil
  }
}

/// Keeps its closure and its view. Source: Apple, "View.onTapGesture(count:perform:)".
public struct TappableView<Content: View>: PrimitiveView {
  let content: Content
  let action: () -> Void
  public func visit(_ visit: (Any) -> Void) { visit(content) }
  /// For drivers: the user taps it.
  public func simulateTap() { action() }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { AppearanceView(content: self, onAppear: action, onDisappear: nil) }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { AppearanceView(content: self, onAppear: nil, onDisappear: action) }
  public func onReceive<Source: Publisher>(_ publisher: Source, perform action: @escaping (Source.Output) -> Void) -> some View
  where Source.Failure == Never { ReceivingView(content: self, publisher: publisher, action: action) }
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View { TaskView(content: self, action: action) }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { TappableView(content: self, action: action) }

  // Nothing about these is ownership.
  public func padding(_ length: CGFloat? = nil) -> some View { self }
  public func navigationTitle(_ title: String) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
}

public struct Font { public static let body = Font(), headline = Font(), title = Font(), caption = Font() }
