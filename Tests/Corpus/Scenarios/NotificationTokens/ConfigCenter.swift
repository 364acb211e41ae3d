import Foundation

extension Notification.Name {
  static let configDidChange = Notification.Name("configDidChange")
  static let localeDidChange = Notification.Name("localeDidChange")
}

final class Preferences: NSObject {
  @objc dynamic var theme = "light"
  @objc dynamic var fontSize = 12
}

final class FeatureFlags {
  private var token: NSObjectProtocol?
  private var reloads = 0

  init() {
    token = NotificationCenter.default.addObserver(forName: .configDidChange, object: nil, queue: nil) { _ in  //@ flags
      self.reloads += 1
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class RemoteConfig {
  private var token: NSObjectProtocol?
  private var version = 0

  func activate() {
    token = NotificationCenter.default.addObserver(forName: .configDidChange, object: nil, queue: nil) { _ in  //@ remote
      self.version += 1
    }
  }

  func deactivate() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class LocaleCache {
  private var token: NSObjectProtocol?
  private var formats: [String: String] = [:]

  func activate() {
    token = NotificationCenter.default.addObserver(forName: .localeDidChange, object: nil, queue: nil) { _ in  //@ locale
      self.formats.removeAll()
    }
  }

  func deactivate() { NotificationCenter.default.removeObserver(self) }
}

final class RateLimiter: NSObject {
  private var limit = 10

  func activate() {
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .configDidChange, object: nil)  //@ limiter
  }

  @objc private func reload() { limit += 1 }
}

final class ThemeController {
  private let preferences: Preferences
  private var observation: NSKeyValueObservation?
  private(set) var current = ""

  init(preferences: Preferences) { self.preferences = preferences }

  func observe() {
    observation = preferences.observe(\.theme, options: [.new]) { _, change in  //@ theme
      self.current = change.newValue ?? ""
    }
  }
}

final class FontController {
  private let preferences: Preferences
  private var observation: NSKeyValueObservation?
  private(set) var size = 0

  init(preferences: Preferences) { self.preferences = preferences }

  func observe() {
    observation = preferences.observe(\.fontSize, options: [.new]) { _, change in  //@ font
      self.size = change.newValue ?? 0
    }
  }

  func close() {
    observation?.invalidate()
    observation = nil
  }
}

final class ConfiguredApp {
  func launch() {
    let flags = FeatureFlags(), remote = RemoteConfig(), locale = LocaleCache(), limiter = RateLimiter()
    remote.activate()
    locale.activate()
    limiter.activate()
    let preferences = Preferences()
    let theme = ThemeController(preferences: preferences), font = FontController(preferences: preferences)
    theme.observe()
    font.observe()
    NotificationCenter.default.post(name: .configDidChange, object: nil)
    font.close()
    locale.deactivate()
    remote.deactivate()
    print(flags)
  }
}
