protocol EditorTool: AnyObject {
  var name: String { get }
  func attach(to editor: Editor)
}

final class Editor {
  private var tools: [EditorTool] = []
  private(set) var text = ""
  func install(_ tool: EditorTool) {
    tools.append(tool)
    tool.attach(to: self)
  }
  func insert(_ part: String) { text += part }
}

final class StampTool: EditorTool {
  let name = "stamp"
  private var editor: Editor?  //@ stamp
  func attach(to editor: Editor) { self.editor = editor }
  func use() { editor?.insert("#") }
}

final class BrushTool: EditorTool {
  let name = "brush"
  private weak var editor: Editor?  //@ brush
  func attach(to editor: Editor) { self.editor = editor }
  func use() { editor?.insert("~") }
}

final class EraseTool: EditorTool {
  let name = "erase"
  private var undo: (() -> Void)?
  func attach(to editor: Editor) {
    undo = {  //@ erase
      editor.insert("")
    }
  }
  func use() { undo?() }
}

/// Asks what it is given, and keeps nothing.
final class PrintTool: EditorTool {
  let name = "print"
  private var report: (() -> String)?
  func attach(to editor: Editor) {
    let text = editor.text
    report = { text.uppercased() }  //@ print
  }
}
