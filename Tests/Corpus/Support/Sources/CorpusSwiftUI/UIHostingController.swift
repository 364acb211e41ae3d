/// Keeps its root view, which appears and goes with it. Source: Apple, "UIHostingController.rootView".
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  /// What has appeared: `onReceive` and `task` of these views have to end with it.
  private var appeared: [any Appearing] = []
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    rootView.simulateRendering { if let view = $0 as? any Appearing { appeared.append(view) } }
    appeared.forEach { $0.appear() }
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let pending = appeared
    appeared = []
    pending.forEach { $0.disappear() }
  }
  deinit { appeared.forEach { $0.disappear() } }
}
