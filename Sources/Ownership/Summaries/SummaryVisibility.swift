/// Selects the closures of a function's graph that its callers must know.
///
/// A closure passed only to the system or to an unknown callee is out of reach for all code. Callers must know it if it holds an object that they
/// know or may pass. All other closures are judged with the function's own code.
struct SummaryVisibility {
  private let graph: Graph
  /// The objects that the function gives its callers.
  private let given: Set<NodeID>
  /// Everything that callers can reach: their own objects, the results, and whatever these hold.
  private var found = BitSet()
  /// The same, together with the objects that they may pass to closures, and whatever holds any of these.
  private var concerned = BitSet()

  /// - Parameter given: The objects that the function gives its callers.
  init(of graph: Graph, given: [NodeID]) {
    self.graph = graph
    self.given = Set(given)
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
      // Callers know no more about a framework's global objects than the function does.
      if !graph.isOutside(node) {
        concerned.insert(node.index)
        holders.append(node)
      }
      graph.forEachEdge(from: node) { edge in if !found.contains(edge.target.index) { pending.append(edge.target) } }
    }
    while let node = holders.popLast() {
      graph.forEachEdge(to: node) { edge in
        guard !concerned.contains(edge.source.index), Self.holds(edge) else { return }
        concerned.insert(edge.source.index)
        holders.append(edge.source)
      }
    }
  }

  /// A closure that no code in sight calls does not retain its results, nor its weak captures.
  private static func holds(_ edge: Edge) -> Bool { edge.field != .result && edge.field != .emitted && !(edge.strength == .weak && edge.field.isCapture) }

  /// Whether callers must know a reference.
  func concerns(_ edge: Edge) -> Bool {
    if edge.field == .emitted { return isReachable(edge.source) }
    return found.contains(edge.source.index) || edge.field != .result && !isLost(edge.source) && !isLost(edge.target)
  }

  /// Whether callers can subscribe to a stream. They cannot to what a token or an operator holds.
  private func isReachable(_ stream: NodeID) -> Bool {
    guard found.contains(stream.index) else { return false }
    guard case .allocation = graph[stream].kind, !given.contains(stream) else { return true }
    return graph.edges(to: stream).contains { if case .model = $0.field { false } else { $0.isWrite && found.contains($0.source.index) } }
  }

  /// Whether it is a closure that does not get back to callers.
  private func isLost(_ node: NodeID) -> Bool {
    switch graph[node].kind {
    case .closure, .methodReference, .autoclosure: !concerned.contains(node.index)
    default: false
    }
  }
}

extension Graph {
  /// Whether the node is a framework's global, or was read from one.
  fileprivate func isOutside(_ node: NodeID) -> Bool {
    var node = node
    while case .load(let base, _) = self[node].kind { node = base }
    if case .externalGlobal = self[node].kind { return true }
    return false
  }
}
