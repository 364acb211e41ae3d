import Foundation

final class LanguageBundle {
  let language: String
  private(set) lazy var table = StringTable(bundle: self)
  private(set) lazy var plurals = PluralTable(bundle: self)
  fileprivate let strings: [String: String]
  init(language: String, strings: [String: String]) { (self.language, self.strings) = (language, strings) }

  func greeting() -> String { plurals.text(2) }
}

final class StringTable {
  private unowned let bundle: LanguageBundle  //@ tableBundle
  init(bundle: LanguageBundle) { self.bundle = bundle }
  func text(_ key: String) -> String { bundle.strings[key] ?? key }
}

final class PluralTable {
  private unowned let bundle: LanguageBundle  //@ pluralBundle
  init(bundle: LanguageBundle) { self.bundle = bundle }
  func text(_ count: Int) -> String { "\(count) \(bundle.language)" }
}

final class LocaleNode {
  let code: String
  private var fallback: LocaleNode?  //@ fallback
  private var variants: [LocaleNode] = []
  init(code: String) { self.code = code }

  func addVariant(_ code: String) -> LocaleNode {
    let node = LocaleNode(code: code)
    node.fallback = self
    variants.append(node)
    return node
  }

  func chain() -> [String] { [code] + (fallback?.chain() ?? []) }
}

final class FallbackChain {
  let code: String
  private let next: FallbackChain?  //@ chainNext
  init(code: String, next: FallbackChain? = nil) { (self.code, self.next) = (code, next) }
  func codes() -> [String] { [code] + (next?.codes() ?? []) }
}

final class BundleDownload {
  var onFinish: ((LanguageBundle) -> Void)?

  func start(_ language: String) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { [self] in
      onFinish?(LanguageBundle(language: language, strings: ["ok": "OK"]))
      onFinish = nil
    }
  }
}

final class LanguageMenu {
  private let download = BundleDownload()
  private(set) var installed: [String] = []

  func install(_ language: String) {
    download.onFinish = add  //@ add
    download.start(language)
  }

  private func add(_ bundle: LanguageBundle) { installed.append(bundle.language) }
}

final class Localisation {
  private(set) var bundle: LanguageBundle?
  private(set) var root: LocaleNode?
  private(set) var chain: FallbackChain?
  private(set) var menu: LanguageMenu?
  private var table: StringTable?

  func use(_ language: String) {
    bundle = LanguageBundle(language: language, strings: ["hello": "Hej"])
    table = bundle?.table
    _ = table?.text("hello")
  }

  func switchLanguage() {
    bundle = nil
    _ = table?.text("hello")
  }

  func greet() {
    bundle = LanguageBundle(language: "da", strings: [:])
    _ = bundle?.greeting()
  }

  func resolve() {
    root = LocaleNode(code: "en")
    _ = root?.addVariant("en-GB").chain()
    chain = FallbackChain(code: "de-AT", next: FallbackChain(code: "de"))
    _ = chain?.codes()
  }

  func openMenu() {
    menu = LanguageMenu()
    menu?.install("sv")
  }

  func close() {
    bundle = nil
    root = nil
    chain = nil
    menu = nil
  }
}
