import UIKit

struct Theme: Equatable {
  var name: String
  var isDark: Bool
}

final class ThemeToken {
  private let cancel: () -> Void
  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
  deinit { cancel() }
}

protocol ThemeListener: AnyObject {
  func themeDidChange(_ theme: Theme)
}

final class ThemeStore {
  static let shared = ThemeStore()
  private var observers: [Int: (Theme) -> Void] = [:]
  private var listeners: [any ThemeListener] = []
  private var lastID = 0

  var theme = Theme(name: "Paper", isDark: false) {
    didSet {
      observers.values.forEach { $0(theme) }
      listeners.forEach { $0.themeDidChange(theme) }
    }
  }

  func observe(_ handler: @escaping (Theme) -> Void) -> ThemeToken {
    lastID += 1
    let id = lastID
    observers[id] = handler
    handler(theme)
    return ThemeToken { [weak self] in self?.observers[id] = nil }
  }

  func add(_ listener: any ThemeListener) { listeners.append(listener) }
  func remove(_ listener: any ThemeListener) { listeners.removeAll { $0 === listener } }
}

final class HeaderView: UIView {
  private var token: ThemeToken?

  func bind() {
    token = ThemeStore.shared.observe { [weak self] theme in //@ header
      self?.backgroundColor = theme.isDark ? .black : .white
    }
  }
}

final class SettingsPanel: UIView {
  private var token: ThemeToken?
  private let title = UILabel()

  func bind() {
    token = ThemeStore.shared.observe { theme in //@ panel
      self.title.text = theme.name
    }
  }
}

final class ReaderView: UIView {
  private var token: ThemeToken?
  private let text = UITextView(frame: .zero)

  func open() {
    addSubview(text)
    token = ThemeStore.shared.observe { theme in //@ reader
      self.text.textColor = theme.isDark ? .white : .black
    }
  }

  func close() { token = nil }
}

final class Sidebar: ThemeListener {
  private(set) var tint = UIColor.blue
  func attach() { ThemeStore.shared.add(self) } //@ sidebar
  func themeDidChange(_ theme: Theme) { tint = theme.isDark ? .white : .blue }
}

final class StatusBar: ThemeListener {
  private(set) var isLight = false
  func attach() { ThemeStore.shared.add(self) } //@ statusBar
  func detach() { ThemeStore.shared.remove(self) }
  func themeDidChange(_ theme: Theme) { isLight = theme.isDark }
}

final class ReaderController: UIViewController {
  let header = HeaderView(frame: .zero)
  let panel = SettingsPanel(frame: .zero)
  let reader = ReaderView(frame: .zero)
  let sidebar = Sidebar()
  let statusBar = StatusBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    [header, panel, reader].forEach { view.addSubview($0) }
    header.bind()
    panel.bind()
    sidebar.attach()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reader.open()
    statusBar.attach()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reader.close()
    statusBar.detach()
  }
}
