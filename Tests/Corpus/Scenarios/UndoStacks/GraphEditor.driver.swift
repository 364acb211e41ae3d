import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("source", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let source: GraphNode") { probe in
    let graph = Graph()
    let start = graph.add("start")
    probe.watch(start)
    start.connect(to: graph.add("end"))
  },
  Place("badge", decidedBy: .program) { probe in
    let graph = Graph()
    let start = graph.add("start")
    probe.watch(start)
    start.badge = Badge(node: start)
    _ = start.badge?.text
  },
  Place("addition", decidedBy: .program) { probe in
    let graph = Graph()
    let editor = NodeEditor(graph: graph)
    probe.watch(editor)
    probe.watch(graph)
    editor.addNode("start")
  },
  Place("selection", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let editor = NodeEditor(graph: Graph())
    probe.watch(editor)
    editor.select("start")
  },
  Place("copying", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let graph = Graph()
    _ = graph.add("start")
    let tool = CopyTool()
    probe.watch(tool)
    tool.copy(from: graph)
    _ = Clipboard.shared.paste()
  },
  Place("spacing", decidedBy: .program) { probe in
    let layout = LayoutTool(graph: Graph())
    probe.watch(layout)
    layout.arrange()
    layout.finish()
  },
]
