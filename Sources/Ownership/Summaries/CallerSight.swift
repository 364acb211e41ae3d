/// Which closures of a function's graph its callers need not know.
///
/// A closure that only the system, or a callee that nobody knows, has been given no code finds again. Callers must know of it where it holds something that
/// they know themselves, or may pass; all else is judged with the function's own code.
struct CallerSight {
  private let graph: Graph
  /// What callers can get hold of: what they have, what they are given, and what objects hold that they know.
  private var found = BitSet()
  /// That, what they may pass to closures, and what holds something of it.
  private var concerned = BitSet()

  /// - Parameter given: What the function gives its callers.
  init(of graph: Graph, given: [NodeID]) {
    self.graph = graph
    var pending = given
    var holders: [NodeID] = []
    for index in graph.nodes.indices {
      switch graph.nodes[index].kind {
      case .selfObject, .parameter, .global, .externalGlobal, .load: pending.append(NodeID(index))
      case .closureParameter: holders.append(NodeID(index))
      case .system, .unknownCallee, .closure, .methodReference, .autoclosure, .allocation, .box, .former: break
      }
    }
    for parameter in holders { concerned.insert(parameter.index) }
    while let node = pending.popLast() {
      if found.contains(node.index) { continue }
      found.insert(node.index)
      // Of what a framework has for all, callers know no more than the function does.
      if !graph.isOutside(node) {
        concerned.insert(node.index)
        holders.append(node)
      }
      graph.forEachEdge(from: node) { edge in if !found.contains(edge.target.index) { pending.append(edge.target) } }
    }
    while let node = holders.popLast() {
      for edge in graph.edges(to: node) where Self.holds(edge) && !concerned.contains(edge.source.index) {
        concerned.insert(edge.source.index)
        holders.append(edge.source)
      }
    }
  }

  /// A closure that nobody in sight calls keeps nothing of what it gives, nor what it captures weakly.
  private static func holds(_ edge: Edge) -> Bool { edge.field != .result && !(edge.strength == .weak && edge.field.isCapture) }

  /// Must callers know of a reference?
  func concerns(_ edge: Edge) -> Bool {
    found.contains(edge.source.index) || edge.field != .result && !isLost(edge.source) && !isLost(edge.target)
  }

  /// Is it a closure of which nothing comes back to callers?
  private func isLost(_ node: NodeID) -> Bool {
    switch graph[node].kind {
    case .closure, .methodReference, .autoclosure: !concerned.contains(node.index)
    default: false
    }
  }
}

extension Graph {
  /// Is the node a framework's global, or read from one?
  fileprivate func isOutside(_ node: NodeID) -> Bool {
    var node = node
    while case .load(let base, _) = self[node].kind { node = base }
    if case .externalGlobal = self[node].kind { return true }
    return false
  }
}
