import Foundation

struct Theme {
  var isDark = false
  var accent = "blue"
}

protocol ThemeSubscriber: AnyObject {
  func themeDidChange(_ theme: Theme)
}

final class ThemeStore {
  nonisolated(unsafe) static let shared = ThemeStore()
  private(set) var theme = Theme()
  private var listeners: [ObjectIdentifier: (Theme) -> Void] = [:]
  private var subscribers: [ThemeSubscriber] = []

  func subscribe(_ owner: AnyObject, _ listener: @escaping (Theme) -> Void) {
    listeners[ObjectIdentifier(owner)] = listener
  }

  func unsubscribe(_ owner: AnyObject) { listeners[ObjectIdentifier(owner)] = nil }
  func add(_ subscriber: ThemeSubscriber) { subscribers.append(subscriber) }
  func addWeak(_ subscriber: ThemeSubscriber) {
    listeners[ObjectIdentifier(subscriber)] = { [weak subscriber] in subscriber?.themeDidChange($0) } //@ addWeak
  }

  func change(_ body: (inout Theme) -> Void) {
    body(&theme)
    listeners.values.forEach { $0(theme) }
    subscribers.forEach { $0.themeDidChange(theme) }
  }
}

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
