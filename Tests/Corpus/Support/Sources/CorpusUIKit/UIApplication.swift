public struct UIBackgroundTaskIdentifier: Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Keeps the expiration handler of a background task until the task is ended.
/// Source: Apple, "UIApplication.beginBackgroundTask(withName:expirationHandler:)" and "endBackgroundTask(_:)".
open class UIApplication: UIResponder {
  public enum State { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable { let name: String }
  nonisolated(unsafe) public static let shared = UIApplication()

  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState = State.active
  open var isIdleTimerDisabled = false
  private var tasks: [UIBackgroundTaskIdentifier: (() -> Void)?] = [:]
  private var lastTask = 0

  open func beginBackgroundTask(withName name: String?, expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: lastTask)
    tasks[task] = handler
    return task
  }

  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { tasks[identifier] = nil }

  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Called once, later, and let go of.
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) {
    if let completion { later { completion(true) } }
  }

  /// For drivers: the time in the background is over.
  public func simulateExpiration() { tasks.values.forEach { $0?() } }
}

public protocol UIApplicationDelegate: NSObjectProtocol {}

/// Keeps its root controller. Source: UIWindow.h, "rootViewController" (strong).
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isKeyWindow { showRoot() }
    }
  }
  open private(set) var isKeyWindow = false

  open func makeKeyAndVisible() {
    isKeyWindow = true
    showRoot()
  }

  private func showRoot() {
    guard let rootViewController else { return }
    addSubview(rootViewController.view)
    rootViewController.appear(false)
  }
}

/// Keeps its handler until the activity has ended, calls it once.
/// Source: UIActivityViewController.h, "completionWithItemsHandler" (set to nil after call).
open class UIActivityViewController: UIViewController {
  public struct ActivityType: Hashable { public let rawValue: String }
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  /// For drivers: the user shares, which dismisses the sheet.
  public func simulateCompletion() {
    presentingViewController?.dismiss(animated: true)
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(nil, true, nil, nil)
  }
}
