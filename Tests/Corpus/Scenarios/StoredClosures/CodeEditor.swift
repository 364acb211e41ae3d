import Foundation

struct TokenRange {
  let start: Int
  let length: Int
  let kind: String
}

final class SyntaxHighlighter {
  var onTokens: (([TokenRange]) -> Void)?
  func scan(_ text: String) {
    onTokens?([TokenRange(start: 0, length: text.count, kind: "word")])
  }
}

final class CompletionProvider {
  var source: (() -> [String])?
  func complete(_ prefix: String) -> [String] { (source?() ?? []).filter { $0.hasPrefix(prefix) } }
}

final class Debouncer {
  private var item: DispatchWorkItem?
  var onIdle: (() -> Void)?

  func call(_ action: @escaping () -> Void) {
    item?.cancel()
    let item = DispatchWorkItem { [weak self] in
      action()
      self?.item = nil
      self?.onIdle?()
    }
    self.item = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }
}

final class CodeEditor {
  private let highlighter = SyntaxHighlighter()
  private let completions = CompletionProvider()
  private let saver = Debouncer()
  private(set) var text = ""
  private(set) var ranges: [TokenRange] = []
  private(set) var saved = ""
  private(set) var symbols = ["func", "final"]

  func colour() {
    let apply = paint  //@ colour
    highlighter.onTokens = apply
    highlighter.scan(text)
  }

  func colourOnce() {
    let apply: ([TokenRange]) -> Void = { [weak self] in self?.paint($0) }  //@ colourOnce
    highlighter.onTokens = apply
    highlighter.scan(text)
  }

  func enableCompletion() {
    completions.source = { self.symbols }  //@ completion
  }

  func type(_ addition: String) {
    text += addition
    saver.call { self.saved = self.text }  //@ type
  }

  func watchIdle() {
    saver.onIdle = {  //@ idle
      DispatchQueue.global().async { [weak self] in
        let count = self?.text.count ?? 0
        DispatchQueue.main.async { self?.ranges.removeAll { $0.start > count } }
      }
    }
  }

  private func paint(_ ranges: [TokenRange]) { self.ranges = ranges }
}

final class EditorWindow {
  func openProject() {
    let editor = CodeEditor()
    editor.colour()
    editor.enableCompletion()
    editor.type("func main")
  }

  func openScratch() {
    let editor = CodeEditor()
    editor.colourOnce()
    editor.watchIdle()
    editor.type("let x")
  }
}
