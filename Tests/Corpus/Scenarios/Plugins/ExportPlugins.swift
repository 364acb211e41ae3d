import Foundation

protocol EditorPlugin: AnyObject {
  var name: String { get }
  func attach(to editor: TextEditor)
}

enum ExportRegistry {
  private static var exporters: [String: (String) -> String] = [:]

  static func register(_ format: String, _ exporter: @escaping (String) -> String) { exporters[format] = exporter }
  static func unregister(_ format: String) { exporters[format] = nil }
  static func export(_ text: String, as format: String) -> String { exporters[format]?(text) ?? text }
}

final class FileWatcher {
  private var source: DispatchSourceTimer?
  private(set) var changes = 0

  func watch() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(5))
    source.setEventHandler { self.changes += 1 }  //@ watch
    source.resume()
    self.source = source
  }

  func watchOnce() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now())
    source.setEventHandler {  //@ first
      self.changes += 1
      source.cancel()
    }
    source.resume()
  }
}

final class TextEditor {
  private(set) var text = ""
  private(set) var plugins: [EditorPlugin] = []
  private var hooks: [(String) -> Void] = []
  let watcher = FileWatcher()
  private let title = "Draft"

  func install(_ plugin: EditorPlugin) {
    plugins.append(plugin)
    plugin.attach(to: self)
  }

  func onChange(_ hook: @escaping (String) -> Void) { hooks.append(hook) }

  func insert(_ more: String) {
    text += more
    hooks.forEach { $0(text) }
  }

  func registerMarkdown() {
    ExportRegistry.register("md") { body in "# \(self.title)\n\(body)" }  //@ markdown
  }

  func registerHTML() {
    let title = title
    ExportRegistry.register("html") { body in "<h1>\(title)</h1>\(body)" }  //@ html
  }

  func previewPlain() -> String {
    ExportRegistry.register("txt") { body in self.title + body }
    defer { ExportRegistry.unregister("txt") }
    return ExportRegistry.export(text, as: "txt")
  }
}

final class WordCounter: EditorPlugin {
  let name = "Words"
  private(set) var words = 0

  func attach(to editor: TextEditor) {
    editor.onChange { text in self.words = text.split(separator: " ").count }  //@ words
  }
}

final class SpellChecker: EditorPlugin {
  let name = "Spelling"
  private(set) var checks = 0

  func attach(to editor: TextEditor) {
    editor.onChange { text in  //@ spelling
      DispatchQueue.main.async { [weak self] in
        self?.checks += editor.text.count - text.count
      }
    }
  }
}

final class EditorWindow {
  private(set) var editor: TextEditor?

  func open() -> TextEditor {
    let editor = TextEditor()
    self.editor = editor
    return editor
  }

  func close() { editor = nil }
}
