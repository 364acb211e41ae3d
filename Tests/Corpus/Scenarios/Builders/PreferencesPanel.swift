import Foundation

@propertyWrapper
final class Observed<Value> {
  private var observers: [(Value) -> Void] = []
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      observers.forEach { $0(newValue) }
    }
  }

  var projectedValue: Observed<Value> { self }
  func bind(_ observer: @escaping (Value) -> Void) { observers.append(observer) }
}

struct PanelItem {
  let title: String
  let isEnabled: () -> Bool
  let action: () -> Void
}

final class PanelBuilder {
  private var items: [PanelItem] = []

  func item(_ title: String, enabled: @escaping () -> Bool = { true }, action: @escaping () -> Void) -> PanelBuilder {
    items.append(PanelItem(title: title, isEnabled: enabled, action: action))
    return self
  }

  func build() -> [PanelItem] { items }
}

final class PreferencesPanel {
  @Observed var fontSize = 12
  @Observed var theme = "light"
  private var items: [PanelItem] = []
  private(set) var preview = ""
  private(set) var resets = 0

  func previewFont() {
    $fontSize.bind { size in  //@ font
      self.preview = "Aa \(size)"
    }
    fontSize = 14
  }

  func previewTheme() {
    $theme.bind { [weak self] theme in  //@ theme
      self?.preview = theme
    }
    theme = "dark"
  }

  func showItems() {
    items = PanelBuilder()
      .item("Reset") { self.resets += 1 }  //@ reset
      .item("About") {}
      .build()
  }

  func showHelp() {
    items = PanelBuilder()
      .item("Larger", action: enlarge)  //@ larger
      .build()
  }

  func runShortcuts() {
    let shortcuts = PanelBuilder()
      .item("Reset") { self.resets += 1 }  //@ shortcut
      .build()
    for item in shortcuts where item.isEnabled() { item.action() }
  }

  private func enlarge() { fontSize += 2 }
}

final class PreferencesWindow {
  func openAppearance() {
    let panel = PreferencesPanel()
    panel.previewFont()
    let second = PreferencesPanel()
    second.previewTheme()
  }

  func openGeneral() {
    let panel = PreferencesPanel()
    panel.showItems()
    let help = PreferencesPanel()
    help.showHelp()
    let keys = PreferencesPanel()
    keys.runShortcuts()
  }
}
