import CorpusProbe
import CorpusUIKit

public let places: [Place] = [
  Place("heights", decidedBy: .text) { probe in
    let table = TrackTable(style: .plain)
    probe.watch(table)
    table.measure()
  },
  Place("child", decidedBy: .program) { probe in
    let tree = TrackTree()
    let root = TrackNode(id: 1)
    probe.watch(root)
    tree.insert(2, under: root)
  },
]
