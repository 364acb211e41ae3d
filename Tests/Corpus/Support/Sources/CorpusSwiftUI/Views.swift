public struct Text: PrimitiveView {
  public let content: String
  public init(_ content: String) { self.content = content }
}

public struct Image: PrimitiveView {
  public init(systemName: String) {}
  public init(_ name: String) {}
}

public struct Spacer: PrimitiveView { public init() {} }
public struct Divider: PrimitiveView { public init() {} }
public struct ProgressView: PrimitiveView { public init() {} }

public struct VStack<Content: View>: PrimitiveView {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public func visit(_ visit: (Any) -> Void) { visit(content) }
}

public struct HStack<Content: View>: PrimitiveView {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public func visit(_ visit: (Any) -> Void) { visit(content) }
}

public struct List<Content: View>: PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Content == ForEach<Data, Row>, Data.Element: Identifiable { content = ForEach(data, content: rowContent) }
  public func visit(_ visit: (Any) -> Void) { visit(content) }
}

public struct NavigationStack<Content: View>: PrimitiveView {
  let content: Content
  public init(@ViewBuilder root: () -> Content) { content = root() }
  public func visit(_ visit: (Any) -> Void) { visit(content) }
}

/// Keeps the closure that makes its rows. Source: Apple, "ForEach".
public struct ForEach<Data: RandomAccessCollection, Content: View>: PrimitiveView {
  let data: Data
  let content: (Data.Element) -> Content
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable {
    (self.data, self.content) = (data, content)
  }
  public init<ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
  public func visit(_ visit: (Any) -> Void) { data.forEach { visit(content($0)) } }
}

/// Keeps its action. Source: Apple, "Button.init(action:label:)".
public struct Button<Label: View>: PrimitiveView, Tappable {
  let action: () -> Void
  let label: Label
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { (self.action, self.label) = (action, label()) }
  public func visit(_ visit: (Any) -> Void) { visit(label) }
  var title: String? { (label as? Text)?.content }

  /// For drivers: the user taps it.
  public func simulateTap() { action() }
}

extension Button where Label == Text {
  public init(_ title: String, action: @escaping () -> Void) { self.init(action: action) { Text(title) } }
}

/// Keeps its binding. Source: Apple, "Toggle", "TextField".
public struct Toggle: PrimitiveView {
  public let isOn: Binding<Bool>
  public init(_ title: String, isOn: Binding<Bool>) { self.isOn = isOn }
}

public struct TextField: PrimitiveView {
  public let text: Binding<String>
  public init(_ title: String, text: Binding<String>) { self.text = text }
}
