/// The number of strong references between an object and the nearest entry point of a graph: `self`, arguments, results, globals and the system.
/// Owners are nearer than the objects they own.
struct EntryDistances {
  private let distances: [NodeID: Int]

  init(_ graph: Graph, givenOut: Set<NodeID>) {
    var distances: [NodeID: Int] = [:]
    var queue: [NodeID] = []
    for index in graph.nodes.indices {
      let node = NodeID(index)
      if givenOut.contains(node) || Self.isEntry(graph[node].kind) {
        distances[node] = 0
        queue.append(node)
      }
    }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      graph.forEachEdge(from: node) { edge in
        guard edge.strength == .strong, distances[edge.target] == nil else { return }
        distances[edge.target] = distances[node]! + 1
        queue.append(edge.target)
      }
    }
    self.distances = distances
  }

  private static func isEntry(_ kind: NodeKind) -> Bool {
    switch kind {
    case .selfObject, .parameter, .closureParameter, .global, .externalGlobal, .system: true
    default: false
    }
  }

  /// Whether the reference leads from an owned object back to an owner.
  func leadsBack(_ edge: Edge) -> Bool { (distances[edge.target] ?? .max) < (distances[edge.source] ?? .max) }
}
