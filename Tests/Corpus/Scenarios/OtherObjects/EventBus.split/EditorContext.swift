public final class EditorContext {
  let bus = EventBus()
  private(set) var edits: [String] = []
  private var undo: [() -> Void] = []

  func apply(_ edit: String) { edits.append(edit) }
  func registerUndo(_ step: @escaping () -> Void) { undo.append(step) }
  func undoAll() {
    undo.reversed().forEach { $0() }
    undo.removeAll()
  }
}
