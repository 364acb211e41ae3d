import UIKit

final class LocaleStore {
  static let shared = LocaleStore()
  private(set) var code = "en"
  private var tables: [String: [String: String]] = ["en": ["hello": "Hello"], "de": ["hello": "Hallo"]]
  private var continuations: [UUID: AsyncStream<String>.Continuation] = [:]
  private var fallbacks: [(String) -> String?] = []

  func string(_ key: String) -> String {
    tables[code]?[key] ?? fallbacks.lazy.compactMap { $0(key) }.first ?? key
  }

  func addFallback(_ fallback: @escaping (String) -> String?) { fallbacks.append(fallback) }

  func changes() -> AsyncStream<String> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    continuations[id] = continuation
    return stream
  }

  func use(_ code: String) {
    self.code = code
    continuations.values.forEach { $0.yield(code) }
  }
}

@propertyWrapper
struct Localized {
  let key: String
  init(_ key: String) { self.key = key }
  var wrappedValue: String { LocaleStore.shared.string(key) }
}

class LocalizedController: UIViewController {
  @Localized("hello") var greeting
  fileprivate var task: Task<Void, Never>?
  fileprivate let label = UILabel()

  fileprivate func apply(_ code: String) { label.text = code + ": " + greeting }
}

final class WelcomeController: LocalizedController {
  func follow() {
    task = Task { @MainActor in  //@ welcomeTask
      for await code in LocaleStore.shared.changes() { self.apply(code) }
    }
  }

  deinit { task?.cancel() }
}

final class AboutController: LocalizedController {
  func follow() {
    task = Task { @MainActor in  //@ aboutTask
      for await code in LocaleStore.shared.changes() { self.apply(code) }
    }
  }

  func close() {
    task?.cancel()
    task = nil
  }
}

final class PricesController: LocalizedController {
  private let overrides = ["price": "Price"]
  private var decimals = 2
  private lazy var heading: String = { self.greeting + "!" }()  //@ heading
  private lazy var format: (Double) -> String = { value in  //@ format
    String(value) + String(repeating: "0", count: self.decimals)
  }

  func showHeading() { label.text = heading }

  func showPrice(_ value: Double) { label.text = format(value) }

  func addFallback() {
    LocaleStore.shared.addFallback { [overrides] key in overrides[key] }  //@ fallback
  }
}

final class LocaleScene {
  private var welcome: WelcomeController?
  private var about: AboutController?

  func open() {
    welcome = WelcomeController()
    welcome?.follow()
    about = AboutController()
    about?.follow()
    let prices = PricesController()
    prices.showHeading()
    prices.showPrice(3)
    prices.addFallback()
    LocaleStore.shared.use("de")
  }

  func leave() {
    about?.close()
    about = nil
    welcome = nil
  }

  func visit() {
    open()
    leave()
  }
}
