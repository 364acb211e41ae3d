import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("summary", decidedBy: .text) { probe in
    let home = DirectoryNode(name: "home")
    probe.watch(home)
    _ = home.summary
  },
  Place("describe", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let docs = DirectoryNode(name: "docs")
    probe.watch(docs)
    _ = docs.describe(2)
  },
  Place("target", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let target: TreeNode") { probe in
    let loop = DirectoryNode(name: "loop")
    probe.watch(loop)
    loop.add(SymlinkNode(name: "self", target: loop))
  },
  Place("mount", decidedBy: .program) { probe in
    let volume = Volume(root: DirectoryNode(name: "home"))
    probe.watch(volume)
    probe.watch(volume.root)
    volume.mount(at: "usb")
    probe.watch(volume.root.children[0])
  },
  Place("visit", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let collector = NameCollector()
    let home = DirectoryNode(name: "home")
    home.add(FileNode(name: "a", bytes: 1))
    probe.watch(collector)
    collector.collect(home)
  },
  Place("sizes", decidedBy: .text) { probe in
    let collector = SizeCollector()
    let home = DirectoryNode(name: "home")
    home.add(FileNode(name: "a", bytes: 1))
    probe.watch(collector)
    collector.collect(home)
  },
]
