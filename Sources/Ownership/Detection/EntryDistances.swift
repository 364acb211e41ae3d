/// How many strong references lie between an object and what other code can hold of a graph: `self`, what the code is given, what it gives
/// out, globals and the system. Owners stand nearer to these than what they own.
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

  /// Does the reference lead from what is owned back to an owner?
  func leadsBack(_ edge: Edge) -> Bool { (distances[edge.target] ?? .max) < (distances[edge.source] ?? .max) }
}
