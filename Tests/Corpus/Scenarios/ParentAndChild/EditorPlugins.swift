protocol EditorPlugin: AnyObject {
  func activate(in editor: Editor)
}

final class Editor {
  private var plugins: [EditorPlugin] = []

  func install(_ plugin: EditorPlugin) {
    plugins.append(plugin)
    plugin.activate(in: self)
  }
}

final class SpellPlugin: EditorPlugin {
  private var editor: Editor?  //@ spell

  func activate(in editor: Editor) {
    self.editor = editor
  }
}

final class GitPlugin: EditorPlugin {
  private weak var editor: Editor?  //@ git

  func activate(in editor: Editor) {
    self.editor = editor
  }
}

final class ThemePlugin: EditorPlugin {
  private var isActive = false

  func activate(in editor: Editor) {
    isActive = true
  }
}

final class LintPlugin: EditorPlugin {
  private var runs = 0

  func activate(in editor: Editor) {
    runs += 1
  }
}

final class MacroPlugin: EditorPlugin {
  private var name = ""

  func activate(in editor: Editor) {
    name = "macro"
  }
}
