import Foundation

final class Edge {
  let source: GraphNode  //@ source
  let target: GraphNode

  init(source: GraphNode, target: GraphNode) {
    self.source = source
    self.target = target
  }
}

final class GraphNode {
  let title: String
  var position = (x: 0.0, y: 0.0)
  private(set) var outgoing: [Edge] = []
  var badge: Badge?

  init(title: String) { self.title = title }

  func connect(to other: GraphNode) { outgoing.append(Edge(source: self, target: other)) }
}

final class Badge {
  unowned let node: GraphNode  //@ badge
  init(node: GraphNode) { self.node = node }
  var text: String { node.title.uppercased() }
}

final class Graph {
  private(set) var nodes: [String: GraphNode] = [:]

  func add(_ title: String) -> GraphNode {
    let node = GraphNode(title: title)
    nodes[title] = node
    return node
  }

  func remove(_ title: String) { nodes[title] = nil }
}

final class UndoStack {
  private var actions: [() -> Void] = []

  func push(_ action: @escaping () -> Void) { actions.append(action) }
  func undo() { actions.popLast()?() }
  func removeAll() { actions.removeAll() }
}

final class NodeEditor {
  private let graph: Graph
  private let undoStack = UndoStack()
  private(set) var selection: String?

  init(graph: Graph) { self.graph = graph }

  func addNode(_ title: String) {
    _ = graph.add(title)
    undoStack.push { [graph] in graph.remove(title) }  //@ addition
  }

  func select(_ title: String?) {
    let former = selection
    selection = title
    undoStack.push { self.selection = former }  //@ selection
  }
}

final class LayoutTool {
  private let graph: Graph
  private let undoStack = UndoStack()
  private var spacing = 40.0

  init(graph: Graph) { self.graph = graph }

  func arrange() {
    let former = spacing
    graph.nodes.values.enumerated().forEach { index, node in
      node.position = (Double(index) * self.spacing, 0)
    }
    spacing += 10
    undoStack.push { self.spacing = former }  //@ spacing
  }

  func finish() { undoStack.removeAll() }
}

final class Clipboard {
  static let shared = Clipboard()
  private var provider: (() -> [String])?
  func offer(_ provider: @escaping () -> [String]) { self.provider = provider }
  func paste() -> [String] { provider?() ?? [] }
}

final class CopyTool {
  private var titles: [String] = []

  func copy(from graph: Graph) {
    titles = graph.nodes.keys.sorted()
    Clipboard.shared.offer { self.titles }  //@ copying
  }
}

final class EditorWindow {
  func editOnce() {
    let graph = Graph()
    let editor = NodeEditor(graph: graph)
    editor.addNode("start")
    editor.addNode("end")
    editor.select("start")
    if let start = graph.nodes["start"], let end = graph.nodes["end"] {
      start.connect(to: end)
      start.badge = Badge(node: start)
      print(start.badge?.text ?? "")
    }
    let layout = LayoutTool(graph: graph)
    layout.arrange()
    layout.finish()
    CopyTool().copy(from: graph)
    print(Clipboard.shared.paste())
  }
}
