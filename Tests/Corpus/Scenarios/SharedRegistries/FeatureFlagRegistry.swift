import Foundation

enum Flag: String { case darkMode, newCheckout, betaSearch }

final class FlagToken {
  private let onEnd: () -> Void
  init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

final class FlagRegistry {
  static let shared = FlagRegistry()
  private var values: [Flag: Bool] = [:]
  private var observers: [Flag: [Int: (Bool) -> Void]] = [:]
  private var nextId = 0

  func observe(_ flag: Flag, _ handler: @escaping (Bool) -> Void) -> FlagToken {
    nextId += 1
    let id = nextId
    observers[flag, default: [:]][id] = handler
    return FlagToken { [weak self] in self?.observers[flag]?[id] = nil }
  }

  func set(_ flag: Flag, _ value: Bool) {
    values[flag] = value
    observers[flag]?.values.forEach { $0(value) }
  }

  func withValue(_ flag: Flag, _ body: (Bool) -> Void) { body(values[flag] ?? false) }
}

final class ThemeModel {
  private(set) var isDark = false
  private var tokens: [FlagToken] = []
  func bind() {
    tokens.append(FlagRegistry.shared.observe(.darkMode) { value in //@ theme
      self.isDark = value
    })
  }
}

final class CheckoutModel {
  private(set) var usesNewFlow = false
  private var token: FlagToken?

  func bind() {
    token = FlagRegistry.shared.observe(.newCheckout) { value in //@ checkout
      self.usesNewFlow = value
    }
  }

  func read() {
    FlagRegistry.shared.withValue(.newCheckout) { value in //@ read
      self.usesNewFlow = value
    }
  }

  func unbind() { token = nil }
}

final class SearchModel {
  private(set) var isBeta = false
  private var token: FlagToken?
  func bind() {
    token = FlagRegistry.shared.observe(.betaSearch) { [unowned self] value in //@ search
      self.isBeta = value
    }
  }
}

final class BannerModel {
  private(set) var isShown = false
  private var token: FlagToken?

  func bind() {
    token = FlagRegistry.shared.observe(.darkMode) { value in //@ banner
      self.isShown = !value
    }
  }

  func refresh() {
    unbind()
    bind()
  }

  func unbind() { token = nil }
}

final class SettingsScreen {
  private(set) var theme: ThemeModel?
  private(set) var checkout: CheckoutModel?
  private(set) var search: SearchModel?
  private(set) var banner: BannerModel?

  func open() {
    theme = ThemeModel()
    theme?.bind()
    checkout = CheckoutModel()
    checkout?.bind()
    checkout?.read()
    search = SearchModel()
    search?.bind()
    banner = BannerModel()
    banner?.bind()
    FlagRegistry.shared.set(.darkMode, true)
  }

  func close() {
    checkout?.unbind()
    banner?.unbind()
    banner?.refresh()
    theme = nil
    checkout = nil
    search = nil
    banner = nil
    FlagRegistry.shared.set(.betaSearch, true)
  }
}
