import UIKit

struct Theme {
  var text: UIColor = .label
  var background: UIColor = .white
}

final class ThemeCenter {
  static let shared = ThemeCenter()
  private(set) var theme = Theme()
  private var subscribers: [ObjectIdentifier: (Theme) -> Void] = [:]
  private var styles: [String: (UILabel) -> Void] = [:]

  func subscribe(_ owner: AnyObject, _ apply: @escaping (Theme) -> Void) {
    subscribers[ObjectIdentifier(owner)] = apply
    apply(theme)
  }

  func unsubscribe(_ owner: AnyObject) { subscribers[ObjectIdentifier(owner)] = nil }

  func bind<Target: AnyObject, Value>(
    _ target: Target, _ keyPath: ReferenceWritableKeyPath<Target, Value>, to value: @escaping (Theme) -> Value
  ) {
    subscribers[ObjectIdentifier(target)] = { [weak target] theme in target?[keyPath: keyPath] = value(theme) }
  }

  func addStyle(_ name: String, _ style: @escaping (UILabel) -> Void) { styles[name] = style }

  func transition(_ changes: () -> Void) { changes() }

  func change(to theme: Theme) {
    self.theme = theme
    subscribers.values.forEach { $0(theme) }
  }
}

final class HeaderView: UIView {
  func followTheme() {
    ThemeCenter.shared.subscribe(self) { theme in  //@ header
      self.backgroundColor = theme.background
    }
  }

  deinit { ThemeCenter.shared.unsubscribe(self) }
}

final class FooterView: UIView {
  override func didMoveToSuperview() {
    if superview == nil {
      ThemeCenter.shared.unsubscribe(self)
    } else {
      ThemeCenter.shared.subscribe(self) { theme in  //@ footer
        self.backgroundColor = theme.background
      }
    }
  }
}

final class TitleLabel: UILabel {
  private let big: CGFloat = 28

  func followTheme() {
    ThemeCenter.shared.bind(self, \.textColor, to: { $0.text })  //@ label
  }

  func registerStyle() {
    ThemeCenter.shared.addStyle("title") { [big] label in  //@ style
      label.font = .systemFont(ofSize: big)
    }
  }

  func dim() {
    ThemeCenter.shared.transition {  //@ transition
      self.alpha = 0.5
    }
  }
}

final class Palette {
  var didChange: ((Theme) -> Void)?
  var theme = Theme() { didSet { didChange?(theme) } }
}

final class ThemeEditor: UIView {
  private let palette = Palette()

  func edit() {
    palette.didChange = { theme in  //@ palette
      self.backgroundColor = theme.background
    }
    palette.theme = Theme(background: .black)
  }
}

final class ThemedScene {
  private let root = UIView()

  func show() {
    let header = HeaderView(), footer = FooterView(), title = TitleLabel(), editor = ThemeEditor()
    [header, footer, title, editor].forEach(root.addSubview)
    header.followTheme()
    title.followTheme()
    title.registerStyle()
    title.dim()
    editor.edit()
    ThemeCenter.shared.change(to: Theme(text: .black))
  }

  func close() { root.subviews.forEach { $0.removeFromSuperview() } }

  func visit() {
    show()
    close()
  }
}
