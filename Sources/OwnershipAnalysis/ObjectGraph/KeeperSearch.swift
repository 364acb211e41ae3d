/// Looks for what keeps each of many nodes. What is behind a holder of which several hang is looked for once.
struct KeeperSearch {
  typealias Keeper = (keeper: NodeID, path: OwnershipPath)

  private let graph: Graph
  private let toll: (Edge) -> Int?
  private let isKeeper: (NodeID) -> Bool
  private let areAlike: (NodeID) -> Bool
  /// What keeps the holders that were come by.
  private var known: [NodeID: [Keeper]] = [:]
  /// How many nodes were gone on from.
  private(set) var steps = 0

  init(_ graph: Graph, toll: @escaping (Edge) -> Int?, where isKeeper: @escaping (NodeID) -> Bool, areAlike: @escaping (NodeID) -> Bool = { _ in false }) {
    self.graph = graph
    self.areAlike = areAlike
    self.toll = toll
    self.isKeeper = isKeeper
  }

  /// The same as `Graph.keepers(of:)`.
  mutating func keepers(of node: NodeID) -> [Keeper] {
    let holding = graph.liveEdges(to: node).lazy.map { [graph] in graph.edges[Int($0)] }.filter { $0.strength == .strong }
    // Whatever keeps what only one node holds keeps that one, too. What passes, or is not checked, changes which way is the surest.
    guard holding.count == 1, let edge = holding.first, edge.source != node, !edge.endsByItself, !edge.isUnchecked else {
      return graph.keepers(of: node, toll: toll, where: isKeeper, areAlike: areAlike, steps: &steps)
    }
    guard let assumed = toll(edge) else { return [] }
    steps += 1
    let own = OwnershipPath(edges: [edge], assumptions: assumed, isLasting: !edge.endsByItself)
    var result: [Keeper] = isKeeper(edge.source) ? [(edge.source, own)] : []
    for (keeper, path) in keepers(ofHolder: edge.source) where keeper != node { result.append((keeper, path.followed(by: own))) }
    return result
  }

  private mutating func keepers(ofHolder node: NodeID) -> [Keeper] {
    if let known = known[node] { return known }
    let found = graph.keepers(of: node, toll: toll, where: isKeeper, areAlike: areAlike, steps: &steps)
    known[node] = found
    return found
  }
}

extension Graph {
  /// What the nodes hold, itself or through what they hold, and they themselves.
  func reached(from nodes: [NodeID]) -> Set<NodeID> {
    var result: Set<NodeID> = []
    var pending = nodes
    while let node = pending.popLast() {
      guard result.insert(node).inserted else { continue }
      for edge in edges(from: node) where edge.strength == .strong && edge.field.isOwnership { pending.append(edge.target) }
    }
    return result
  }
}
