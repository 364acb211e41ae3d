import Foundation

final class OutlineNode {
  let title: String
  private(set) var children: [OutlineNode] = []
  private(set) var parent: OutlineNode?  //@ parent

  init(title: String) { self.title = title }

  func insert(_ child: OutlineNode) {
    children.append(child)
    child.parent = self
  }
}

final class FolderNode {
  let title: String
  private(set) var children: [FolderNode] = []
  private(set) weak var parent: FolderNode?  //@ folder

  init(title: String) { self.title = title }

  func insert(_ child: FolderNode) {
    children.append(child)
    child.parent = self
  }
}
