import Foundation

struct Point {
  var x = 0.0
  var y = 0.0
}

final class GraphNode {
  let label: String
  var position = Point()
  var neighbours: [GraphNode] = []  //@ neighbours
  init(label: String) { self.label = label }
}

final class GraphEdge {
  let source: GraphNode  //@ source
  let target: GraphNode
  init(_ source: GraphNode, _ target: GraphNode) {
    self.source = source
    self.target = target
  }
  var length: Double { hypot(source.position.x - target.position.x, source.position.y - target.position.y) }
}

final class TreeNode {
  let label: String
  private(set) var children: [TreeNode] = []
  private weak var parent: TreeNode?  //@ parent
  init(label: String) { self.label = label }

  func add(_ child: TreeNode) {
    child.parent = self
    children.append(child)
  }

  var depth: Int { (parent?.depth ?? -1) + 1 }
}

final class ClusterNode {
  var peers: [ClusterNode] = []  //@ peers
  var centre = Point()
}

final class Cluster {
  private var nodes: [ClusterNode] = []

  func connect(_ count: Int) -> [ClusterNode] {
    nodes = (0..<count).map { _ in ClusterNode() }
    for node in nodes { node.peers = nodes.filter { $0 !== node } }
    return nodes
  }

  func dissolve() {
    for node in nodes { node.peers.removeAll() }
    nodes.removeAll()
  }
}

final class ForceLayout {
  private var forces: [(GraphNode) -> Void] = []
  private var strength = 0.3
  private(set) var steps = 0
  let graph: Graph
  init(graph: Graph) { self.graph = graph }

  func addGravity() {
    forces.append { node in  //@ gravity
      node.position.y -= self.strength
    }
  }

  func addJitter(_ amount: Double) {
    forces.append { node in  //@ jitter
      node.position.x += amount
    }
  }

  func step() {
    steps += 1
    for node in graph.nodes { forces.forEach { $0(node) } }
  }
}

final class Graph {
  private(set) var nodes: [GraphNode] = []
  private(set) var edges: [GraphEdge] = []

  func add(_ label: String) -> GraphNode {
    let node = GraphNode(label: label)
    nodes.append(node)
    return node
  }

  func link(_ first: GraphNode, _ second: GraphNode) { edges.append(GraphEdge(first, second)) }

  func relate(_ first: GraphNode, _ second: GraphNode) {
    first.neighbours.append(second)
    second.neighbours.append(first)
  }
}

final class GraphDocument {
  func layOut() {
    let graph = Graph()
    let start = graph.add("start"), end = graph.add("end")
    graph.link(start, end)
    graph.relate(start, end)
    let layout = ForceLayout(graph: graph)
    layout.addGravity()
    layout.addJitter(0.1)
    layout.step()
  }

  func outline() -> Int {
    let root = TreeNode(label: "root"), leaf = TreeNode(label: "leaf")
    root.add(leaf)
    return leaf.depth
  }

  func cluster() {
    let cluster = Cluster()
    _ = cluster.connect(3)
    cluster.dissolve()
  }
}
