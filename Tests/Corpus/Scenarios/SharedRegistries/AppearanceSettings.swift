import UIKit

struct Theme {
  let name: String
  let isDark: Bool
}

extension Notification.Name {
  static let themeChanged = Notification.Name("themeChanged")
  static let fontChanged = Notification.Name("fontChanged")
}

final class ThemeToken {
  private let cancel: () -> Void
  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
  deinit { cancel() }
}

protocol Themed: AnyObject {
  func apply(_ theme: Theme)
}

final class ThemeCenter {
  static let shared = ThemeCenter()
  private var handlers: [Int: (Theme) -> Void] = [:]
  private var themed: [Themed] = []
  private var next = 0

  func observe(_ handler: @escaping (Theme) -> Void) -> ThemeToken {
    next += 1
    let id = next
    handlers[id] = handler
    return ThemeToken { [weak self] in self?.handlers[id] = nil }
  }

  func bind<Owner: AnyObject>(_ owner: Owner, _ apply: @escaping (Owner, Theme) -> Void) -> ThemeToken {
    observe { [weak owner] theme in owner.map { apply($0, theme) } }
  }

  func add(_ object: Themed) { themed.append(object) }

  func change(to theme: Theme) {
    handlers.values.forEach { $0(theme) }
    themed.forEach { $0.apply(theme) }
    NotificationCenter.default.post(name: .themeChanged, object: nil)
  }
}

final class ToolbarView: UIView {
  private var token: ThemeToken?
  private(set) var theme: Theme?

  func setUp() {
    token = ThemeCenter.shared.observe { theme in  //@ toolbar
      self.theme = theme
    }
  }
}

final class SidebarView: UIView {
  private var token: ThemeToken?
  private(set) var theme: Theme?

  func setUp() {
    token = ThemeCenter.shared.bind(self) { view, theme in  //@ sidebar
      view.theme = theme
    }
  }
}

final class PreviewCard: Themed {
  private(set) var title = ""
  init() { ThemeCenter.shared.add(self) }  //@ preview
  func apply(_ theme: Theme) { title = theme.name }
}

final class ThemePickerController: UIViewController {
  private var tokens: [NSObjectProtocol] = []
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let token = NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: .main) { _ in  //@ picker
      self.changes += 1
    }
    tokens.append(token)
  }

  deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
}

final class FontController: UIViewController {
  private var token: NSObjectProtocol?
  private(set) var size = 12

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = NotificationCenter.default.addObserver(forName: .fontChanged, object: nil, queue: nil) { note in  //@ font
      self.size = note.object as? Int ?? self.size
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    token.map(NotificationCenter.default.removeObserver)
    token = nil
  }
}

final class AppearanceSettings {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private(set) var toolbar: ToolbarView? = ToolbarView()
  private(set) var sidebar: SidebarView? = SidebarView()
  private(set) var preview: PreviewCard?

  func show() {
    toolbar?.setUp()
    sidebar?.setUp()
    preview = PreviewCard()
    ThemeCenter.shared.change(to: Theme(name: "Dusk", isDark: true))
  }

  func push(_ controller: UIViewController) { navigation.pushViewController(controller, animated: false) }
  func openPicker() { push(ThemePickerController()) }
  func openFonts() { push(FontController()) }
  func back() { navigation.popViewController(animated: false) }

  func hide() {
    toolbar = nil
    sidebar = nil
    preview = nil
  }
}
