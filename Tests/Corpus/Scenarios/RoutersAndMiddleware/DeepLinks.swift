import Foundation

enum DeepLinks {
  nonisolated(unsafe) private static var routes: [String: (URL) -> Bool] = [:]
  nonisolated(unsafe) static var fallback: ((URL) -> Void)?

  static func register(_ host: String, _ route: @escaping (URL) -> Bool) { routes[host] = route }
  static func unregister(_ host: String) { routes[host] = nil }
  static func open(_ url: URL) -> Bool { routes[url.host ?? ""]?(url) ?? false }
  static func first(where matches: (String) -> Bool) -> String? { routes.keys.first(where: matches) }
}

final class ShopPage {
  private(set) var opened: [String] = []
  private let id = UUID().uuidString

  func register() {
    DeepLinks.register("shop") { url in //@ register
      self.opened.append(url.path)
      return true
    }
  }

  func registerWeakly() {
    DeepLinks.register(id) { [weak self] url in //@ weakly
      self?.opened.append(url.path)
      return self != nil
    }
  }

  func takeFallback() {
    DeepLinks.fallback = open //@ fallback
  }

  func isKnown() -> Bool {
    DeepLinks.first { self.opened.contains($0) } != nil //@ known
  }

  func openOnce(_ url: URL) -> Bool {
    DeepLinks.register("once") { self.opened.append($0.path); return true } //@ once
    defer { DeepLinks.unregister("once") }
    return DeepLinks.open(url)
  }

  private func open(_ url: URL) { opened.append(url.path) }
  deinit { DeepLinks.unregister(id) }
}
