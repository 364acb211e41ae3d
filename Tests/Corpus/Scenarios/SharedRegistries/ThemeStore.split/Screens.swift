import Foundation

final class ThemedLabel: ThemeSubscriber {
  private(set) var color = ""
  func themeDidChange(_ theme: Theme) { color = theme.accent }
  func start() { ThemeStore.shared.add(self) } //@ start
  func startWeak() { ThemeStore.shared.addWeak(self) }
}

final class ThemedPage {
  private(set) var isDark = false

  func start() {
    ThemeStore.shared.subscribe(self) { self.isDark = $0.isDark } //@ page
  }

  func toggle() {
    ThemeStore.shared.change { $0.isDark = !self.isDark } //@ toggle
  }
}

final class ThemedButton {
  private(set) var isDark = false
  func start() {
    ThemeStore.shared.subscribe(self) { [weak self] in self?.isDark = $0.isDark } //@ button
  }
  deinit { ThemeStore.shared.unsubscribe(self) }
}

final class ThemedPreview {
  private let store = ThemeStore()
  private(set) var accent = ""
  func start() {
    store.subscribe(self) { [unowned self] in accent = $0.accent } //@ preview
    store.change { $0.accent = "red" }
  }
}
