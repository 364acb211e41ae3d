import Foundation

final class OutlineNode {
  let title: String
  private(set) var children: [OutlineNode] = []
  private unowned let editor: OutlineEditor //@ editor
  var isVisible: () -> Bool = { true }

  init(_ title: String, editor: OutlineEditor) {
    self.title = title
    self.editor = editor
  }

  func add(_ title: String) -> OutlineNode {
    let child = OutlineNode(title, editor: editor)
    child.isVisible = { self.isVisible() && !self.editor.isCollapsed } //@ child
    children.append(child)
    return child
  }

  func addLight(_ title: String) -> OutlineNode {
    let child = OutlineNode(title, editor: editor)
    child.isVisible = { [unowned self] in isVisible() } //@ light
    children.append(child)
    return child
  }

  func addRoot(_ title: String) -> OutlineNode {
    let child = OutlineNode(title, editor: editor)
    child.isVisible = { [unowned editor] in !editor.isCollapsed } //@ root
    children.append(child)
    return child
  }

  func touch() { _ = editor.isCollapsed }
}

final class OutlineEditor {
  var isCollapsed = false
  private(set) lazy var root = OutlineNode("root", editor: self)
}
