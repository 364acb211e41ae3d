import Foundation

protocol EditorPlugin: AnyObject {
  var name: String { get }
  func textDidChange(_ text: String)
}

final class CodeEditor {
  private(set) var text = ""
  private(set) var plugins: [any EditorPlugin] = []
  private var commands: [String: () -> String] = [:]
  private(set) var warnings: [String] = []

  func install(_ plugin: any EditorPlugin) { plugins.append(plugin) }
  func uninstall(_ plugin: any EditorPlugin) { plugins.removeAll { $0 === plugin } }
  func addCommand(_ name: String, _ body: @escaping () -> String) { commands[name] = body }
  func runCommand(_ name: String) -> String? { commands[name]?() }
  func warn(_ warning: String) { warnings.append(warning) }

  func type(_ part: String) {
    text += part
    plugins.forEach { $0.textDidChange(text) }
  }
}

final class SpellChecker: EditorPlugin {
  let name = "Spelling"
  private weak var editor: CodeEditor? //@ spelling
  init(editor: CodeEditor) { self.editor = editor }
  func textDidChange(_ text: String) {
    if text.contains("teh") { editor?.warn("teh") }
  }
}

final class LineCounter: EditorPlugin {
  let name = "Lines"
  private let editor: CodeEditor //@ lines
  init(editor: CodeEditor) { self.editor = editor }
  func textDidChange(_ text: String) {
    if text.count > 80 { editor.warn("long line") }
  }
}

final class MacroRecorder: EditorPlugin {
  let name = "Macros"
  private let editor: CodeEditor //@ macros
  private var steps: [String] = []
  init(editor: CodeEditor) { self.editor = editor }
  func textDidChange(_ text: String) { steps.append(text) }
  func record(_ work: (CodeEditor) -> Void) -> [String] {
    editor.install(self)
    work(editor)
    editor.uninstall(self)
    return steps
  }
}

final class Formatter {
  private unowned let editor: CodeEditor
  private let indent = "  "
  init(editor: CodeEditor) { self.editor = editor }

  func formatted() -> String {
    editor.text.split(separator: "\n").map { self.indent + $0 }.joined(separator: "\n")
  }

  func register() {
    editor.addCommand("format", formatted) //@ format
  }

  func formatLater(_ done: @escaping (String) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { [unowned editor] in //@ formatLater
      done(editor.text.replacingOccurrences(of: "\t", with: "  "))
    }
  }
}

enum WordCount {
  static func register(in editor: CodeEditor) {
    editor.addCommand("words") { [editor] in //@ words
      "\(editor.text.split(separator: " ").count)"
    }
  }
}

final class EditorSession {
  func words() -> CodeEditor {
    let editor = CodeEditor()
    WordCount.register(in: editor)
    _ = editor.runCommand("words")
    return editor
  }

  func spell() -> CodeEditor {
    let editor = CodeEditor()
    editor.install(SpellChecker(editor: editor))
    editor.type("teh cat")
    return editor
  }

  func count() -> CodeEditor {
    let editor = CodeEditor()
    editor.install(LineCounter(editor: editor))
    editor.type("cat")
    return editor
  }

  func macro() -> CodeEditor {
    let editor = CodeEditor()
    _ = MacroRecorder(editor: editor).record { $0.type("dog") }
    return editor
  }

  func format() -> CodeEditor {
    let editor = CodeEditor()
    Formatter(editor: editor).register()
    editor.type("let a = 1")
    _ = editor.runCommand("format")
    return editor
  }

  func closeWhileFormatting() -> CodeEditor {
    let editor = CodeEditor()
    editor.type("let b = 2")
    Formatter(editor: editor).formatLater { print($0.count) }
    return editor
  }
}
