import Foundation

class TreeNode {
  let name: String
  init(name: String) { self.name = name }
  var size: Int { 0 }
}

final class FileNode: TreeNode {
  private let bytes: Int

  init(name: String, bytes: Int) {
    self.bytes = bytes
    super.init(name: name)
  }

  override var size: Int { bytes }
}

final class DirectoryNode: TreeNode {
  private(set) var children: [TreeNode] = []
  private weak var parent: DirectoryNode?

  lazy var summary: String = {  //@ summary
    "\(self.name): \(self.children.count)"
  }()

  lazy var describe: (Int) -> String = { depth in  //@ describe
    String(repeating: " ", count: depth) + self.name
  }

  func add(_ node: TreeNode) {
    (node as? DirectoryNode)?.parent = self
    children.append(node)
  }

  override var size: Int { children.reduce(0) { $0 + $1.size } }
}

final class SymlinkNode: TreeNode {
  let target: TreeNode  //@ target

  init(name: String, target: TreeNode) {
    self.target = target
    super.init(name: name)
  }
}

final class MountNode: TreeNode {
  private let volume: Volume
  init(name: String, volume: Volume) {
    self.volume = volume
    super.init(name: name)
  }
  override var size: Int { volume.root.size }
}

final class Volume {
  let root: DirectoryNode
  init(root: DirectoryNode) { self.root = root }

  func mount(at name: String) {
    root.add(MountNode(name: name, volume: Volume(root: DirectoryNode(name: name))))  //@ mount
  }
}

final class NameCollector {
  private(set) var names: [String] = []

  func collect(_ root: TreeNode) {
    var visit: ((TreeNode) -> Void)?
    visit = { node in  //@ visit
      self.names.append(node.name)
      (node as? DirectoryNode)?.children.forEach { visit?($0) }
    }
    visit?(root)
  }
}

final class SizeCollector {
  private(set) var sizes: [Int] = []

  func collect(_ root: TreeNode) {
    func visit(_ node: TreeNode) {
      sizes.append(node.size)
      (node as? DirectoryNode)?.children.forEach { visit($0) }  //@ sizes
    }
    visit(root)
  }
}

final class DiskReport {
  func run() -> [String] {
    let home = DirectoryNode(name: "home"), docs = DirectoryNode(name: "docs")
    docs.add(FileNode(name: "a.txt", bytes: 12))
    home.add(docs)
    let volume = Volume(root: home)
    volume.mount(at: "usb")
    let loop = DirectoryNode(name: "loop")
    loop.add(SymlinkNode(name: "self", target: loop))
    let names = NameCollector(), sizes = SizeCollector()
    names.collect(home)
    sizes.collect(home)
    return names.names + [home.summary, docs.describe(2)]
  }
}
