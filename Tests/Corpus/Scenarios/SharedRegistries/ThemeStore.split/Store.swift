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
