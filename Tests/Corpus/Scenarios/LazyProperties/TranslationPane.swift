import Foundation

struct Phrase: Hashable {
  let text: String
  let language: String
}

actor TranslationService {
  private var cache: [Phrase: String] = [:]

  func translate(_ phrase: Phrase, to language: String) async -> String {
    if let known = cache[phrase] { return known }
    try? await Task.sleep(nanoseconds: 5_000_000)
    let result = "\(language):\(phrase.text)"
    cache[phrase] = result
    return result
  }
}

final class Debouncer {
  private let interval: TimeInterval
  var action: (() -> Void)?
  private var pending: DispatchWorkItem?

  init(interval: TimeInterval) { self.interval = interval }

  func call() {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.action?() }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + interval, execute: item)
  }
}

final class TranslationPane {
  var input = ""
  var sourceLanguage = "en"
  var targetLanguage = "de"
  private(set) var output = ""
  private let service = TranslationService()
  private let typing = Debouncer(interval: 0.01)
  private let autosave = Debouncer(interval: 0.02)

  lazy var summary: () -> String = {  //@ summary
    "\(self.sourceLanguage) to \(self.targetLanguage)"
  }

  lazy var placeholder: String = {  //@ placeholder
    "Text in \(self.sourceLanguage)"
  }()

  init() {
    typing.action = { [unowned self] in self.translate() }  //@ typing
  }

  func startAutosave() {
    autosave.action = { self.save() }  //@ autosave
  }

  func type(_ text: String) {
    input = text
    typing.call()
    autosave.call()
  }

  func translate() {
    let phrase = Phrase(text: input, language: sourceLanguage)
    Task { @MainActor in  //@ translate
      self.output = await self.service.translate(phrase, to: self.targetLanguage)
    }
  }

  func title() -> String {
    summary() + " - " + placeholder
  }

  private func save() {
    UserDefaults.standard.set(input, forKey: "lastInput")
  }
}

final class TranslatorWindow {
  private var pane: TranslationPane? = TranslationPane()

  func show() -> String? {
    pane?.startAutosave()
    pane?.type("good morning")
    return pane?.title()
  }

  func close() { pane = nil }
}
